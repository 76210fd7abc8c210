import { posix } from 'node:path';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { inSomeCases, readShell } from './shell.ts';
import { copiedScope, emptyScope, type ShellScope } from './shell-words.ts';
import { marked, shownText } from './text.ts';
import type { CopiedFiles, Image, ReadFile, WrittenBuild } from './written.ts';

/**
 * Finds the builds in a Dockerfile. `ARG` and `ENV` set variables for the commands below, `WORKDIR` sets the folder of these commands, and
 * `COPY` says which files are in the image before a `RUN`. A stage begins with the files and variables of the stage that its `FROM` names.
 */

interface ImageStage {
  readonly scope: ShellScope;
  copies: readonly CopiedFiles[];
  doubt?: string;
}

/** Reads the builds in a Dockerfile. @param args the values of `docker build --build-arg`, by name. */
export function readDockerfile(text: string, args: ReadonlyMap<string, string> = new Map()): ReadFile {
  const builds: WrittenBuild[] = [];
  const images: ReadFile['images'][number][] = [];
  const stages = new Map<string, ImageStage>();
  const global = emptyScope('/');
  let stage: ImageStage = { scope: global, copies: [] };
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const line = instruction.getRange().start.line + 1;
    const content = instruction.getRawArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'FROM':
        stage = fromStage(content, stages, global);
        break;
      case 'ARG':
        setArgument(content, stage, global, args);
        break;
      case 'ENV':
        setEnvironment(content, stage.scope);
        break;
      case 'WORKDIR':
        stage.scope.folder = pathIn(stage.scope, expandedWord(content, stage.scope));
        break;
      case 'COPY':
      case 'ADD':
        copy(instruction as Copy, line, stage);
        break;
      case 'RUN': {
        const read = readRunInstruction(instruction, stage);
        const image: Image = { copies: mounted(instruction, stage), doubt: stage.doubt };
        builds.push(...read.builds.map((build) => ('attribute' in build ? build : { ...build, image })));
        images.push(...read.images);
        break;
      }
    }
  }
  return { builds, images };
}

/**
 * Returns the new stage that a `FROM` begins. The stage is a copy of the earlier stage that `FROM` names. If `FROM` names an image from a
 * registry, the stage is empty.
 */
function fromStage(content: string, stages: Map<string, ImageStage>, global: ShellScope): ImageStage {
  const words = content.split(/\s+/).filter((word) => !word.startsWith('--'));
  const [image = '', as = '', name = ''] = words;
  const base = stages.get(expandedWord(image, global).toLowerCase());
  const stage: ImageStage =
    base === undefined
      ? { scope: emptyScope(/(^|\/)golang(:|@|$)/.test(image) ? '/go' : '/'), copies: [] }
      : { scope: copiedScope(base.scope), copies: base.copies, doubt: base.doubt };
  stages.set(String(stages.size), stage);
  if (/^as$/i.test(as)) stages.set(name.toLowerCase(), stage);
  return stage;
}

/**
 * Reads `ARG NAME=default`. An `ARG` without a default has the value of the `ARG` with the same name above the first `FROM`, or else an
 * unknown value.
 */
function setArgument(
  content: string,
  { scope }: ImageStage,
  global: ShellScope,
  args: ReadonlyMap<string, string>,
) {
  for (const [name, value] of assignmentsIn(content)) {
    const before = scope === global ? undefined : (scope.variables.get(name) ?? global.variables.get(name));
    const given = args.get(name) ?? (value === undefined ? before : expandedWord(value, scope));
    scope.variables.set(name, given ?? marked(`$${name}`));
    scope.exported.add(name);
  }
}

function setEnvironment(content: string, scope: ShellScope): void {
  const isOld = !/^[^\s=]+=/.test(content);
  const [first = ''] = content.split(/\s/);
  const all: [string, string | undefined][] = isOld
    ? [[first, content.slice(first.length).trim()]]
    : assignmentsIn(content);
  for (const [name, value = ''] of all) {
    scope.variables.set(name, expandedWord(value, scope));
    scope.exported.add(name);
  }
}

/** Splits a text such as `A=b C="d e" F` into names and values, and keeps the quotes of the values. */
function assignmentsIn(content: string): [string, string | undefined][] {
  const words = content.replace(/\\\r?\n/g, ' ').match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
  return words.map((word) => {
    const at = word.indexOf('=');
    return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
  });
}

/**
 * Returns the text of a word, without quotes and with variables replaced, because quotes and variables in a Dockerfile are like those of a
 * shell.
 */
function expandedWord(word: string, scope: ShellScope): string {
  const probe = copiedScope(scope);
  readShell(`VALUE_OF_A_WORD=${word.trim()}`, { scope: probe });
  return probe.variables.get('VALUE_OF_A_WORD') ?? word;
}

