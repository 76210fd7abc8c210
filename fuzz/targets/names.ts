import { deepStrictEqual } from 'node:assert/strict';
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

export const targets = [names, globs];
