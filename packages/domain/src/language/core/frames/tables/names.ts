import { namePhrase } from '../../nouns.ts';
import { compound, tableName } from '../schema/tableHead.ts';

/** A name for a table that words suggest. */
export interface Candidate {
  readonly name: string;
  readonly said: string;
  /** How surely it names something to be stored. */
  readonly score: number;
  /** Where it is in the text. */
  readonly at: number;
}

const kinds = String.raw`(?:tables?|tabels?|tabl|tabel|lists?|lsit|registers?|registry|catalogues?|catalogs?|spread ?sheets?|sheets?|directory|log ?books?|logs?|diary|ledgers?|trackers?|tracking|database|inventory|record books?|records?|cash ?books?|books?|journals?|archives?|rosters?|rotas?|schedules?|planners?|collections?|overview|forms?|boards?|index|system|files?|protocols?|charts?|notebooks?)`;
const place = String.raw`(?:somewhere|some ?place|an? (?:good |proper |safe |single |central )?(?:place|spot|home|way|box|section|area|page|corner|thing)|(?:new )?(?:place|box|section|area)|room|space|something|smth|sth)`;
const storing = String.raw`(?:keep(?:ing)?(?: (?:track|a record|records|a note|notes|tabs|hold|an eye))?(?! \p{L}+ing\b)|maintain(?:ing)?|track(?:ing)?|record(?:ing)?|not(?:e|ing)|writ(?:e|ing) (?:down|in|up)|stor(?:e|ing)|log(?:ging)?|sav(?:e|ing)|collect(?:ing)?|manag(?:e|ing)|list(?:ing)?|register(?:ing)?|remember(?:ing)?|hold(?:ing)?|put(?:ting)?|enter(?:ing)?|organi[sz](?:e|ing)|fil(?:e|ing)|captur(?:e|ing)|jot(?:ting)?|document(?:ing)?|monitor(?:ing)?|follow(?:ing)?)`;
const wanting = String.raw`(?:create|creating|make|making|set up|setting up|setup|build|building|establish|start|prepare|preparing|sort (?:me|us) out with|open|do|need(?:ing|ed)?|needs|want(?:ing|ed)?|wants|would like|'d like|should like|like|have|get|wanna|require|mk|wish for|give|may i have|can i have|could i have|introduce|new)`;
const determiners = String.raw`(?:(?:the|an?|one|my|our|their|his|her|this|these|those|all|every|each|another|some|any|new|small|little|simple|proper|extra|separate|big|whole|different|various|own|basic|quick|nice|all of|of|me|us|for|up|down|in|on|about|out|please|pls|following|short|long|complete|full|single|running) )*`;
const name = String.raw`["“„']?(?<name>${namePhrase})["”“']?`;

