import { h, Markup } from './markup.ts';

const FEW = 6;

/** Links to the sections of a page that has many. */
export function contents(sections: readonly (Markup | undefined)[]): Markup | undefined {
  const headings = sections.flatMap((section) => {
    const [, id, title] = /<h2 id="([a-z]+)">([^<]+)/.exec(section?.text ?? '') ?? [];
    // Taken from markup, so it is some already.
    return id === undefined || title === undefined ? [] : [{ id, title: new Markup(title) }];
  });
  if (headings.length < FEW) return undefined;
  return h`<nav aria-label="Contents"><ul>${headings.map(({ id, title }) => h`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
`;
}
