import { deepStrictEqual } from 'node:assert/strict';
import { pullRequestIn } from '../../src/commands/rollback.ts';
import { excludedNames } from '../../src/profile/exclude.ts';
import {
  declarationOf,
  isOwnFunction,
  methodName,
  ownName,
  plainCall,
  renamer,
  splitSymbol,
  symbolPath,
  withoutTypeArguments,
} from '../../src/profile/names.ts';
import {
  fillTemplate,
  markedAsDraft,
  markedAsWithdrawn,
  namesIn,
  withdrawnBody,
} from '../../src/publish/templates.ts';
import { UsageError } from '../../src/system/errors.ts';
import { declared, must, type Target } from '../engine/target.ts';

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
    methodName(callee);
    plainCall({ caller, callee });
    if (from !== '') {
      const rename = renamer([{ from, to: from }]);
      must(rename(caller) === caller, () => `renamed to what it is, ${caller} becomes ${rename(caller)}`);
      must(renamer([])(callee) === callee, () => 'renamed by nothing');
    }
    const excluded = excludedNames({ caller, callee }, [{ caller, callee }]);
    deepStrictEqual([ownName(excluded.caller), ownName(excluded.callee)], [caller, callee]);
  },
};

/** What is written into a pull request is found in it again; branches made of anything are names that git takes. */
const proposals: Target = {
  name: 'proposals',
  shape: 'text',
  maxLength: 2048,
  seeds: () => [
    'pgo/{{target}}-{{date}}\na b/../c',
    'PGO: {{profile}} of {{package}} (#12)\nx',
    'Merge pull request #7 from a/b\n{{base}}',
    '{{head}}/.lock\n.x..y/',
  ],
  run(input) {
    const [written = '', anything = ''] = input.toString().split('\n');
    // Neither branches nor elements of paths begin or end so.
    const value = anything.replace(/^\/+|\/+$/g, '');
    namesIn(written);
    const number = pullRequestIn(written);
    must(number === undefined || number >= 0, () => `${number}`);
    must(markedAsWithdrawn(withdrawnBody(written)), () => 'the mark is lost');
    markedAsDraft(written);
    const values = {
      target: value,
      profile: value,
      package: value,
      base: value,
      head: value,
      date: '2026-11-22',
    };
    const filled = declared(() => fillTemplate('pgo/{{target}}x', values, 'branch'), UsageError) ?? '';
    must(!/[\0-\x20\x7f~^:?*[\\]|\.\.|\/\/|@\{|(?:^|\/)\./.test(filled), () => JSON.stringify(filled));
    declared(() => fillTemplate(written, values, 'title'), UsageError);
  },
};

export const targets = [names, proposals];
