import { deepStrictEqual } from 'node:assert/strict';
import { CompilerNotes, importPathsOf } from '../../src/golang/compiler-notes.ts';
import { excludedNames } from '../../src/profile/exclusions.ts';
import {
  declarationOf,
  isOwnFunction,
  ownName,
  renamer,
  splitSymbol,
  symbolPath,
  withoutTypeArguments,
} from '../../src/profile/names.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { globOf, plainBeginning, textGlobOf } from '../../src/system/glob.ts';
import { leftOutComment, readLeftOut } from '../../src/tune/left-out.ts';
import { must, type Target } from '../engine/fuzzer.ts';

/** Two names of functions and a package, a line each. */
const names: Target = {
  name: 'symbols',
  shape: 'text',
  maxLength: 8192,
  seeds: () => [
    'main.(*Server).handle.func1\na/b%2ec.F[go.shape.int_0].func1-range1\na/b.c\na/d.c',
    'runtime.mallocgc\ntype:.eq.x\na/b\na/c',
    'x.T.M-fm\nx.init.0\nx.T\nx.U',
  ],
  run(input) {
    const [caller = '', callee = '', from = ''] = input.toString().split('\n');
    const { package: path, rest } = splitSymbol(caller);
    must([rest, `${path}.${rest}`].includes(caller), () => `${path} and ${rest}`);
    must(withoutTypeArguments(caller).length <= caller.length, () => 'longer');
    must(!isOwnFunction(`${symbolPath(from)}.F`, from) === false, () => `${from} does not own its F`);
    declarationOf(callee);
    if (from !== '') {
      const rename = renamer([{ from, to: from }]);
      must(rename(caller) === caller, () => `renamed to what it is, ${caller} becomes ${rename(caller)}`);
      must(renamer([])(callee) === callee, () => 'renamed by nothing');
    }
    const excluded = excludedNames({ caller, callee }, [{ caller, callee }]);
    deepStrictEqual([ownName(excluded.caller), ownName(excluded.callee)], [caller, callee]);
  },
};

/** A glob and a name, a line each. */
const globs: Target = {
  name: 'globs',
  shape: 'text',
  maxLength: 2048,
  seeds: () => [
    'prod/**/cpu-{a,b}-[0-9]*.pprof\nprod/2026/11/cpu-a-17.pprof',
    '!(logs|@(a|b)*)/+(x|y)?\nab/xy',
    'a\\*{01..12}[!a-c]\na*07d',
  ],
  run(input) {
    const [pattern = '', name = ''] = input.toString().split('\n');
    textGlobOf(pattern)(name);
    for (const syntax of [{}, { hidden: true }, { asGo: true }]) {
      let glob: ReturnType<typeof globOf>;
      try {
        glob = globOf(pattern, syntax);
      } catch (error) {
        if (error instanceof ExpectedError) return;
        throw error;
      }
      if (!glob.matches(name)) continue;
      must(name.startsWith(plainBeginning(pattern)), () => `${name} begins otherwise than ${pattern}`);
      const folder = name.split('/').slice(0, -1).join('/');
      must(folder === '' || glob.mayMatchBelow(folder), () => `${name} is not looked for with ${pattern}`);
    }
  },
};

/** The comments of a profile, a line each: what is read as a call that is left out is written as the same call. */
const leftOut: Target = {
  name: 'left-out',
  shape: 'text',
  maxLength: 8192,
  seeds: () => [
    'go-pgo left-out: {"callee":"main.f","weight":0.1,"go":"go1.26.8","kind":"cost","cost":1240,"limit":500}',
    'go-pgo left-out: {"caller":"main.a","callee":"main.b","weight":1,"go":"x","kind":"lost","function":"main.c","places":65}',
    'go-pgo left-out: {"callee":"a/b.(*T).F[...]","weight":0,"go":"","kind":"copied","places":4}\ngo-pgo left-out: []',
  ],
  run(input) {
    const { calls } = readLeftOut({ comments: input.toString().split('\n') });
    // A weight is written with three digits, so the second reading is compared with the third.
    const again = readLeftOut({ comments: calls.map(leftOutComment) });
    must(again.calls.length === calls.length && again.unreadable.length === 0, () => 'a call that is lost');
    deepStrictEqual(readLeftOut({ comments: again.calls.map(leftOutComment) }), again);
  },
};

/** What the compiler prints, with names that a dependency chose; and names of functions that become arguments of a command. */
const notes: Target = {
  name: 'compiler-notes',
  shape: 'text',
  maxLength: 8192,
  seeds: () => [
    '# a/b\nb.go:1:6: can inline (*T).F with cost 63 as: method(*T) func()',
    '# a/b\nb.go:1:6: cannot inline F: function too complex: cost 135 exceeds budget 80',
    '# m\nm.go:20:9: PGO devirtualize considering call s.Area()\nm.go:20:9: edge main.sum:3 -> main.Square.Area (weight 40): hottest so far',
    'hot-big check disallows inlining for call a/b.F (cost 90) at b.go:1:1 in big function a/b.G',
  ],
  run(input) {
    const text = input.toString();
    const read = new CompilerNotes(text, 'm');
    for (const name of text.split('\n')) {
      read.ofFunction(name);
      read.ofIndirectCall(name, name, 3);
    }
    for (const path of importPathsOf(text.split('\n'), 'm'))
      must(/^[\w~][\w.~+/-]*$/.test(path) && !path.includes('...') && path !== 'all', () => path);
  },
};

export const targets = [names, globs, leftOut, notes];
