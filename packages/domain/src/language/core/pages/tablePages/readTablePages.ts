import type { Lexicon } from '../../../planner/lexicon.ts';
import { shownTables } from './namedTables.ts';
import type { TablePagesRequest } from './request.ts';
import { patterns } from './wordings.ts';

const opening =
  /^(?:(?:hi|hey|hello|ok|okay|no|yes|please|pls|kindly|now|then|and|also|so|well)[,!]? |(?:can|could|would|will) (?:you|we|i) (?:please |kindly |also )?|(?:i|we) (?:want|need|would like|like|wish)(?: you)? (?:to |that )?|(?:i|we)(?:’|')d (?:like|love) (?:you )?(?:to |that |for )?|let(?:’|')s |go ahead and |i (?=make\b))+/iu;
const ending =
  /(?:,? (?:please|pls|thanks|thank you|for me|now|too|also|as well|themselves|themself|by themselves|by themself))*[.!?]*$/iu;
const reason = /,? (?:because|since|as i|so that i|cause) .*$/iu;
const publishing =
  /(?:,? and(?: then)?|,? then|;) (?:publish|deploy|put|bring) (?:it|this|that|the site|my site|the page|everything)?(?: live| online)?[.!]?$/iu;
const forAll =
  /,? (?:(?:visible |open )?(?:to|for) (?:everybody|everyone|anyone|all people|all visitors|all|the public|visitors|the world)|publicly|(?:so|such) that (?:everybody|everyone|anyone|visitors|people|customers|clients|guests) (?:can |may )?(?:see|sees|read|view)s? (?:it|them|this)|for (?:everybody|everyone|people|visitors|customers|clients)(?: to)? (?:see|read|view))(?=$| )/iu;

const signedIn = String.raw`(?:(?:people|those|users|members|everybody|everyone|anyone) (?:who|that) (?:are |have )?(?:sign|log)(?:s|ed)?[ -]?in|(?:signed|logged)[ -]in (?:people|users|members|customers|clients))`;
/** Who alone is to see it, as an ending: `to people who sign in`, `for members only`. */
const forMembers = new RegExp(
  String.raw`,? (?:(?:so (?:that )?|and |but )?only (?:${signedIn}|(?:the |my |our )?members) (?:can|may|should) (?:see|read|view) (?:it|them|this)|(?:only |but only |just )?(?:to|for) (?:only |just )?(?:the |my |our )?(?:${signedIn}|members(?: only)?)|(?:for )?members only|(?:behind|after|with) (?:a |the )?(?:login|log-?in|sign-?in|signing in|logging in))(?=$| )`,
  'iu',
);
/** Said by somebody who knows that anybody can register. */
const everyMember = /\b(?:everybody|everyone|anyone) (?:who|that) (?:sign|log)s? in\b/iu;
/** The same within the sentence: `where members can see the boats`. */
const seenByMembers = new RegExp(
  String.raw`\b(?:only )?(?:(?:the |my |our )?members|${signedIn}) (?:can|may|could|should|are able to|will) (?:see|view|read|look)`,
  'iu',
);

const choosing =
  /,? (?:where|and) (?:people|they) choose (?<chosen>.+?)(?=,? (?:but )?without (?:the |a |an )|$)/iu;
const leftOut = /,? (?:but )?without (?:the |a |an )[\p{L}\p{N} ]+$/iu;

/** The tables whose rows people choose; undefined where the sentence says nothing about it. */
function chosenIn(said: string, lexicon: Lexicon): readonly string[] | undefined {
  const { chosen } = choosing.exec(said)?.groups ?? {};
  if (chosen !== undefined) return shownTables(chosen, lexicon)?.map(({ table }) => table.name);
  return leftOut.test(said) ? [] : undefined;
}

/**
 * Reads a request to put tables that exist already on pages; undefined where it is about something else.
 *
 * @example
 * readTablePages('Show the weather on the home page', { tables: [] }) // => undefined
 */
export function readTablePages(instruction: string, lexicon: Lexicon): TablePagesRequest | undefined {
  if (lexicon.tables.length === 0) return undefined;
  const text = instruction.replaceAll(/\s+/gu, ' ').trim();
  const isPublished = publishing.test(text);
  const whole = text.replace(publishing, '').replace(reason, '').replace(opening, '').replace(ending, '');
  const isForMembers = forMembers.test(whole) || seenByMembers.test(whole);
  const isForEverybody = isForMembers ? everyMember.test(whole) : forAll.test(whole);
  const said = whole
    .replace(forMembers, '')
    .replace(forAll, '')
    .replace(
      new RegExp(String.raw`\b(?:only )?(?=${signedIn} (?:can|may|could|should))${signedIn}`, 'iu'),
      'people',
    );
  const chosen = chosenIn(said, lexicon);
  const plain = chosen === undefined ? said : said.replace(choosing, '').replace(leftOut, '');
  for (const { pattern, read } of patterns) {
    const groups = pattern.exec(plain)?.groups;
    const draft = groups && read(groups, lexicon);
    // What people see is a list, where nothing is entered.
    const isSeen =
      draft !== undefined &&
      isForMembers &&
      !/\b(?:forms?|add|enter|fill|book|order|register|send)\b/iu.test(plain);
    const seen = isSeen ? draft.forms.map((table) => ({ table, columns: [] })) : [];
    if (draft)
      return {
        ...draft,
        shown: [...draft.shown, ...seen],
        forms: isSeen ? [] : draft.forms,
        isForEverybody,
        ...(isForMembers && { isForMembers }),
        chosen,
        isPublished: isPublished || groups['online'] !== undefined || /^publish\b/iu.test(plain),
      };
  }
  return undefined;
}
