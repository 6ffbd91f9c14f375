import { insertAfter, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, firstElement } from '../page.ts';
import { linkedFile, type Site, type SitePage } from '../site.ts';
import { refusing, type Applied } from './applied.ts';

/** Markup of an app as lines without the indentation that all of them have. */
export function linesOf(markup: string): readonly string[] {
  return markup.split('\n').map((line) => line.replace(/^ {4}/u, ''));
}

/** Loads the elements of apps on a page that does not load them yet; undefined where there is no head. */
export function loading({ source, nodes, file }: SitePage): readonly Edit[] | undefined {
  const isLoaded = elementsOf(nodes).some(
    ({ element }) =>
      element.tag === 'script' && linkedFile(attributeOf(element, 'src') ?? '#')?.endsWith('app.js') === true,
  );
  if (isLoaded) return [];
  const anchor = firstElement(nodes, 'head')?.children.findLast((node) => node.kind === 'element');
  const up = '../'.repeat(file.split('/').length - 1);
  return anchor && [insertAfter(source, anchor, [`<script type="module" src="${up}app.js"></script>`])];
}

/** The elements of apps, for a site that has none. */
export function elementFiles({ files, folder, parts }: Site['source']): ReadonlyMap<string, string> {
  if (files.some(({ path }) => path === `${folder}app.js`)) return new Map();
  return new Map([
    [`${folder}app.js`, parts.script],
    [
      `${folder}config.js`,
      `/** Key of this project's API. It opens only what the access rules allow. */\nexport const key = ${JSON.stringify(parts.key)};\n`,
    ],
  ]);
}

/** Why an element of apps does not work on a site: its script was written by hand; undefined where it works. */
export function ownScript(
  { source: { files, folder } }: Site,
  element: string,
  consequence: string,
): Applied | undefined {
  const script = files.find(({ path }) => path === `${folder}app.js`);
  return script && !script.content.includes(element)
    ? refusing(`${script.path} is a script of your own, ${consequence}.`)
    : undefined;
}
