import { newName } from '../../columns/names.ts';
import { plural, toIdentifier } from '../../../planner/names.ts';
import { determiners, namePhrase } from '../../nouns.ts';

/** The beginning of a new table: its name, and the list of columns that follows, if one does. */
export interface TableHead {
  readonly name: string;
  readonly said: string;
  readonly list: string;
  /** The words say that a table is wanted; otherwise only the form does. */
  readonly isSure: boolean;
  /** Words after the name that are no list. */
  readonly aside?: string;
}

/** The beginning of another clause. */
const clauseAfter =
  /^,? (?:(?:and|but) (?:the |my |our )?\S+ (?:is|are|was|were|has|have) |(?:i|we|it|they|he|she) (?!(?:need|want|would like|record|note|keep)\b))/iu;

const kinds = String.raw`(?:tables?|tabels?|tabl|lists?|lsit|registers?|registry|catalogues?|catalogs?|spread ?sheets?|sheets?|directory|log ?books?|logs?|diary|ledger|tracker|database|inventory|record book|cash ?book|box|book)`;
const name = String.raw`${determiners}["“„']?(?<name>${namePhrase})["”“']?`;
const verb = String.raw`(?:create|make|set up|setup|build|establish|start|prepare|open|do|add|need|needs|want|wants|would like|'d like|like|have|get|wanna|needing|wanting|require|mk|wanted|wish)`;
/** Verbs that ask for something whole; what is added belongs to something that exists. */
const asking = verb.replace('|add|', '|');
const give = String.raw`(?:(?: me| us| for me| for us| to have| to keep| to start with| to start| to make| to create| to record| to track| with)*)`;
const purpose = String.raw`(?:for|of|4|to (?:keep|put|store|track|record|note|write down|hold|save|list|manage|log)(?: down| track of| in)?|where (?:i|we) can (?:put|keep|note|write)(?: down)?|with)`;

interface Form {
  readonly pattern: RegExp;
  readonly isSure: boolean;
}

