import { compareText } from '../../profile/columns.ts';
import { splitSymbol, symbolPath } from '../../profile/names.ts';
import type { CallSite, CallSiteChanges } from './compiler-evidence.ts';
import { type Decided, type Decision, decisionAt } from './diagnostics.ts';
import type { EdgeWeights } from './edge-weights.ts';
import { type InlinedCall, lineKey, type SourceLine, type SourceTables } from './inline-trees.ts';
import { profileName, siteKey } from './inlined-sites.ts';

/** Calls that one build treats so and the other does not. */
export interface ChangedDecisions {
  readonly gained: readonly Decision[];
  readonly lost: readonly Decision[];
}

/** A call whose callee changed is both gained and lost. */
export function changedDecisions(baseline: Decided, candidate: Decided): ChangedDecisions {
  const missing = (from: Decided, others: Decided): Decision[] => {
    const found: Decision[] = [];
    for (const [key, callee] of from) if (others.get(key) !== callee) found.push(decisionAt(key, callee));
    return found;
  };
  return { gained: missing(candidate, baseline), lost: missing(baseline, candidate) };
}

/** Lines that `SourceTables` has to have for the gained ones, as `lineKey` has them. */
export function linesOf(...changes: readonly ChangedDecisions[]): Set<string> {
  return new Set(changes.flatMap(({ gained }) => gained.map(keyOf)));
}

export interface SourceNames {
  readonly mainPackage: string;
  readonly modulePath: string;
  /** Of the candidate's binary. */
  readonly tables: SourceTables;
  /** Undefined where neither side has a profile. */
  readonly weights: EdgeWeights | undefined;
}

/** Sites that a report names. */
const NAMED = 20;

export function callSiteChanges({ gained, lost }: ChangedDecisions, names: SourceNames): CallSiteChanges {
  const naming = new Naming(names);
  return summary(
    gained.map((decision) => naming.site(decision)),
    lost.length,
  );
}

/** The same from the tables of the binaries alone, where the compiler cannot be asked: what was linked, by function, callee and line. */
export function inlinedCallChanges(baseline: readonly InlinedCall[], names: SourceNames): CallSiteChanges {
  const candidate = names.tables.calls;
  const keys = (calls: readonly InlinedCall[]) =>
    new Set(calls.map(({ caller, callee, lineOffset }) => siteKey(caller, callee, lineOffset)));
  const [before, after] = [keys(baseline), keys(candidate)];
  const gained = new Map<string, Site>();
  for (const call of candidate) {
    const { caller, callee, lineOffset, file, line } = call;
    const key = siteKey(caller, callee, lineOffset);
    if (before.has(key)) continue;
    const position = `${pathOf(splitSymbol(caller).package, file, names)}:${line}`;
    const weight = names.weights?.ofCall(caller, callee, lineOffset);
    gained.set(key, { key, site: { caller, callee, position, ...(weight !== undefined && { weight }) } });
  }
  return summary([...gained.values()], [...before].filter((key) => !after.has(key)).length);
}

interface Site {
  /** Of its edge in a profile. */
  readonly key: string;
  readonly site: CallSite;
}

function summary(gained: readonly Site[], lost: number): CallSiteChanges {
  // Two calls of the same function on one line are one edge, and have its weight together.
  const sites = [...new Map(gained.map(({ key, site }) => [key, site])).values()];
  sites.sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
  return {
    gained: gained.length,
    lost,
    gainedWeight: Math.min(
      1,
      sites.reduce((sum, { weight = 0 }) => sum + weight, 0),
    ),
    hottest: sites.slice(0, NAMED),
  };
}

/** Finds the linker's names for what the compiler names in short. */
class Naming {
  readonly #names: SourceNames;
  readonly #calls = new Map<string, InlinedCall[]>();
  readonly #lines = new Map<string, SourceLine[]>();

