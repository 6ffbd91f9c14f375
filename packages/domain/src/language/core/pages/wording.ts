import type { PageRequest, Wording } from './requests.ts';

const quotes = /^(?:“(?<curly>[^”]*)”|"(?<straight>[^"]*)"|‘(?<single>[^’]*)’|'(?<plain>[^']*)')[.!]?$/u;

/** A text without its quotes. */
export function unquoted(text: string): string {
  const { curly, straight, single, plain } = quotes.exec(text.trim())?.groups ?? {};
  return (curly ?? straight ?? single ?? plain ?? text).trim();
}

/** Whether a text is in quotes. */
export function isQuoted(text: string): boolean {
  return quotes.test(text.trim());
}

/** A name or a heading: without quotes and the full stop of the sentence. */
export function short(text: string): string {
  return isQuoted(text) ? unquoted(text) : text.trim().replace(/(?<!\.)\.$/u, '');
}

/** A word of the name of a page. */
const pageName = String.raw`(?!(?:the|to|on|in|of|with|at|from|and|or|page)\b)[\p{L}\p{N}’'&-]+`;

/** Parts of patterns. */
export const words = {
  change: '(?:change|set|make|turn|switch|update|edit|rename|replace|rewrite|put|let)',
  add: '(?:add|put|write|insert|place|show|include|display)',
  make: '(?:add|create|make|build|give me|give us|set up|we need|i need|i want|write|insert|open|start)',
  remove: '(?:delete|remove|get rid of|drop|throw away|take away|take down|erase)',
  my: '(?:the |my |our |a |an |this )?',
  heading: '(?:head ?line|heading|main heading|main headline|big heading|top heading|h1|heading text)',
  title: '(?:title|page title|browser title|tab title)',
  page: `(?<page>home ?page|home(?! ?page)|${pageName}(?: ${pageName}){0,3} page|page (?:“[^”]+”|"[^"]+"|${pageName}(?: ${pageName})?))`,
  on: '(?:on|of|in|for|at|to)',
  value: '(?<value>(?!(?:to|into|with|as|by|say)$)\\S.*?)',
  menu: '(?:(?:the |my |our )?(?:main |top )?(?:menu|navigation|nav bar|navbar|nav|menu bar)(?: bar)?)',
  entry: '(?:entry|item|link|label|point|button|tab)',
  anySite:
    '(?: throughout| everywhere| (?:on|in|of|to|for) (?:(?:my|the|our|all|every|each|all the|the whole) (?:site|website|web site|app|shop|pages?)))?',
} as const;

/** A part of the site or one of its pages, for what is the same on all. */
export const anyPlace = words.anySite.replace(
  /\)\?$/u,
  () =>
    `| (?:on|in|of|for|at) ${words.my}(?:web ?)?(?:pages?|site)| (?:on|in|of|for|at) ${words.my}${words.page.replace('?<page>', '?:')})?`,
);

/** A wording with its pattern written over several parts. */
export function wording(pattern: string, read: Wording['read']): Wording {
  return { pattern: new RegExp(`^${pattern}$`, 'isu'), read };
}

/** A wording that always asks for the same kind of change. */
export function simple(
  pattern: string,
  make: (
    said: (name: string) => string,
    maybe: (name: string) => string | undefined,
  ) => PageRequest | undefined,
): Wording {
  return wording(pattern, (groups) =>
    make(
      (name) => groups[name] ?? '',
      (name) => groups[name],
    ),
  );
}