/** Where a table may begin in a sentence; the first that gives a usable name decides. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `\\b${kinds},? (?:which is |that is |to be |is )?(?:called|named|with the name) ${name}`,
      'iu',
    ),
    isSure: true,
  },
  { pattern: new RegExp(`\\bnew ${kinds}\\s*(?:for|of|called)?\\s*[:–-]?\\s*${name}`, 'iu'), isSure: true },
  {
    pattern: new RegExp(
      `\\b(?:${kinds}|somewhere|some place|a place|room|space|something|smth|sth|a way) ${purpose} (?:all )?(?:of )?${name}`,
      'iu',
    ),
    isSure: true,
  },
  { pattern: new RegExp(`\\b(?:${verb}${give} |^)${name} ${kinds}\\b`, 'iu'), isSure: true },
  { pattern: new RegExp(`\\b(?:start|begin|go) with ${name}`, 'iu'), isSure: true },
  {
    pattern: new RegExp(
      `\\b${asking}${give} ${name}(?=\\s*(?:[:–(]|\\s-\\s|!|,? (?:with|where|having|containing|including|consisting|that has|each|please note)\\b))`,
      'iu',
    ),
    isSure: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:keep track of|keep a record of|keep|track|record|register|write down|store|note down|collect|manage) (?:all )?(?:of )?${name}(?=\\s*(?:[:–]|\\s-\\s))`,
      'iu',
    ),
    isSure: false,
  },
  {
    pattern: new RegExp(
      `^(?:and |also |then )?(?:(?:each|every|an|a|one) )?${name}\\s*(?::|\\s[–-]\\s|\\()`,
      'iu',
    ),
    isSure: false,
  },
];

const notNames =
  /^(?:table|tables|list|column|columns|field|fields|need|two|three|four|five|things?|note|notes?|ps|everyone|everybody|status|rules?|background|example|questions?|reminder|something|hello|also|so|right|well|and|example rows?|rows?|data|pairing|time|date|name|names|price|today|tomorrow|yesterday|stuff|summary|info|information|tasks?|changes?|wish|wishes|request|important|urgent|attention|remark)$/u;

const masses =
  /(?:book|list|stock|equipment|inventory|furniture|wood|honey|staff|feedback|history|log|hours|calendar|info|information|wastage|attendance|menu|repertoire|library|diary|team|newsletter|guestbook|register|food|milk|gear|laundry|mail|money|software|hardware|udhaar|merch|news|property|ledger|catalogue|lending|found)$/u;

/** The name of a table from words: in the plural, unless they name nothing countable. */
export function tableName(words: string): string | undefined {
  const bare = words
    .trim()
    .replace(/['’]s$/u, '')
    .replace(/^(?:table|tabel|tabl) (?!tennis|football|top)/iu, '');
  if (notNames.test(bare.toLowerCase())) return undefined;
  const id = newName(bare);
  if (id === undefined) return undefined;
  const last = toIdentifier(id).split('_').at(-1) ?? id;
  return masses.test(last) ? id : plural(id);
}

/** Words that make one name with `list` or `book`. */
export const compound =
  /(?:^|\s)(?:waiting|wish|shopping|price|guest|mailing|to-do|todo|wine|menu|cash|address|phone|log|note|visitor|order|opening|speed|watch|packing|drinks?|contact|telephone|recipe)$/iu;

const joiner =
  /^(?:\s|[:;.,–—!?-]|\b(?:please|pls|plz|thanks?|with|where(?= (?:i|we|you|they|each|one)\b)|which|that|it|should|shall|must|will|has|have|having|containing|contains|contain|including|includes?|showing|comprising|stating|consisting of|consist of|and|each|one|of them|there|in it|i|we|want|would like|need|to|can|could|note|record|keep|save|store|write|know|see|put|enter|columns?|fields?|(?:the )?following|these|as|are|for (?:each|every|all)(?: one| of them| [\p{L}]+)?|in which|wherein|like|only|in here|today|now|exactly|so|like this|as follows|wanted|needed)\b)+/iu;

/** The list that follows a head, without the words that join them. */
export function listAfter(text: string): string {
  const bracket = /^\s*\((?<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)\s*[.!]?\s*$/su.exec(text);
  return bracket?.groups
    ? (bracket.groups['inside'] ?? '')
    : text
        .replace(
          /^\s*(?:of|for|in|at|from) (?:(?:the|my|our|a|an|all) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?(?=\s*(?:[.:;,!?\n–(-]|$))/iu,
          '',
        )
        .replace(joiner, '')
        .replace(/[.!?]+\s*$/u, '')
        .trim();
}

/** Finds the head of a new table in a sentence. */
export function tableHead(whole: string): TableHead | undefined {
  const sentence = whole.replace(/^\s*(?:i )?(?:need|needed|wanted|new|todo|wanna have)\s*[:!-]\s*/iu, '');
  for (const { pattern, isSure } of forms) {
    const match = pattern.exec(sentence);
    const said = match?.groups?.['name'];
    const isCompound = said !== undefined && compound.test(said);
    const kind = isCompound
      ? (/(?:list|book|log|register)\b/iu.exec(match?.[0].slice(said.length) ?? '')?.[0] ?? '')
      : '';
    const id = said === undefined ? undefined : tableName(`${said} ${kind}`.trim());
    if (!match || said === undefined || id === undefined) continue;
    const before = sentence.slice(0, match.index);
    // Text in brackets is a remark.
    if (before.split('(').length > before.split(')').length) continue;
    const after = sentence.slice(match.index + match[0].length);
    // `a list for lost and found`: a name of two, which is no name of a table.
    if (/^ and [\p{L}]+[?.!]*$/u.test(after)) return undefined;
    if (clauseAfter.test(after)) return { name: id, said, list: '', isSure, aside: after.trim() };
    return { name: id, said, list: listAfter(match[0].endsWith('(') ? `(${after}` : after), isSure };
  }
  return undefined;
}
