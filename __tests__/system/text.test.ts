import { expect, test } from 'vitest';
import { annotationsOf } from '../../src/system/github-host.ts';
import { excerpt, logLine, printableName } from '../../src/system/text.ts';
import { HOSTILE } from '../report/hostile.ts';

const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

test.each(HOSTILE.map((text) => [text]))('%j prints in one line, wherever it is shown', (text) => {
  for (const shown of [logLine(text), excerpt(text, 10_000), printableName(text)]) {
    expect(shown).not.toMatch(UNPRINTABLE);
  }
  const finding = { severity: 'error', source: text, file: text, message: text, fix: text } as const;
  const annotations = annotationsOf([finding], {
    workspace: '/w',
    fails: true,
    error: { message: text, fix: text },
  });
  for (const { text: said, properties } of annotations) {
    expect(said.replaceAll('\n', ' ')).not.toMatch(UNPRINTABLE);
    expect(properties.title ?? '').not.toMatch(UNPRINTABLE);
  }
});