  constructor(names: SourceNames) {
    this.#names = names;
    for (const call of names.tables.calls) addTo(this.#calls, lineKey(call.file, call.line), call);
    for (const line of names.tables.lines) addTo(this.#lines, lineKey(line.file, line.line), line);
  }

  site(decision: Decision): Site {
    const named = this.#inlined(decision) ?? this.#called(decision);
    // Only generic functions are compiled elsewhere than where they are written.
    const isForeign = isGeneric(named.caller);
    const from = isForeign ? splitSymbol(named.caller).package : this.#symbolPath(decision.package);
    const path = pathOf(from, baseName(decision.file), this.#names);
    const position = `${path}:${decision.line}`;
    const { caller, callee, lineOffset } = named;
    const weight =
      lineOffset === undefined ? undefined : this.#names.weights?.ofCall(caller, callee, lineOffset);
    return {
      // Of what is in no binary, the function is not known, but the line is.
      key: lineOffset === undefined ? `${position} ${callee}` : siteKey(caller, callee, lineOffset),
      site: { caller, callee, position, ...(weight !== undefined && { weight }) },
    };
  }

  /** As the binary's own tables have the call: exact. */
  #inlined(decision: Decision): Named | undefined {
    const calls = this.#calls.get(keyOf(decision)) ?? [];
    const called = calls.filter(({ callee }) => isCalled(callee, decision.callee));
    return this.#heaviest(this.#compiledIn(decision.package, called)) ?? this.#heaviest(called);
  }

  /** Of a call that is not inlined: the function that has the line, and whom the profile saw called there. */
  #called(decision: Decision): Named {
    const { weights } = this.#names;
    const candidates = (this.#lines.get(keyOf(decision)) ?? []).map((line) => {
      const caller = line.function;
      const lineOffset = line.line - line.startLine;
      const seen = weights?.calleesAt(caller, lineOffset).find((name) => isCalled(name, decision.callee));
      return { caller, callee: seen ?? this.#spelled(decision), lineOffset };
    });
    const own = this.#compiledIn(decision.package, candidates);
    const generic = candidates.filter(({ caller }) => isGeneric(caller));
    return (
      this.#heaviest(own) ??
      this.#heaviest(generic) ?? {
        // The linker left it out: nothing of it is in the binary.
        caller: this.#symbolPath(decision.package),
        callee: this.#spelled(decision),
      }
    );
  }

  /** Those whose caller is of the package; another one may have a file of the same name. */
  #compiledIn(importPath: string, found: readonly Required<Named>[]): Required<Named>[] {
    const path = this.#symbolPath(importPath);
    return found.filter(({ caller }) => splitSymbol(caller).package === path);
  }

  #heaviest(found: readonly Required<Named>[]): Named | undefined {
    const weigh = ({ caller, callee, lineOffset }: Required<Named>): number =>
      this.#names.weights?.ofCall(caller, callee, lineOffset) ?? -1;
    return [...found].sort((a, b) => weigh(b) - weigh(a))[0];
  }

  /** The compiler leaves out the package that it is compiling, and of others it prints the name only. */
  #spelled({ package: path, callee }: Decision): string {
    return /^[^.(]+\.[^.]+$|^[^.(]+\.\(/.test(callee) ? callee : `${this.#symbolPath(path)}.${callee}`;
  }

  #symbolPath(importPath: string): string {
    return importPath === this.#names.mainPackage ? 'main' : symbolPath(importPath);
  }
}

/** A file below the module, or as imports name its folder. */
function pathOf(symbolPackage: string, file: string, { mainPackage, modulePath }: SourceNames): string {
  const importPath = symbolPackage === 'main' ? mainPackage : symbolPackage.replaceAll('%2e', '.');
  const path = `${importPath}/${file}`;
  return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}

interface Named {
  readonly caller: string;
  readonly callee: string;
  readonly lineOffset?: number;
}

function isGeneric(symbol: string): boolean {
  return symbol.includes('[');
}

/** Whether the linker's `a/b.(*T).M` is what the compiler prints as `(*T).M`, or elsewhere as `b.(*T).M`. */
function isCalled(symbol: string, printed: string): boolean {
  const { rest } = splitSymbol(profileName(symbol));
  if (printed === rest) return true;
  return printed.endsWith(`.${rest}`) && !/[.([]/.test(printed.slice(0, -rest.length - 1));
}

function keyOf({ file, line }: Decision): string {
  return lineKey(baseName(file), line);
}

function baseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
