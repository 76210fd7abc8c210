import { stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { packagesToBenchmark } from '../compare/compare-binaries.ts';
import { type Checkout, SIDES, type SideName, type Sides } from '../golang/binaries.ts';
import { type GoToolchain, goToolchain } from '../golang/go.ts';
import { NoMainPackage, SeveralMainPackages } from '../golang/program.ts';
import type { OwnBuild, Side } from '../settings/config.ts';
import { ExpectedError, type Finding, note, UsageError, warning } from '../system/errors.ts';
import { isBelow, readIfThere, realPlace } from '../system/files.ts';
import { contextOf, gitPrints, type Run } from '../work.ts';
import { findProgram, type Program, repositoryRoot } from './program.ts';
import { addWorkTree, pathFromRoot, type WorkTree, withoutPlacesOfGit } from './work-trees.ts';

/**
 * Makes the sides of `compare` that are the code of another commit, such as in
 *
 *     compare --baseline ref:main --candidate ref:HEAD
 *
 * Each commit gets a git work tree in the scratch folder, at `trees/1` and `trees/2`. In a work tree, Go finds the `go.mod` of the commit,
 * the toolchain that this `go.mod` selects, the packages and the `default.pgo`. The code never writes to the user's work tree.
 *
 * 1. `resolveCommit` asks git for the commit that a name means, such as `main`, `v1.2.0`, `HEAD~3`, or a branch of `origin`.
 * 2. `codeOfSide` makes the work tree. `codeOfSide` finds the toolchain and the program in the new work tree in the same way as in the
 *    user's work tree.
 * 3. `howToCompare` decides if the programs are built or if only benchmarks are compared. A library has no program to build, and in a
 *    module with several programs, it may be unclear which program is meant.
 * 4. `checkoutFor` collects the facts that the builds of a side need.
 *
 * The paths of both work trees have the same length, because Go writes paths into binaries, and a longer path would move data in memory.
 */

/** The code of the `ref:` sides. Disposing of this object removes the work trees. */
export interface Revisions extends AsyncDisposable {
  readonly checkouts: Partial<Sides<CheckedOut>>;
  /** The candidate's program. If only benchmarks can be compared, the program's `main` stands for the whole module. */
  readonly program: Program;
  /** True if there are programs to build; false if only benchmarks can be compared. */
  readonly hasPrograms: boolean;
  readonly findings: readonly Finding[];
}

/** A checkout of a commit, and the profile that builds of this commit use. */
export interface CheckedOut extends Checkout {
  /** The absolute path of the commit's own profile; undefined if the commit has no profile. */
  readonly ownProfile?: string;
}

type RefSide = Extract<Side, { kind: 'ref' }>;

/** The code of one side. A `ref:` side has a separate work tree; any other side uses the user's work tree. */
interface Code {
  /** The name of the side in errors and findings, such as `ref:main`. */
  readonly name: string;
  /** A copy of the run, as if the run had been started in the side's work tree. */
  readonly run: Run;
  readonly go: GoToolchain;
  /** The program, or the error of a search that found no program or several programs. */
  readonly program: Program | NoMainPackage | SeveralMainPackages;
  readonly tree?: WorkTree;
  readonly commit?: string;
}

/**
 * Checks out the code of each `ref:` side.
 * @returns undefined if no side is a `ref:` side.
 * @throws ExpectedError if git does not know the commit, or if Go cannot use the commit. The message begins with the side, such as
 * `ref:v1.0.0: …`.
 */
export async function checkOutRevisions(run: Run): Promise<Revisions | undefined> {
  const { baseline, candidate } = run.config;
  if (baseline.kind !== 'ref' && candidate.kind !== 'ref') return undefined;
  const root = await repositoryRoot(
    run,
    'Run this command in a clone, because `ref:` names a commit of a git repository.',
  );
  const trees: WorkTree[] = [];
  const remove = async () => {
    for (const tree of trees) await tree[Symbol.asyncDispose]();
  };
  try {
    const codes = {
      baseline: await codeOfSide(run, root, 'baseline', trees),
      candidate: await codeOfSide(run, root, 'candidate', trees),
    };
    const { hasPrograms, findings } = howToCompare(run, codes);
    return {
      checkouts: {
        baseline: await checkoutFor(run, codes.baseline, hasPrograms),
        candidate: await checkoutFor(run, codes.candidate, hasPrograms),
      },
      program: programOfCode(codes.candidate),
      hasPrograms,
      findings: [...findings, ...doubtsAboutRevisions(codes)],
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Finds the code of a side. @param trees a list to which the function adds the work tree that it makes, even if it fails later. */
async function codeOfSide(run: Run, root: string, name: SideName, trees: WorkTree[]): Promise<Code> {
  const side = run.config[name];
  if (side.kind !== 'ref') {
    const go = await goToolchain(contextOf(run));
    return { name: 'the work tree', run, go, program: await programOrNone(run) };
  }
  const commit = await resolveCommit(run, root, side);
  run.host.progress(`Checking out ${side.name} (${commit.slice(0, 12)}) into a temporary work tree …`);
  const tree = await addWorkTree(run, {
    root,
    folder: join(run.scratch, 'trees', name === 'baseline' ? '1' : '2'),
    commit,
    what: side.name,
    fix: `Let \`git worktree add --detach FOLDER ${side.revision}\` pass.`,
  });
  trees.push(tree);
  const moved = runInTree(run, root, tree.folder);
  try {
    await requireFolderInTree(moved, root, run);
    const go = await goToolchain(contextOf(moved));
    return { name: side.name, run: moved, go, program: await programOrNone(moved), tree, commit };
  } catch (error) {
    throw inWordsOfUser(error, side.name, tree.folder, root);
  }
}

/**
 * Returns the commit that a `ref:` side names. If the clone does not know the name of the commit, the function looks for a branch of
 * `origin` with the same name, because a clone in CI often has no branch `main`.
 * @throws UsageError if git does not find the commit.
 */
async function resolveCommit(run: Run, root: string, { revision, name }: RefSide): Promise<string> {
  for (const candidate of [revision, `refs/remotes/origin/${revision}`]) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${candidate}^{commit}`];
    const printed = await gitPrints(run, root, ...args);
    if (printed !== undefined) return printed.trim();
  }
  const isShallow = (await gitPrints(run, root, 'rev-parse', '--is-shallow-repository'))?.trim() === 'true';
  if (isShallow)
    throw new UsageError(`${name}: this clone is shallow and does not have that commit.`, {
      fix: 'Fetch the whole history, with `fetch-depth: 0` for actions/checkout or `git fetch --unshallow --tags origin`.',
    });
  throw new UsageError(`${name}: git finds no branch, tag or commit of this name in ${root}.`, {
    fix: `Check the name with \`git branch --all\` and \`git tag\`, or fetch the commit with \`git fetch origin ${revision}\`.`,
  });
}

/**
 * Returns a copy of the run, as if the run had been started in the work tree. Paths inside of the repository become paths inside of the
 * work tree.
 */
function runInTree(run: Run, root: string, folder: string): Run {
  const inTree = (path: string) =>
    isBelow(root, realPlace(path)) ? join(folder, pathFromRoot(root, path)) : path;
  const { config, host } = run;
  const { GOWORK: workspace } = host.env;
  const isFile = workspace !== undefined && isAbsolute(workspace);
  const env = { ...withoutPlacesOfGit(host.env), GOWORK: isFile ? inTree(workspace) : workspace };
  const { ownBuild, profile, refProfile } = config;
  const own: OwnBuild | undefined = ownBuild && {
    ...ownBuild,
    folder: inTree(ownBuild.folder),
    binary: inTree(ownBuild.binary),
  };
  // The commit's own profile is needed only if `ref-profile` is `own`.
  const kind = refProfile.kind === 'own' ? 'committed' : 'off';
  return {
    ...run,
    host: { ...host, env },
    config: {
      ...config,
      workingDirectory: inTree(config.workingDirectory),
      profile: profile && inTree(profile),
      ownBuild: own,
      baseline: { kind },
      candidate: { kind },
    },
  };
}

/** @throws ExpectedError if the commit does not have the working directory. */
async function requireFolderInTree({ config }: Run, root: string, run: Run): Promise<void> {
  const found = await stat(config.workingDirectory).catch(() => undefined);
  if (found?.isDirectory()) return;
  const folder = pathFromRoot(root, run.config.workingDirectory);
  throw new ExpectedError(`The folder ${folder} does not exist in this commit.`, {
    fix: 'Name a commit that has this folder, or another `working-directory`.',
  });
}

/**
 * Finds the program of a run.
 * @returns the error of the search if the module has no program, or if it is unclear which of several programs is meant.
 */
async function programOrNone(run: Run): Promise<Code['program']> {
  try {
    return await findProgram(run);
  } catch (error) {
    if (error instanceof NoMainPackage || error instanceof SeveralMainPackages) return error;
    throw error;
  }
}

/** Returns a copy of an error whose message begins with the side. Paths in the temporary folder become paths in the repository. */
function inWordsOfUser(error: unknown, side: string, folder: string, root: string): unknown {
  if (!(error instanceof ExpectedError)) return error;
  const shown = (text: string) => text.replaceAll(folder, root);
  // Advice about a folder is about the folder as this commit has it, and the user's work tree may be at a different commit.
  const isAboutFolder = error.fix?.includes(folder) === true;
  const elsewhere = isAboutFolder ? `Name another commit, or check out ${side} first. ` : '';
  const fix = error.fix && `${elsewhere}${shown(error.fix)}`;
  const options = { fix, cause: error, exitCode: error.exitCode };
  return new ExpectedError(`${side}: ${shown(error.message)}`, options);
}

/**
 * Decides if the programs are built or if only benchmarks are compared. Programs are built only if both sides have a program.
 * @throws ExpectedError if the settings need a program and a side has no program.
 */
function howToCompare({ config }: Run, codes: Sides<Code>) {
  const missing = SIDES.map((side) => codes[side]).filter(({ program }) => program instanceof ExpectedError);
  const [first] = missing;
  if (first === undefined) return { hasPrograms: true, findings: [] };
  const error = first.program as ExpectedError;
  const { underLoad, measure, package: named, ownBuild, heldOutLoad } = config;
  const needsProgram =
    (underLoad?.load !== undefined && measure.has('load')) ||
    heldOutLoad !== undefined ||
    (named ?? ownBuild) !== undefined ||
    SIDES.some((side) => config[side].kind === 'path');
  if (needsProgram) {
    const { tree, name } = first;
    throw tree === undefined ? error : inWordsOfUser(error, name, tree.folder, '.');
  }
  const isLibrary = missing.length === 2 && missing.every(({ program }) => program instanceof NoMainPackage);
  if (isLibrary) return { hasPrograms: false, findings: [] };
  const why =
    error instanceof SeveralMainPackages
      ? `module ${first.go.modulePath} has several main packages, and no setting names one`
      : `${first.name} has no main package`;
  const fix = 'To also build and compare a program, name it with `package`.';
  return { hasPrograms: false, findings: [note(`Only benchmarks are compared, because ${why}.`, fix)] };
}

/** Returns the program of a side. If there is no program to build, `main` stands for the whole module. */
function programOfCode({ go, program, run }: Code): Program {
  if (!(program instanceof ExpectedError)) return program;
  const { modulePath, moduleDirectory: directory } = go;
  const name = modulePath.split('/').at(-1) ?? modulePath;
  const main = { importPath: modulePath, directory, modulePath, name };
  return { go, main, profilePath: run.config.profile ?? join(directory, 'default.pgo') };
}

/** Returns the checkout of a `ref:` side; undefined for any other side. */
async function checkoutFor(run: Run, code: Code, hasPrograms: boolean): Promise<CheckedOut | undefined> {
  const { name, commit, tree, go } = code;
  if (tree === undefined || commit === undefined) return undefined;
  const { profilePath, main: found } = programOfCode(code);
  const main = hasPrograms ? found : undefined;
  const { benchmarkPackages, buildFlags, benchmarks, heldOut } = run.config;
  const named = [
    ...(benchmarks === undefined ? [] : [benchmarkPackages]),
    ...(heldOut?.benchmarks === undefined ? [] : [heldOut.benchmarkPackages ?? benchmarkPackages]),
  ];
  const packages = new Set<string>();
  for (const list of named)
    for (const one of list ?? (await packagesToBenchmark(go, main, buildFlags))) packages.add(one);
  const hasProfile = (await readIfThere(profilePath)) !== undefined;
  return {
    name,
    commit,
    folder: code.run.config.workingDirectory,
    go,
    main,
    own: code.run.config.ownBuild,
    packages: [...packages],
    ownProfile: hasProfile ? profilePath : undefined,
  };
}

/** Warns if both sides are the same commit, or if they are built with different versions of Go. */
function doubtsAboutRevisions({ baseline, candidate }: Sides<Code>): Finding[] {
  const findings: Finding[] = [];
  if (baseline.commit !== undefined && baseline.commit === candidate.commit) {
    const message = `${baseline.name} and ${candidate.name} are the same commit, ${baseline.commit.slice(0, 12)}.`;
    findings.push(
      warning(
        message,
        'Name two different commits. A comparison of one commit with itself shows the noise of this machine.',
      ),
    );
  }
  if (baseline.go.version !== candidate.go.version) {
    const message = `The go.mod of each side selects its own Go: ${baseline.go.version} for ${baseline.name}, ${candidate.go.version} for ${candidate.name}. The comparison also shows the effect of this difference.`;
    const fix = `Set GOTOOLCHAIN to one version in the environment, such as \`GOTOOLCHAIN=${candidate.go.version}\`, to build both sides with that version.`;
    findings.push(warning(message, fix));
  }
  return findings;
}
