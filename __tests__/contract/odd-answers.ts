/**
 * Answers of the right shape with a wrong value in one place: what a server of another version, a broken proxy or an attacker
 * sends. They are made of a good answer, so a new source needs only that.
 */

/** A key that is set on an object, as JSON.parse sets it. */
const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, -1, 1e308, 0.5, '', '1e999', '-1', '\u0000\u001b[31m', '{}'],
  ...[[], [[]], [null], {}, { length: -1 }, { toString: 1 }, { valueOf: {}, toString: {} }],
];

/** Each answer with its name, such as `data.result.0.metric is null`. */
export function oddAnswers(good: unknown): readonly (readonly [name: string, json: string])[] {
  const answers: [string, string][] = [];
  const visit = (node: unknown, place: readonly string[], put: (value: unknown) => unknown) => {
    const name = place.join('.') || 'the answer';
    for (const odd of ODD_VALUES)
      answers.push([`${name} is ${JSON.stringify(odd)}`, JSON.stringify(put(odd))]);
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node)) {
      for (const key of KEYS) {
        const changed = Object.defineProperty({ ...node }, key, {
          value: { polluted: true },
          enumerable: true,
        });
        answers.push([`${name} has ${key}`, JSON.stringify(put(changed))]);
      }
    }
    for (const [key, child] of Object.entries(node)) {
      const without = Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));
      if (!Array.isArray(node)) answers.push([`${name} has no ${key}`, JSON.stringify(put(without))]);
      visit(child, [...place, key], (value) =>
        put(
          Array.isArray(node)
            ? node.map((other, at) => (String(at) === key ? value : other))
            : { ...node, [key]: value },
        ),
      );
    }
  };
  visit(good, [], (value) => value);
  return answers;
}

/** A good document of XML with another text in each of its elements, one after the other. */
export function oddDocuments(good: string): readonly (readonly [name: string, xml: string])[] {
  const texts = [
    '',
    '-1',
    'NaN',
    '1e400',
    '[object Object]',
    '&amp;&#0;',
    '<a/>',
    '<![CDATA[x]]>',
    'x'.repeat(2_000),
  ];
  return [...good.matchAll(/>([^<>]+)</g)].flatMap(({ 0: found, index }) =>
    texts.map((text): readonly [string, string] => [
      `${found.slice(1, -1)} is ${text.slice(0, 20)}`,
      `${good.slice(0, index + 1)}${text}${good.slice(index + found.length - 1)}`,
    ]),
  );
}
