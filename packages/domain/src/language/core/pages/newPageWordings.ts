import type { RequestOf, Wording } from './requests.ts';
import { asSentences } from './spokenText.ts';
import { short, words } from './wording.ts';

const { make, anySite } = words;
const word = String.raw`[\p{L}\p{N}&’'-]+`;
const name = String.raw`(?<name>“[^”]+”|"[^"]+"|'[^']+'|${word}(?: ${word}){0,3}?)`;

/** The beginning of a request for a page, with its name in front of `page` where it has one there. */
const opening = `(?<verb>${make} |can i have )?(?:me |us )?(?:a |an |another |one more |the |my |our |extra )*(?<fresh>new )?(?:simple |separate |extra )?(?<empty>empty |blank )?(?:(?<first>(?!(?:web|on|in|at|to|into|onto|from)\\b)${word}(?: ${word}){0,2}?) )?(?:web ?)?page`;

/** What may follow, each once: its name, its text, where it goes anyway, facts to show, and what it is about. */
const called = new RegExp(
  `^,? ?(?:(?:that|which) is )?(?:called|named|titled|entitled|name|title|with (?:the )?(?:name|title|heading|headline)) ${name}(?=$|[,:]| (?:with|that|which|saying|containing|listing|and|to|in|on|for|about)\\b)`,
  'isu',
);
/** A name without a word for it: “a page about”. */
const bare = /^ (?<name>about)(?=$|[,:]| (?:with|that|to|in)\b)/iu;
const marks = [
  '(?:and )?(?:with |has |having )?(?:the |this |following )*(?:text|words|content|sentence|message)(?: below)?',
  '(?:and )?(?:that|which|it|where it) (?:should |must |has to )?(?:says?|reads?|tells?|contains?)(?: that)?',
  'saying(?: that)?|reading|containing|listing|showing',
  '(?:and |then )?(?:write|put)(?: (?:inside|in it|on it|there))?|inside|in it',
];
const text = new RegExp(`^,? ?(?:(?:${marks.join('|')})(?:: ?| )|: ?)(?<value>\\S.*)$`, 'isu');
const place = new RegExp(
  `^(?:,? ?(?:to|in|into|and (?:link|add|put) it (?:in|to|into)) (?:the |my |our )?(?:main )?(?:menu|navigation)|${anySite})(?=$|[,: ])`,
  'isu',
);
const facts = /^,? ?with (?:the |my |our )?(?<value>[^:]*(?:\d|@).*)$/isu;
const about =
  /^,? ?(?:about|for|on|with|showing|which shows|that shows) (?:the |my |our |some )?(?<topic>(?!(?:the|a|an)\b)[\p{L}&’'-]+(?: (?!(?:with|that|saying|where|which|to|and|called|named|titled)\b)[\p{L}&’'-]+){0,3})(?: (?:and|or) (?:the|our|my|where|how|what) [\p{L} ’'-]{1,60})?(?=$|[,:]| (?:with|that|which|saying|called|named|titled)\b)/isu;

/** Where a text goes anyway: `put "Hello" on it`. */
const onIt = /(?<=["”'’]) (?:on|in|onto|into|inside) (?:it|there|the page|this page)[.!]?$/iu;

/** What a page has to do besides showing a text; such pages are not made of words alone. */
const working =
  /\b(?:log ?in|sign[ -]?in|sign[ -]?up|register|registration|checkout|payments?|search|admin|dashboard|cart|upload|booking|order|landing|home|login|database|table|form|forms|error|404)\b/iu;
const clause = /\b(?:with|that|which|and a|for|where|to|people|customers|users|visitors)\b/iu;

const titles: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  us: 'About us',
  me: 'About me',
};

/** The title of a page by what it was called: `about` is `About`, `us` is `About us`. */
function titleOf(said: string): string {
  const title = short(said).replace(/^(?:the|my|our) (?=\S)/u, '');
  const lower = title.toLowerCase();
  return Object.hasOwn(titles, lower)
    ? (titles[lower] ?? title)
    : `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** A request for a page; undefined where its name is none, or the page has to do something. */
function newPage(
  said: string,
  value: string | undefined,
  isEmpty: boolean,
): RequestOf<'add-page'> | undefined {
  const title = titleOf(said);
  if (working.test(title) || clause.test(title) || /^(?:under|below|above|in|on|at) /iu.test(title))
    return undefined;
  return {
    do: 'add-page',
    name: title,
    value: value === undefined ? undefined : asSentences(value),
    ...(isEmpty && { isEmpty }),
  };
}

interface Tail {
  readonly name?: string | undefined;
  readonly topic?: string | undefined;
  readonly value?: string | undefined;
}

/** The text is to follow, as it does where none is given. */
const later =
  /^,? ?(?:and )?(?:i(?:’|'|)ll|i will|i can|i|we(?:’|'|)ll|we will|we) (?:write|add|send|give|put in|fill in|do)(?: you)? (?:the |my |our |some )?(?:text|words|content|rest)(?: for it| in)? (?:later|soon|after|tomorrow)[.! ]*$/iu;

/** Reads what follows `page`; undefined where it says something else. */
function readTail(said: string, known: Tail): Tail | undefined {
  const rest = said.trimEnd();
  if (/^[.! ]*$/u.test(rest) || later.test(rest)) return known;
  const after = (found: RegExpExecArray): string => rest.slice(found[0].length);
  const title = known.name === undefined ? (called.exec(rest) ?? bare.exec(rest)) : null;
  if (title) return readTail(after(title), { ...known, name: title.groups?.['name'] });
  const content = text.exec(rest) ?? facts.exec(rest);
  if (content) {
    const value = content.groups?.['value']?.replace(onIt, '');
    return { ...known, value };
  }
  const site = place.exec(rest);
  if (site && site[0] !== '') return readTail(after(site), known);
  const subject = known.topic === undefined ? about.exec(rest) : null;
  return subject ? readTail(after(subject), { ...known, topic: subject.groups?.['topic'] }) : undefined;
}

const usual =
  'imprint|impressum|privacy policy|privacy notice|terms and conditions|terms of service|cookie policy|disclaimer|faqs?';

/** Wordings for new pages. */
export const newPageWordings: readonly Wording[] = [
  {
    pattern: new RegExp(`^${make} (?:a |an |the |my |our )?(?:new )?(?<name>${usual})${anySite}$`, 'iu'),
    read: ({ name: said = '' }) => newPage(said, undefined, false),
  },
  {
    pattern: new RegExp(
      `^${make} (?:a |an |the |me a )?(?:new )?(?:html )?(?:file |page )?(?:called |named )?(?:public/)?(?<stem>[\\p{L}\\p{N}_-]+)\\.html?(?: (?:file|page))?${anySite}$`,
      'iu',
    ),
    read: ({ stem = '' }) => newPage(stem.replaceAll(/[_-]+/gu, ' '), undefined, false),
  },
  {
    pattern: new RegExp(`^${opening}(?<tail>(?:[,:. ].*)?)$`, 'isu'),
    read: ({ verb, fresh, empty, first, tail = '' }) => {
      const read = readTail(tail, { name: first });
      const said = read?.name ?? read?.topic;
      const isAsked = verb !== undefined || fresh !== undefined || read?.value !== undefined;
      return said !== undefined && isAsked ? newPage(said, read?.value, empty !== undefined) : undefined;
    },
  },
];
