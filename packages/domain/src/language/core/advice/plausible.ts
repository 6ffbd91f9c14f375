import type { Lexicon } from '../../planner/lexicon.ts';
import { labelsOf } from '../constituents/columnKinds.ts';
import { plural, singular, toIdentifier } from '../../planner/names.ts';
import { hasNoName, isNoList, isNoName, isProper, namesIn } from './newNames.ts';

interface Said {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

/** A kind of choice, and when a sentence cannot mean it. */
interface Doubt {
  readonly choice: RegExp;
  readonly isAbsurd: (named: Readonly<Record<string, string | undefined>>, said: Said) => boolean;
}

const asking =
  /^\W*(?:(?:please|so|and|now|ok|hey) )*(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|do|does|did|has|have|can i|may i)\b/iu;
const making =
  /\b(?:create|creating|make|build|tables?|lists?|keep|keeps|track|store|stores|new|add|need|needs|want|record|register|save|manage|have|has|collect|note|notes|log|diary|book|sheet|place|somewhere|write|set up|start|overview|catalogue|catalog|inventory|index|directory|journal|rota|board|form|file)\b/iu;
/** What a list has, without a verb: `Guestbook. Name, message, date written`. */
const listing = /:|,[^.?!]*,|\n.*\n/u;
const renaming =
  /\b(?:re-?nam\p{L}*|call(?:ed)?|named?|title[ds]?|instead|change[ds]?|spel\p{L}*|typo|label\p{L}*)\b/iu;
const removing =
  /\b(?:delet\p{L}*|remov\p{L}*|drop\p{L}*|eras\p{L}*|get rid|throw|cut|clear\p{L}*|without|no longer|unneeded|unused|useless|superfluous|obsolete|take out|kick out|scrap|lose|wipe|bin|junk|trash|dump|chuck|(?:n['’]?t|not|never) (?:need|want|use|require)\p{L}*|nobody (?:needs|uses|fills)|goes?|gone|away)\b/iu;
const excepting = /\b(?:except|apart from|other than|but not|all but|everyone but|everybody but|besides)\b/iu;
/** `with all its weddings and payments`. */
const along = /\bwith (?:all )?(?:of )?(?:its|their|his|her) (?<rest>.*)$/iu;
/** A rule that something is there once. */
const once =
  /\b(?:must|has to|have to|should|needs to) (?:always )?be unique\b|\b(?:no|never|not) (?:\p{L}+ ){0,2}two\b.*\b(?:same|on (?:the|one|a))\b/iu;
/** Words for what is there once. */
const single =
  /\b(?:unique|same|duplicat\p{L}*|doubl\p{L}*|once|only one|one per|one \p{L}+ per|each|every|per|never|no two|not? .*\btwo|twice(?! an? )|two times|different|distinct|already|repeat\p{L}*|again|more than one|shar\p{L}+|used?|taken|no more)\b/iu;
const correcting = /\b(?:set|change|delete|remove|cancel|clean|fix|merge|tidy)\b/iu;
/** Words that take something away, at the beginning of a message that changes no value. */
const beginsRemoving =
  /^\W*(?:(?:please|pls|can you|could you|now|and) )*(?:delete|remove|erase|bin|throw (?:out|away)|get rid of|wipe)\b(?!.*\b(?:set|mark|change|put)\b)/iu;
const atLeast =
  /\b(?:at least|minimum|more than|over|above|greater|higher|positive|not below|never below)\b/iu;
const atMost = /\b(?:at most|maximum|max|less than|under|below|fewer|lower|up to|not above|never above)\b/iu;
/** Words for a list as a whole, without which rows of it may be meant. */
const whole =
  /\b(?:tables?|lists?|whole|entire\p{L}*|complete\p{L}*|altogether|everything|all|any ?more|no longer|(?:n['’]?t|not|never|stopped) (?:need|use|using|want|do|doing)\p{L}*|get rid|useless|unused|superfluous|obsolete|junk|rubbish|nobody (?:needs|uses))\b/iu;
/** Words for what happens to rows that go. */
const leaving =
  /\b(?:leav\p{L}*|left|quit\p{L}*|cancel\p{L}*|sold|died|dead|broken|expired|returned|done|finished|old|off|out|mistake|wrong|twice|duplicat\p{L}*|closed|over|bin|rid)\b/iu;
const moving =
  /\b(?:mov\p{L}*|giv\p{L}*|gave|transfer\p{L}*|assign\p{L}*|reassign\p{L}*|chang\p{L}*|switch\p{L}*|swap\p{L}*|belong\p{L}*|instead|set|link\p{L}*|connect\p{L}*|attach\p{L}*|join\p{L}*|is (?:now|from|of|for)|wrong|mistake|put|hand\p{L}*|takes? over)\b/iu;
const ruled =
  /\b(?:must|always|required?|needs?|need to|never|empty|only|default|normal\p{L}*|usual\p{L}*|automatic\p{L}*|unless|otherwise|allow\p{L}*|possible|impossible|same|twice|two|times|duplicat\p{L}*|double|unique|forbid\p{L}*|mandatory|compulsory|obligatory|may|can|can['’]?t|cannot|should|have to|has to|forg[eo]t\p{L}*|missing|start\p{L}*|new|if|when\p{L}*|optional|limit\p{L}*|no)\b/iu;
const closing =
  /\b(?:nobody|no one|noone|only (?:i|me|we|us|my|our|staff|sign|signed|members?|people|admins?|the|those who|logged|employees)|private|secret|hid\p{L}*|lock\p{L}*|protect\p{L}*|restrict\p{L}*|clos\p{L}*|strangers?|public|visible|everyone|everybody|anyone|anybody|confidential|internet|outsiders?|visitors?|others?|(?:n['’]?t|not) (?:be )?(?:see|seen|read|look|view|access|open|allowed)|safe|secure|rights?)\b/iu;
/** Words for who may do what. */
const allowing =
  /\b(?:can|could|may|might|allow\p{L}*|let|lets|only|own|access|see|sees|look|view|read|rights?|permi\p{L}+|should|shall|must|everyone|everybody|anyone|anybody|people|persons?|users?|public|private|visible|log ?in|logged|sign\p{L}*|whoever|nobody|themselves|their)\b/iu;
/** Somebody who misses something on a screen. */
const missing = /\bI (?:do ?n['’]?t|do not|can ?n?['’]?o?t|cannot|can['’]t) (?:see|find)\b/iu;
const amounts =
  /\b(?:increas\p{L}*|rais\p{L}*|decreas\p{L}*|lower\p{L}*|reduc\p{L}*|up|down|more|less|longer|shorter|later|earlier|higher|cheaper|dearer|expensive|by|plus|minus|extra|off|rise|cut|subtract|deduct|take)\b|[%+]/iu;
const upward = /\b(?:up|more|rais\p{L}*|increas\p{L}*|higher|dearer|expensive|plus|extra)\b/iu;
const downward =
  /\b(?:down|less|lower\p{L}*|reduc\p{L}*|decreas\p{L}*|cheaper|off|cut|discount\p{L}*|minus|subtract|deduct)\b/iu;
const pages = /\b(?:pages?|sites?|websites?|web ?pages?|apps?|screens?|home ?page|menu)\b/iu;
/** A part of the site as the name of a column; a website may be one. */
const noColumn = /^(?:.* )?(?:pages?|sites?|apps?|screens?)$/iu;
/** Words that name nothing which a table could keep, at the beginning of what is no name. */
const noNames =
  /^(?:undo|redo|revert|move|take|bring|who|what|which|when|where|why|how|finish|put|show|change|make|go|come|let|give|tell|help|text|this|that|it|no|not|also|must|can)\b/iu;
const roles =
  /^(?:staff|employees?|workers?|admins?|managers?|owners?|people|everyone|everybody|visitors?|users?|seamstress(?:es)?|teachers?|members?|colleagues?|team|me|us|them)$/iu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a sentence has all words of a name, in singular or plural. */
function isSaid(name: string, { words }: Said): boolean {
  return wordsOf(name.replaceAll('_', ' ')).every((word) =>
    [word, plural(word), singular(word)].some((form) => words.has(form)),
  );
}

/** Whether the values of a new row are those of rows that are there: its name, or what a different column holds. */
function isKnown(values: string, { lexicon }: Said): boolean {
  const name = /^(?:name|title) "?(?<name>[^",]+)"?/iu.exec(values)?.groups?.['name']?.trim().toLowerCase();
  const quoted = [...values.matchAll(/(?<column>[\p{L} ]+) "(?<value>[^"]+)"/gu)].map(({ groups }) => ({
    column: toIdentifier(groups?.['column'] ?? ''),
    value: (groups?.['value'] ?? '').toLowerCase(),
  }));
  return lexicon.tables.some((table) =>
    table.columns.some((column) => {
      const held = new Set((column.values ?? []).map((value) => value.toLowerCase()));
      const isLabel = labelsOf(table).includes(column);
      return (
        (isLabel && name !== undefined && held.has(name)) ||
        quoted.some((one) => held.has(one.value) && one.column !== column.name)
      );
    }),
  );
}

/** A time of day is no name. */
const isClock = /^(?:name|title) "\d{1,2}:\d{2}"/iu;

/** Whether a row is called so. */
function isStored(name: string, { tables }: Lexicon): boolean {
  const said = name.trim().toLowerCase();
  return tables.some((table) =>
    labelsOf(table).some(({ values = [] }) => values.some((value) => value.toLowerCase() === said)),
  );
}

function isTable(name: string, { lexicon }: Said): boolean {
  const found = toIdentifier(name);
  return lexicon.tables.some((table) => [found, plural(found), singular(found)].includes(table.name));
}

const doubts: readonly Doubt[] = [
  {
    choice: /^Create an? table (?:called )?(?<name>.+?)(?: with (?<columns>.+))?$/iu,
    isAbsurd: ({ name = '', columns = '' }, said) => isNoList(name, said.text) || hasNoName(columns),
  },
  {
    choice: /^Create these tables: (?<tables>.+)$/iu,
    isAbsurd: ({ tables = '' }, said) =>
      [...tables.matchAll(/(?:^|, )(?<name>[^(),]+)(?: \((?<columns>(?:[^()]|\([^()]*\))*)\))?/gu)].some(
        ({ groups }) => isNoList(groups?.['name'] ?? '', said.text) || hasNoName(groups?.['columns'] ?? ''),
      ),
  },
  {
    choice: /^Add (?:an? |the )?(?:optional )?(?:columns? )?(?<names>[^"“:]+?) to (?:the )?[\p{L}_]+$/iu,
    isAbsurd: ({ names = '' }, said) =>
      hasNoName(names) || namesIn(names).some((name) => isProper(name, said.text)),
  },
  {
    choice: /^Rename .+ to (?<name>[^"]+)$/iu,
    isAbsurd: ({ name = '' }) => isNoName(name),
  },
  {
    choice: /^Create an? (?:table (?:called )?)?(?<name>[\p{L}_-]+)\b(?: table)?/iu,
    isAbsurd: ({ name = '' }, said) =>
      asking.test(said.text) ||
      !(making.test(said.text) || listing.test(said.text)) ||
      noNames.test(name) ||
      isTable(name, said),
  },
  {
    choice: /^Rename (?:the )?(?:column |table )?.+ to (?<name>\S.*)$/iu,
    isAbsurd: ({ name = '' }, said) => !renaming.test(said.text) || roles.test(name) || name.length < 3,
  },
  {
    choice: /^(?:Increase|Decrease|Raise|Lower|Reduce) /iu,
    isAbsurd: (_, said) => !amounts.test(said.text),
  },
  {
    choice:
      /^Add (?:an? |the )?(?:optional )?(?:columns? )?(?<name>[^"“:]+?) to (?:the )?(?<table>[\p{L}_]+)$/iu,
    isAbsurd: ({ name = '' }, said) =>
      pages.test(said.text) &&
      (noColumn.test(name) || name.split(/,| and | on /u).some((one) => isTable(one, said))),
  },
  {
    // What rows are called is no column: `Add rex to vaccinations`.
    choice: /^Add (?:an? |the )?(?:columns? )?(?<name>[^"“:]+?) to (?:the )?[\p{L}_]+$/iu,
    isAbsurd: ({ name = '' }, { lexicon }) => isStored(name, lexicon),
  },
  {
    choice: /^(?:Delete|Remove|Drop) the column (?<name>.+?) (?:of|from) /iu,
    isAbsurd: ({ name = '' }, said) => !isSaid(name, said) || !removing.test(said.text),
  },
  {
    choice: /^(?:Delete|Remove|Drop) (?:the )?table (?<name>[\p{L}_]+)/iu,
    isAbsurd: ({ name = '' }, said) =>
      !removing.test(said.text) || !isSaid(name, said) || !whole.test(said.text),
  },
  {
    choice: /^(?:Delete|Remove) (?!(?:the )?(?:table|column)\b)/iu,
    isAbsurd: (_, said) => !removing.test(said.text) && !leaving.test(said.text),
  },
  {
    // The name of something is only replaced where the words speak of its name.
    choice: /^Set (?:the )?(?:name|title) of /iu,
    isAbsurd: (_, said) => !renaming.test(said.text) && !moving.test(said.text),
  },
  {
    // `Swap Lena and Jonas` calls nobody otherwise.
    choice: /^Set (?:the )?(?:first |last )?(?:name|title) of .+ to "?(?<to>[^"]+)"?$/iu,
    isAbsurd: ({ to = '' }, said) => isStored(to, said.lexicon) && !renaming.test(said.text),
  },
  {
    // Who is excepted is not the one who is meant.
    choice:
      /^(?:Set|Increase|Decrease|Raise|Lower|Delete|Remove) (?!.*\b(?:except|not|without|but|other than|apart)\b)/iu,
    isAbsurd: (_, said) => excepting.test(said.text),
  },
  {
    // What goes along with something is not all that goes.
    choice: /^Delete (?:the )?(?<table>[\p{L}_]+) where /iu,
    isAbsurd: ({ table = '' }, { text }) => {
      const rest = along.exec(text)?.groups?.['rest']?.toLowerCase() ?? '';
      const name = table.replaceAll('_', ' ').toLowerCase();
      return [name, singular(name)].some((one) => rest.includes(one));
    },
  },
  {
    // A rule about what may be there twice changes no row.
    choice: /^(?:Set|Delete|Remove) (?!(?:the )?(?:table|column)\b)/iu,
    isAbsurd: (_, said) => once.test(said.text) && !correcting.test(said.text),
  },
  {
    // What is removed is not set to what it is: `Set status of stays where status is cancelled to cancelled`.
    choice: /^Set (?<name>[\p{L}_ ]+?) of (?<rows>.+) to "?(?<to>[^"]+?)"?$/iu,
    isAbsurd: ({ name = '', rows = '', to = '' }, said) =>
      rows.toLowerCase().includes(`${name} is ${to}`.toLowerCase()) || beginsRemoving.test(said.text),
  },
  {
    // What goes is in the list that was named.
    choice: /^(?:Delete|Remove) (?:all |the )*(?<table>[\p{L}_]+)(?: |$)/iu,
    isAbsurd: ({ table = '' }, said) =>
      isTable(table, said) &&
      !isSaid(table, said) &&
      said.lexicon.tables.some(({ name }) => isSaid(name, said)),
  },
  {
    choice: /\bmust be at most [\d.,]+$/iu,
    isAbsurd: (_, said) => atLeast.test(said.text) && !atMost.test(said.text),
  },
  {
    choice: /\bmust be at least [\d.,]+$/iu,
    isAbsurd: (_, said) => atMost.test(said.text) && !atLeast.test(said.text),
  },
  {
    choice: /^Set [\p{L}_ ]+ id of /iu,
    isAbsurd: (_, said) => !moving.test(said.text),
  },
  {
    choice: /^(?:Lock |Nobody can see |Nobody may )/iu,
    isAbsurd: (_, said) => !closing.test(said.text) || missing.test(said.text),
  },
  {
    choice: /^[\p{L}_ ]+ of [\p{L}_]+ (?:is required|default \S.*|must be .+|can only be .+)$/iu,
    isAbsurd: (_, said) => !ruled.test(said.text),
  },
  {
    // A new row with the name of one that is there, or with a word that another column has: `product "Marek"`.
    choice: /^Add (?:to )?[\p{L}\d_]+: (?<values>.+)$/iu,
    isAbsurd: ({ values = '' }, said) => isClock.test(values) || isKnown(values, said),
  },
  {
    // What may not overlap may be there twice; `twice a day` is how often.
    choice: /\bunique(?: together)?$/iu,
    isAbsurd: (_, said) => /\boverlap\p{L}*\b/iu.test(said.text) || !single.test(said.text),
  },
  {
    choice: /^(?:Make )?(?<name>[\p{L}_ ]+?) (?:of|in) [\p{L}_]+ (?:must be )?unique$/iu,
    isAbsurd: ({ name = '' }, said) => {
      const same = /\bsame (?<what>\p{L}+)/iu.exec(said.text)?.groups?.['what'];
      return same !== undefined && !wordsOf(name).includes(same.toLowerCase()) && /\bid$/iu.test(name);
    },
  },
  {
    choice: /^Set (?<name>[\p{L}_ ]+?) of .+ to (?<answer>yes|no)$/iu,
    isAbsurd: ({ name = '', answer = '' }, said) => {
      const stated = [
        ...said.text.matchAll(
          new RegExp(
            String.raw`(?<no>(?:\b(?:not|never|no longer)|n['’]?t)(?: yet| been| really| any ?more)* |\bun)?${name.replaceAll('_', ' ')}\b`,
            'giu',
          ),
        ),
      ];
      return (
        stated.length > 0 &&
        stated.every(({ groups }) => (groups?.['no'] === undefined) !== (answer.toLowerCase() === 'yes'))
      );
    },
  },
  {
    choice: /^(?:Increase|Raise) /iu,
    isAbsurd: (_, said) => downward.test(said.text) && !upward.test(said.text),
  },
  {
    choice: /^(?:Decrease|Lower|Reduce) /iu,
    isAbsurd: (_, said) => upward.test(said.text) && !downward.test(said.text),
  },
  {
    // `all prices 10 percent up` asks for no rows.
    choice: /^Show .+ is \d[\d.,]*$/iu,
    isAbsurd: (_, said) => /(?:%|\bper ?cent|\d) (?:up|down)\b/iu.test(said.text),
  },
  {
    // Who may do something is no answer to what is to be done: `delete the beard service`.
    choice:
      /^(?:People|Signed-in people|Everyone|Staff|Only .+?|Nobody) can (?:only )?(?:see|change|add|delete)\b/iu,
    isAbsurd: (_, said) => !allowing.test(said.text) && !closing.test(said.text),
  },
  {
    choice: /^Link \S+ to \S+/iu,
    isAbsurd: (_, said) => pages.test(said.text),
  },
];

/**
 * Whether a sentence can mean a choice at all: no name is taken from a question, and nothing is renamed, raised or removed
 * that no word asks for.
 *
 * @example
 * isPlausible('Create a table undo with last thing', 'undo last thing', { tables: [] }) // => false
 */
export function isPlausible(choice: string, instruction: string, lexicon: Lexicon): boolean {
  const said: Said = { text: instruction, words: new Set(wordsOf(instruction)), lexicon };
  const requests = choice.replace(/[.]$/u, '').split(/\.\s+(?=\p{L})/u);
  // `Set kind of roll to pastry. Set kind of roll to cake` sets one thing twice.
  const set = requests.flatMap((request) => /^Set .+ of .+(?= to )/iu.exec(request)?.[0].toLowerCase() ?? []);
  if (new Set(set).size < set.length) return false;
  if (new Set(requests.map((request) => request.toLowerCase())).size < requests.length) return false;
  return requests.every((request) =>
    doubts.every((doubt) => {
      const found = doubt.choice.exec(request);
      return found === null || !doubt.isAbsurd(found.groups ?? {}, said);
    }),
  );
}