/** Where names occur, with the weight of each place. */
const places: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\b(?:called|named|titled|by the name of|(?:call|name) (?:it|the table|this|that|the list)) ${determiners}${name}`,
      'giu',
    ),
    10,
  ],
  [
    new RegExp(
      `\\b${kinds} (?:for|of|about|on|where (?:i|we) (?:can )?${storing}|to ${storing}|that ${storing}s?) ${determiners}${name}`,
      'giu',
    ),
    8,
  ],
  [
    new RegExp(
      `\\b${place} (?:for|to ${storing}|where (?:i|we|they|people) (?:can |could )?${storing}|4) ${determiners}${name}`,
      'giu',
    ),
    8,
  ],
  [
    new RegExp(
      `(?:\\b(?:${wanting}|an?|the|my|our|one|per|${storing}) |^)${determiners}${name} ${kinds}\\b`,
      'giu',
    ),
    8,
  ],
  [
    new RegExp(
      `^(?:(?:so|ok|okay|right|well|now|and|also|then|like),? )*${determiners}${name}(?: please| pls| plz)?\\s*(?:[:(–,]|\\s-|$)`,
      'giu',
    ),
    7,
  ],
  [
    new RegExp(
      `^(?:(?:so|ok|okay|right|well|now|and|also|then|but) )*(?:each|every|any|an?|one|all|for each|for every|for all|per)(?: of| the| our| my| single| new| one)* ${name}`,
      'giu',
    ),
    6,
  ],
  [new RegExp(`\\b(?:for|per|about|of|on|with|to) (?:each|every|any)(?: single| new)? ${name}`, 'giu'), 4],
  [new RegExp(`\\b${storing} (?:down )?${determiners}${name}`, 'giu'), 5],
  [new RegExp(`\\b${wanting} ${determiners}${name}`, 'giu'), 4],
  [new RegExp(`\\b(?:each|every) ${name}$`, 'giu'), 5],
];

/** Nouns of time and people who ask, which are no things to be stored. */
const noThing =
  /^(?:days?|weeks?|months?|years?|times?|mornings?|evenings?|afternoons?|nights?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|seasons?|ones?|things?|columns?|fields?|tables?|lists?|tracks?|sort|kinds?|bits?|lots?|trouble|help|idea|database|computer|excel|phones?|paper|person|people|mums?|boss|accountants?|anything|everything|nothing|something|someone|information|details?|info|data|names?|wish|favou?r|moment|system|app|websites?|tabs|eye|order|charge|case|rows?|entry|entries|inside|below|above|here|track|way|unique|required|optional|only|public|private|slow|others?|oldest|newest|latest)$/u;

/** A verb after a name. */
const acting =
  / (?:belongs?|refers?|comes?|costs?|shows?|holds?|happens?|contains?|includes?|lives?|works?|starts?|ends?|asks?|goes|ring|rings|numbered|handed|given|lent|sold|bought|taken|coming|pls|plz)\b.*$/iu;
const trailing =
  /(?: (?:properly|nicely|online|soon|asap|quickly|electronically|instead|somehow|somewhere|safely|digitally|page|section|area|system|table|tabel|list|ready|going|started|sorted|together|first|love|dear|sir|madam|guys|mate|bro|w|inside|now|immediately|straight|ahead|over|at least|ever))+$/iu;
const leading =
  /^(?:really|quick|just|basic|brand|proper|simple|nice|good|own|sort|kind|kinda|lil|tiny|handy|central|shared|table|tables|tabel|list|lists|tracking|record|records)\s+/iu;

/** The names that words suggest for what is to be stored, the likeliest first. */
export function candidates(whole: string): readonly Candidate[] {
  // A name is near what follows it; longer texts take too long.
  const text = whole.slice(-160);
  const found = new Map<string, Candidate>();
  for (const [pattern, score] of places)
    for (const match of text.matchAll(pattern)) {
      const said = (match.groups?.['name'] ?? '')
        .replace(acting, '')
        .replace(trailing, '')
        .replace(leading, '')
        .trim();
      const last = said.toLowerCase().split(/\s+/u).at(-1) ?? '';
      if (said === '' || noThing.test(last) || noThing.test(said.toLowerCase()) || trailing.test(` ${said}`))
        continue;
      const kind = compound.test(said)
        ? (/^\s*(?:list|book|log|register)\b/iu.exec(
            text.slice(text.indexOf(said, match.index) + said.length),
          )?.[0] ?? '')
        : '';
      const id = tableName(`${said}${kind}`);
      if (id !== undefined && !found.has(id)) found.set(id, { name: id, said, score, at: match.index });
    }
  return [...found.values()].toSorted((one, other) => other.score - one.score || other.at - one.at);
}

const request = new RegExp(
  `\\b(?:(?:new|${wanting}|with|use) (?:\\S+ ){0,4}?${kinds}|${place} (?:for|to|where|4)|keep(?:ing)? (?:track|a record|records|notes|tabs)|(?:to|want|can|could|should|must|need|needs|gonna|wanna|please|pls|i|we) (?:begin to |start to |also |just |only )?${storing}|(?:^|please |pls |you |u |to |and |let's |kindly |just |so )(?:create|make|set up|setup|build|mk|establish) )\\b|^(?:(?:an?|the|one|my|our|new|and|so|ok) )*${kinds}\\b|${kinds} (?:is|are) (?:needed|wanted|required|missing)`,
  'iu',
);

/** True for words that ask for something to be stored. */
export function isRequest(text: string): boolean {
  return request.test(text);
}
