import { apply } from './changes/apply.ts';
import { helpFor } from './changes/help.ts';
import type { PageReading } from './readPages.ts';
import { pagesCalled, siteOf, type SiteSource } from './site.ts';

/** Words for what is on a page. */
const shown =
  /\b(?:home ?page|(?:front|start|landing|first) page|web ?page|headlines?|headings?|footer|header|navigation|(?:site|top|main|my|our|the) menu|paragraphs?|fonts?|(?:my|our|the) logo|layout|slogan|(?:pictures?|photos?|images?|gallery|buttons?|text) (?:on|to|from|of|in) (?:the |my |our )?(?:[\p{L}-]+ )?(?:page|site|website))\b/iu;

/** Words for data, files and publishing, which other rules read. */
const other =
  /\b(?:branch|branches|commit|saved?|merge|tag|versions?|publish|deploy\p{L}*|live|online|offline|preview|domains?|passwords?|variables?|restore|undo|roll|release|visitors? (?:saw|see)|tables?|columns?|rows?|database|records?|how many|files?|folder|repository|deleted?|undone|yesterday|how it was|e-?mails?|status|secret|key|redirect|apps?|api)\b/iu;

const parts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:menu|navigation)\b/iu, 'menu'],
  [/\bfooter\b/iu, 'footer'],
  [/\b(?:fonts?|letters|layout|buttons?)\b/iu, 'look'],
];

/**
 * Sentences that run now, for words about a page that nothing read; undefined where they are about something else.
 *
 * @example
 * nearPages('Show all orders', { files: [], paths: [], folder: 'public/', parse: () => ({ ok: true, value: [] }), parts: { script: '', styles: '', key: '' }, tables: [] }) // => undefined
 */
export function nearPages(instruction: string, source: SiteSource): PageReading | undefined {
  const site = siteOf(source);
  if (site.pages.length === 0 || other.test(instruction)) return undefined;
  const named = [...instruction.matchAll(/\b(?<page>[\p{L}-]+ ?page)\b/giu)]
    .map((found) => found.groups?.['page'] ?? '')
    .find((page) => pagesCalled(site, page).length === 1);
  if (named === undefined && !shown.test(instruction)) return undefined;
  const part = named === undefined ? parts.find(([words]) => words.test(instruction))?.[1] : undefined;
  const help = helpFor(
    site,
    { do: 'help', page: named, part },
    (request) => apply(site, request).kind === 'changed',
  );
  if (help.kind !== 'question' || help.choices.length === 0) return undefined;
  const text = `I can’t do that in these words yet. ${help.text}`;
  return { reading: { kind: 'question', text, choices: [...help.choices] } };
}
