import { currencies, multipliers, numberWords } from './numbers.ts';
import { months } from './dates.ts';
import { optionalWords, requiredWords, uniqueWords } from './modifiers.ts';
import { nouns } from './nouns.ts';
import { bareTypes, typeWords, units } from './types.ts';
import { verbs } from './verbs.ts';

/** Words for rows and their table; none of them selects rows. */
export const rowCues: readonly string[] = [
  'row rows record records entry entries data content contents item items table sheet collection list database',
];

export const removalCues: readonly string[] = [
  ...verbs.remove,
  'out rid permanently forever completely for good',
];

export const updateCues: readonly string[] = [
  ...verbs.change,
  ...verbs.mark,
  ...verbs.raise,
  ...verbs.lower,
  'column field value property attribute double triple halve subtract deduct knock take cheaper state',
];

export const insertCues: readonly string[] = [
  ...verbs.insert,
  'new another more following first test sample called named titled costing cost costs priced worth having set equals',
];

/** Words about creating and changing tables and columns. */
export const structureCues: readonly string[] = [
  ...verbs.create,
  ...verbs.track,
  ...verbs.add,
  ...verbs.rename,
  ...verbs.change,
  ...Object.values(nouns).flat(),
  ...typeWords.flatMap(({ words }) => words),
  ...bareTypes,
  ...optionalWords,
  ...requiredWords,
  ...uniqueWords,
  ...Object.keys(units),
  ...currencies,
  ...Object.keys(numberWords),
  ...Object.keys(multipliers),
  'default initially starts start begins always never no not may can only allow allowed permit values possible choices',
  'yes no true false empty missing link links linked connect connected relate related relation relationship belong belongs belonging',
  'refer refers reference references point points tie attach many several multiple exactly single own owner owners owned',
  'more less least most than between minimum maximum min max positive negative zero greater above below at longer shorter',
  'index fast faster quick quickly quicker search find look lookup speed sort identify number id key type kind format length characters',
  'creator creators author authors account accounts signed logged in users people persons members each person everyone private public readable see read view access edit change manage',
  'rows records entry entries current today now date time day remember note information details instead called row',
  'limit limited options whether either spot leave or letters up',
  'optional mandatory fill filled must forbid forbidden refuse reject prevent without duplicates twice same two share repeat',
  'table tables column columns together extra additional separate different example like such',
];

/** Who may do what: the words of access rules. */
export const accessCues: readonly string[] = [
  'people user users person persons everyone everybody anyone anybody member members owner owners customer customers client clients',
  'visitor visitors author authors seller sellers student students teacher teachers employee employees creator creators somebody someone',
  'public internet world anonymous stranger strangers admin admins server myself nobody else none account signed logged authenticated registered',
  'see read view look list get find access browse open query select visible seen viewed edit change update modify delete remove add create',
  'insert post submit write manage control work use reach touch allowed permission right able only just own private secret hidden locked secure',
  'lock protect hide close conceal row level security rls policy policies rule rules permission permissions stop prevent keep block revoke',
  'take away turn on enable activate switch grant give allow let make ensure guarantee require set up readable publicly down off no not',
  'cannot longer data rows records table reading viewing accessing opening seeing end disable drop rid without except other apart but themselves',
];

/** Words that count only when the statement contains what they mean. */
export const conditionCues: readonly { readonly when: RegExp; readonly words: readonly string[] }[] = [
  {
    when: /<>|\bnot\b|\bnull\b|= ''|= 0\b|= false|<=|>=/iu,
    words: ['not no never without any missing lacking lack lacks empty blank null unset none nothing'],
  },
  { when: /<>|\bnot\b/iu, words: ['except other different anything filled given present known'] },
  {
    when: /[<>]/u,
    words: [
      'before earlier below under less fewer cheaper lower smaller older prior until till maximum most shorter',
      'after later over above more greater higher larger bigger newer younger longer since least minimum exceeding exceeds beyond past',
      'starting between equal dated cost costs costing worth priced expensive',
    ],
  },
  {
    when: /ilike|@>/iu,
    words: [
      'contain containing include including mention mentioning start begin end finish word text letter like matching',
    ],
  },
  {
    when: /interval|current_date|now\(\)|'\d{4}-/u,
    words: [
      'day week month year quarter hour minute today yesterday tomorrow ago old last past previous next current date time',
      ...months.flat(),
    ],
  },
  { when: /\bwhere\b/iu, words: ['only if when called named titled number id exactly value'] },
  { when: /=/u, words: ['called named titled equal equals value'] },
  { when: /\* /u, words: ['percent percentage half twice third quarter'] },
  { when: /\btrue\b/iu, words: ['yes true on checked ticked enabled'] },
  { when: /\bfalse\b/iu, words: ['no false off unchecked unticked disabled'] },
  { when: /= null/iu, words: [...verbs.remove, 'unset blank nothing null none'] },
  { when: /phone|mobile|fax|email/iu, words: ['number address'] },
];

/** Verbs for the creation of a row, for tables with a column for its time. */
export const creationCues: readonly { readonly when: RegExp; readonly words: readonly string[] }[] = [
  {
    when: /\b(?:creat|insert|add|sign|regist|join|plac|order|submit|enter|record|made)\w*/iu,
    words: ['created made added entered recorded inserted placed signed registered joined written'],
  },
];

/** Synonyms of stored states. */
export const stateSynonyms: readonly { readonly when: RegExp; readonly words: readonly string[] }[] = [
  { when: /done|complet|finish/iu, words: ['done completed finished complete finish open'] },
  { when: /open/iu, words: ['reopen'] },
  { when: /clos/iu, words: ['reopen'] },
  { when: /activ/iu, words: ['activate deactivate'] },
];
