import { newName } from '../columns/names.ts';
import { plural, toIdentifier } from '../../planner/names.ts';

/** The beginning of a new table: its name, and the list of columns that follows, if one does. */
export interface TableHead {
  readonly name: string;
  readonly list: string;
}

const kinds = String.raw`(?:tables?|tabels?|tabl|lists?|registers?|catalogues?|catalogs?|sheets?|spreadsheets?|directory|log|logbook|diary|file|records?)`;
const article = String.raw`(?:(?:a|an|the|one|my|our|another|some|new|small|little|simple|proper|extra|separate|second|this|these|all) )*`;
const noun = String.raw`(?<name>[\p{L}][\p{L}\p{N}'’&-]*(?: [\p{L}\p{N}'’&-]+){0,3}?)`;
const stop = String.raw`(?=\s*(?:$|[:;.,(–—-]|\n| (?:with|where|which|that|containing|including|having|has|have|so|to|and (?:each|for|in)|please|pls|plz|from|who|because|i|we|it|then|consisting|columns?|fields?|thanks?|today|at|in which|on which|,)\b))`;
const joiner =
  /^(?:\s|[:;.,–—!?-]|\b(?:please|pls|plz|thanks?|with|where|which|that|it|should|shall|must|will|has|have|having|containing|contains|contain|including|includes?|consisting of|and|each|one|of them|there|in it|i|we|want|would like|need|to|can|could|note|record|keep|save|store|write|know|see|put|enter|columns?|fields?|(?:the )?following|these|as|are|is|for (?:each|every|all)(?: one| of them| [\p{L}]+)?|in which|wherein|where)\b)+/iu;

interface Form {
  readonly pattern: RegExp;
  /** The head alone makes a table, without a list. */
  readonly isSure: boolean;
}

const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `\\b${kinds} (?:is )?(?:called|named|by the name of) ["“']?${noun}["”']?${stop}`,
      'iu',
    ),
    isSure: true,
  },
  { pattern: new RegExp(`\\b${kinds} ["“](?<name>[^"”]{1,50})["”]`, 'iu'), isSure: true },
  {
    pattern: new RegExp(`\\bnew ${kinds}\\s*(?:for|of)?\\s*:?\\s*${article}${noun}${stop}`, 'iu'),
    isSure: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:${kinds}|somewhere|some place|a place|room|space|something) (?:for|of|to (?:keep|put|store|track|record|note|write down|hold|save)|where i can (?:put|keep|note|write)|with) (?:track of )?(?:all )?${article}${noun}${stop}`,
      'iu',
    ),
    isSure: true,
  },
  {
    pattern: new RegExp(
      `^(?:and |also |then |now |so |ok |please |pls |i |we |want |need |make |create |a |an |the |new |another |do |add |would like |'d like |have )*["“']?${noun}["”']? (?:tables?|tabels?|list|register|sheet|log)\\b`,
      'iu',
    ),
    isSure: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:keep track of|keep a record of|track|record|register|write down|store|keep|note down|note) (?:all )?(?:of )?${article}${noun}\\s*[:–—(]`,
      'iu',
    ),
    isSure: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:i |we |please |pls )?(?:need|want|make|create|add|set up|start|would like|do)(?: me| us| to have| to keep)? ${article}${noun}\\s*[:–—]`,
      'iu',
    ),
    isSure: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:create|make|set up|establish|start|build)(?: me| us| for me| for us)? ${article}${noun} (?:table|with|having|containing|where|in which|wherein)\\b`,
      'iu',
    ),
    isSure: false,
  },
  { pattern: new RegExp(`^${article}${noun}\\s*(?:[:–—]|\\s-\\s)`, 'iu'), isSure: false },
];

const notNames =
  /^(?:table|list|column|columns|field|fields|and|also|need|two|three|four|five|things?|it|them|this|that|these|those|note|notes?|ps|p\.s|each|every|each one|line|please|everyone|everybody|status|rule|rules|background|example|here|questions?|reminder|hello|hi|to|for|the|new|one|other|so|which|what|all|something|a few|several)$/u;

/** The name of a table from words: in the plural, unless the words name no countable thing. */
export function tableName(words: string): string | undefined {
  const bare = words
    .trim()
    .replace(/^(?:the|a|an|our|my|all|all the|all our|each|every|every single) /iu, '');
  if (notNames.test(bare.toLowerCase())) return undefined;
  const name = newName(bare);
  if (name === undefined) return undefined;
  const id = toIdentifier(name);
  const last = id.split('_').at(-1) ?? id;
  const isMass =
    /(?:book|list|stock|equipment|inventory|furniture|wood|honey|staff|feedback|history|log|hours|calendar|info|information|wastage|attendance|library|diary|waitlist|team|newsletter|guestbook|register)$/u.test(
      last,
    );
  return isMass ? id : plural(id);
}

/** Finds the head of a new table in a sentence. */
export function tableHead(sentence: string): (TableHead & { readonly isSure: boolean }) | undefined {
  for (const { pattern, isSure } of forms) {
    const match = pattern.exec(sentence);
    const words = match?.groups?.['name'];
    if (!match || words === undefined) continue;
    const name = tableName(words);
    if (name === undefined) continue;
    const after = sentence.slice(match.index + match[0].length);
    const open = match[0].endsWith('(') ? `(${after}` : after;
    return { name, list: listAfter(open), isSure };
  }
  return undefined;
}

/** The list that follows a head, without the words that join them. */
export function listAfter(text: string): string {
  const bracket = /^\s*\((?<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)\s*[.!]?\s*$/su.exec(text);
  if (bracket?.groups) return bracket.groups['inside'] ?? '';
  return text.replace(joiner, '').trim();
}