function pathIn({ folder }: ShellScope, path: string): string {
  return posix.resolve(folder, path);
}

function copy(instruction: Copy, line: number, stage: ImageStage): void {
  const flags = instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? ''] as const);
  const from = flags.find(([name]) => name === 'from')?.[1];
  const words = instructionWords(instruction);
  const values = words.map((word) => expandedWord(word, stage.scope));
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return;
  if (from !== undefined) {
    // Most files that `COPY --from` copies from other stages are programs and certificates, but some may be Go sources.
    if (values.some((value) => !/(^|\/)(s?bin|etc|lib|usr|tmp|out)(\/|$)/.test(value)))
      stage.doubt ??= `COPY --from=${from}`;
    return;
  }
  if (instruction.getKeyword() === 'ADD' && values.some((value) => /^(https?|git|ssh):|^git@/.test(value)))
    stage.doubt ??= `ADD ${shownText(values[0] ?? '')}`;
  const sources = values.slice(0, -1).filter((value) => !value.startsWith('<<'));
  const isFolder = /\/$|(^|\/)\.$/.test(last) || sources.length > 1;
  const destination = `${pathIn(stage.scope, last).replace(/\/$/, '')}${isFolder ? '/' : ''}`;
  const excluded = flags.flatMap(([name, value]) => (name === 'exclude' ? [value] : []));
  stage.copies = [...stage.copies, { line, sources, excluded, destination }];
}

/** Returns the sources and the destination of a `COPY`, which may be written as `["a", "b"]`. */
function instructionWords(instruction: Instruction): string[] {
  const content = (instruction.getRawArgumentsContent() ?? '').trim();
  if (content.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(content);
      if (Array.isArray(list)) return list.map(String);
    } catch {
      // Docker reads arguments that are not JSON as words.
    }
  }
  const words = assignmentsIn(content).map(([name, value]) =>
    value === undefined ? name : `${name}=${value}`,
  );
  return words.filter((word) => !word.startsWith('--'));
}

/** Reads the script of a RUN. The script may be written as words, as a list such as `["go", "build"]`, or as a here-document. */
function readRunInstruction(instruction: Instruction, { scope }: ImageStage): ReadFile {
  const content = instruction.getRawArgumentsContent() ?? '';
  const range = instruction.getArgumentsRange?.() ?? instruction.getRange();
  const firstLine = range.start.line + 1;
  if (/^\s*\[/.test(content)) {
    const words = instructionWords(instruction).map((word) => `'${word.replaceAll("'", "'\\''")}'`);
    return readShell(words.join(' '), { firstLine, scope: copiedScope(scope) });
  }
  const document = /^\s*<<-?\s*["']?(\w+)["']?[^\n]*\n([\s\S]*?)\n?[\t ]*\1\s*$/.exec(content);
  if (document !== null)
    return readShell(document[2] ?? '', { firstLine: firstLine + 1, scope: copiedScope(scope) });
  // Docker ignores comment lines within a command. Replace each comment line by an empty line, so that line numbers stay right.
  const script = content.replace(/^[ \t]*#.*$/gm, '\\');
  return readShell(script, { firstLine, scope: copiedScope(scope) });
}

/** Returns the files that are in the image during a RUN, including the files of the build context that `--mount=type=bind` adds. */
function mounted(instruction: Instruction, { copies, scope }: ImageStage): readonly CopiedFiles[] {
  const whole = instruction.getTextContent?.() ?? '';
  const found = [...whole.slice(0, 10_000).matchAll(/--mount=(\S+)/g)].flatMap(
    ([, text = '']): CopiedFiles[] => {
      const options = new Map(text.split(',').map((one) => one.split('=', 2) as [string, string]));
      if ((options.get('type') ?? 'bind') !== 'bind' || options.has('from')) return [];
      const target = options.get('target') ?? options.get('dst') ?? options.get('destination');
      if (target === undefined) return [];
      const source = options.get('source') ?? options.get('src') ?? '.';
      return [
        { line: 0, sources: [source], excluded: [], destination: pathIn(scope, expandedWord(target, scope)) },
      ];
    },
  );
  return [...copies, ...found];
}

/**
 * Returns the arguments with which a Dockerfile is built. If several commands pass different values for an argument, the value of the
 * argument is unknown.
 */
export function commonArguments(all: readonly ReadonlyMap<string, string>[]): Map<string, string> {
  const common = new Map<string, string>();
  for (const [name, value] of all.flatMap((one) => [...one])) {
    const before = common.get(name);
    const isElsewhere = all.some((one) => !one.has(name));
    common.set(
      name,
      (before === undefined || before === value) && !isElsewhere ? value : inSomeCases(name, ['pgo']),
    );
  }
  return common;
}
