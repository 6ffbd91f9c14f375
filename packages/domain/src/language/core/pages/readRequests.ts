import type { PageRequest, PageRequests } from './requests.ts';
import { textBelow, withText } from './textBelow.ts';
import { helpWordings } from './helpWordings.ts';
import { linkWordings } from './linkWordings.ts';
import { listWordings } from './listWordings.ts';
import { lookWordings } from './lookWordings.ts';
import { plainer } from './plainer.ts';
import { sayingWordings } from './sayingWordings.ts';
import { newPageWordings } from './newPageWordings.ts';
import { siteWordings } from './siteWordings.ts';
import { textWordings } from './textWordings.ts';

const opening =
  /^(?:(?:hi|hey|hello|ok|okay|please|pls|kindly|now|then|and|also|so|well)[,!]? |(?:can|could|would|will) you (?:please |kindly )?|i (?:want|would like)(?: you)? to |i(?:’|')d (?:like|love) (?:you )?to |i(?:’|')d (?:like|love) (?=(?:the|my|our) )|i (?:want|need|like) (?=(?:make|add|put|change|create|remove|delete)\b)|(?:would|can|could) (?:you|we|i) (?:please |kindly |also )?|we need to |i need (?:you )?to |we (?:want|would like) to |let(?:’|')s |you should |go ahead and )+/iu;
const ending = /(?:,? (?:please|pls|thanks|thank you|for me|now))+[.!?]*$/iu;
const publishing =
  /(?:,? and(?: then)?|,? then|;) (?:publish|deploy|release|put|push|bring) (?:it|this|that|them|the site|my site|the change|the changes|everything|all)?(?: live| online)?[.!]?$/iu;
const joints = /(?:,? and(?: then)? |; |, then |\. (?=\p{Lu}))/gu;

const wordings = [
  ...helpWordings,
  ...linkWordings,
  ...siteWordings,
  ...listWordings,
  ...lookWordings,
  ...sayingWordings,
  ...textWordings,
  ...newPageWordings,
];

const group = String.raw`(?:the |my |our )?(?:staff|employees?|workers?|team|admins?|administrators?|colleagues?|helpers?|assistants?|seamstress(?:es)?|owners?)`;
const closed = '(?:only |just |visible |private )';
const me = '(?:me|us|myself|ourselves)';
/** Who a page is for, where that leaves others out; a mere “for me” is politeness. */
const audience = new RegExp(
  String.raw`,? (?:and |but |which is |that is |it is )?(?:${closed}*(?:for|to) (?<who>(?:${me} and )?${group}(?:(?:,| and| or) (?:${group}|${me}))*)(?: only| alone)?|${closed}+(?:for|to) (?<mine>${me})|(?:for|to) (?<own>${me}) (?:only|alone))$`,
  'iu',
);

/** A new page for some people only: a page is open to everybody, so that is asked about. */
function pageForSome(said: string): PageRequest | undefined {
  const found = audience.exec(said);
  const request = found ? readOne(said.slice(0, found.index)) : undefined;
  if (!found || request?.do !== 'add-page') return undefined;
  const { who, mine, own } = found.groups ?? {};
  const name = request.name.replace(/ (?:only|just)$/iu, '');
  return {
    do: 'ask',
    text: `A page is open to everybody who has its address, so the page ${name} can’t be for ${who ?? mine ?? own ?? ''} only. Who sees the rows of a table is an access rule, and your staff see them on Project Data. Do you want a page for everybody?`,
    offers: [{ ...request, name, isEmpty: request.value === undefined }],
  };
}

/** What one wording asks for. */
function readOne(text: string): PageRequest | undefined {
  const some = pageForSome(
    text
      .trim()
      .replace(opening, '')
      .replace(/(?:,? please)?[.!?]+$/iu, ''),
  );
  if (some) return some;
  const said = text
    .trim()
    .replace(opening, '')
    .replace(ending, '')
    .replace(/\?+$|(?<=\bpage)[.!]+$/iu, '')
    .trim();
  for (const plain of [said, ...plainer(said)])
    for (const { pattern, read } of wordings) {
      const found = pattern.exec(plain);
      const request = found && read(found.groups ?? {});
      if (request) return request;
    }
  return undefined;
}

/** Several changes that a text asks for one after the other: parts that each say what is to be done. */
function readAll(text: string): readonly PageRequest[] | undefined {
  for (const joint of text.matchAll(joints)) {
    const before = text.slice(0, joint.index);
    if ((before.split('"').length - 1) % 2 === 1 || /“[^”]*$/u.test(before)) continue;
    const first = readOne(before);
    const others = first && readAll(text.slice(joint.index + joint[0].length));
    if (first && others) return [first, ...others];
  }
  const only = readOne(text);
  return only && [only];
}

/**
 * Reads what a sentence asks to change on the pages of a site; undefined where it is about something else.
 *
 * @example
 * readRequests('Rename the menu entry Orders to My orders')?.requests // => [{ do: 'menu-rename', entry: 'Orders', value: 'My orders' }]
 * readRequests('Create a boats table with a name') // => undefined
 */
export function readRequests(instruction: string): PageRequests | undefined {
  const below = textBelow(instruction);
  const text = (below?.sentence ?? instruction).replaceAll(/\s+/gu, ' ').trim();
  const isPublished = publishing.test(text);
  const requests = readAll(text.replace(publishing, ''));
  if (!below) return requests && { requests, isPublished };
  const last = requests?.at(-1);
  const filled = last && withText(last, below.text);
  return requests && filled && { requests: [...requests.slice(0, -1), filled], isPublished };
}

const imperative =
  /^\W*(?:(?:please|now|no|also|and) )*(?:show|add|remove|delete|make|change|put|create|rename|move|hide|undo|publish|list|set|take)\b/iu;
const partOfSite =
  /\b(?:pages?|sites?|websites?|menu|footer|headings?|headline|buttons?|background|colou?rs?|tables?|columns?)\b/iu;
/** Words of a sentence that is a request; a longer one is a text. */
const mostWords = 14;

/**
 * Whether a sentence is a request about the site, not a text for one of its pages.
 *
 * @example
 * isPageRequest('show jobs in manage page') // => true
 * isPageRequest('We bake every day.') // => false
 */
export function isPageRequest(said: string): boolean {
  const text = said.trim();
  if (text.includes('\n') || text.split(/\s+/u).length > mostWords) return false;
  return readRequests(text) !== undefined || (imperative.test(text) && partOfSite.test(text));
}
