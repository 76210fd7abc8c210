import { deepStrictEqual } from 'node:assert/strict';
import { pullRequestIn } from '../../src/commands/rollback/merged-pull-request.ts';
import { UsageError } from '../../src/system/errors.ts';
import { methodName, plainCall } from '../../src/profile/call-sites.ts';
import { excludedNames, withOwnNames } from '../../src/profile/exclusions.ts';
import { keyOf } from '../../src/profile/find-renames.ts';
import { hasAddedReturns } from '../../src/profile/line-ends.ts';
import { otherFile } from '../../src/profile/not-a-profile.ts';
import {
  declarationOf,
  isOwnFunction,
  splitSymbol,
  symbolPath,
  withoutTypeArguments,
} from '../../src/profile/own.ts';
import type { Profile } from '../../src/profile/profile.ts';
import { renamer } from '../../src/profile/rename.ts';
import { markedAsDraft, markedAsWithdrawn, withdrawnBody } from '../../src/publish/body.ts';
import { fillTemplate, namesIn } from '../../src/publish/templates.ts';
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
    keyOf(callee);
    methodName(callee);
    plainCall({ caller, callee });
    if (from !== '') {
      const rename = renamer([{ from, to: from }]);
      must(rename(caller) === caller, () => `renamed to what it is, ${caller} becomes ${rename(caller)}`);
      must(renamer([])(callee) === callee, () => 'renamed by nothing');
    }
    const excluded = excludedNames({ caller, callee }, [{ caller, callee }]);
    const profile = {
      functions: [{ name: excluded.caller }, { name: excluded.callee }],
    } as unknown as Profile;
    deepStrictEqual(
      withOwnNames(profile).functions.map(({ name }) => name),
      [caller, callee],
    );
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

/** What people take for a profile; slow for nothing that fits the beginning of a file. */
const sniffing: Target = {
  name: 'sniffing',
  shape: 'bytes',
  maxLength: 65_536,
  seeds: () => [
    '../pgo/default.pgo',
    'version https://git-lfs.github.com/spec/v1',
    '<!doctype html>',
    '[{"a":1}]',
    '\r\n'.repeat(9),
    Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]),
  ],
  run(input) {
    const other = otherFile(input);
    if (other !== undefined) must(!/[\0-\x1f\x7f-\x9f]/.test(other.what), () => JSON.stringify(other.what));
    must(hasAddedReturns(input) === false || input.includes('\r\n'), () => 'no line ends at all');
  },
};

export const targets = [names, proposals, sniffing];
