import { isNumeric, isTemporal, kindOf } from '../../../planner/kinds.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { numberWord, parseNumber } from '../../tokens.ts';
import { shown, type Mention, type Mentions } from './mentions.ts';

/** An instruction that can be planned, made of what a message names. */
export interface Candidate {
  readonly instruction: string;
  /** The parts of the message that it was made of. */
  readonly used: readonly { readonly start: number; readonly end: number }[];
}

type Say = (
  column: string,
  table: string,
  found: Readonly<Record<string, string | undefined>>,
) => string | undefined;

interface Family {
  readonly cue: RegExp;
  readonly fits: (column: LexiconColumn) => boolean;
  readonly say: Say;
}

const figure = String.raw`[€£$]?(?:-?\d+(?:[.,]\d+)?|zero|nought|nothing|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred)%?`;
const refusal = String.raw`(?:not|never|no|nobody|none|nothing|no one|cannot|can'?t|n't|mustn'?t|shouldn'?t|isn'?t|won'?t|forbid|block|prevent|reject|refuse|stop|disallow|impossible|illegal)`;
const below =
  '(?:below|under|less than|lower than|smaller than|beneath|fewer than|cheaper than|younger than)';
const above =
  '(?:above|over|more than|higher than|greater than|bigger than|beyond|past|exceeds?|exceeding|older than|dearer than)';
const gap = String.raw`[^.!?\d]{0,45}?`;

/** The figure that words give: `16 guests`, `twelve`, `negative`; undefined where there is none. */
export function figureOf(words: string | undefined): string | undefined {
  const bare = (words ?? '').toLowerCase();
  const digits = /-?\d+(?:[.,]\d+)*/u.exec(bare)?.[0];
  if (digits !== undefined) return `${digits.startsWith('-') ? '-' : ''}${parseNumber(digits)}`;
  if (/\b(?:nothing|negative|minus)\b/u.test(bare)) return '0';
  if (/\bhundred\b/u.test(bare)) return '100';
  const value = bare
    .split(/\W+/u)
    .map(numberWord)
    .find((one) => one !== undefined);
  return value === undefined ? undefined : String(value);
}

const anyColumn = (column: LexiconColumn): boolean => !column.primaryKey;
const isFigure = (column: LexiconColumn): boolean =>
  isNumeric(column) && !column.primaryKey && column.references === undefined;

const atLeast: Say = (column, table, { low }) => {
  const value = figureOf(low);
  return value === undefined ? undefined : `${column} of ${table} must be at least ${value}`;
};
const atMost: Say = (column, table, { high, most }) => {
  const value = figureOf(high ?? most);
  return value === undefined ? undefined : `${column} of ${table} must be at most ${value}`;
};

/** Everyday ways to ask for a rule, whatever else the sentence says; the column is found beside them. */
const families: readonly Family[] = [
  {
    cue: new RegExp(
      String.raw`\b(?<low>${figure}) ?(?:to|and|-|–|until|till|up to|through|thru|or more and) ?(?<high>${figure})(?![\d:])\b`,
      'iu',
    ),
    fits: isFigure,
    say: (column, table, found) => {
      const [low, high] = [figureOf(found['low']), figureOf(found['high'])];
      return low === undefined || high === undefined || Number(low) >= Number(high)
        ? undefined
        : `${column} of ${table} between ${low} and ${high}`;
    },
  },
  {
    cue: new RegExp(
      String.raw`\b${refusal}\b${gap}\b(?:negative|minus|below (?:zero|nought|nothing)|less than (?:nothing|zero))|\b(?:negative|minus)\b${gap}\b(?:${refusal}|makes? no sense|nonsense|wrong|silly|rubbish)\b`,
      'iu',
    ),
    fits: isFigure,
    say: (column, table) => `${column} of ${table} must be at least 0`,
  },
  {
    cue: new RegExp(
      String.raw`\b(?:${refusal}\b${gap}\b${below}|at least|minimum(?: of| is)?|min\.?|lowest is|no less than|from) (?<low>${figure})(?: (?:and up|upwards|or more))?\b`,
      'iu',
    ),
    fits: isFigure,
    say: atLeast,
  },
  {
    cue: new RegExp(
      String.raw`\b(?:${refusal}\b${gap}\b${above}|at most|max(?:imum)?(?: of| is)?|no more than|not more than|up to|limit(?:ed)?(?: of| is| to)?|capped? at) (?<high>${figure})\b|\b(?<most>${figure}) (?:at most|at the most|tops|max|is the (?:limit|most|maximum))\b`,
      'iu',
    ),
    fits: isFigure,
    say: atMost,
  },
  {
    cue: /\b(?:optional|voluntary|not (?:required|compulsory|mandatory|obligatory|necessary|needed)|(?:may|can|could) (?:also )?(?:be |stay |remain )?(?:left )?(?:empty|blank|missing|out|unknown|open)|(?:may|need|must|does|do)(?: not|n't) (?:be |have to be )?(?:required|filled|given|known)|don't (?:have to|need to|always) (?:know|fill|give|have))\b/iu,
    fits: anyColumn,
    say: (column, table) => `${column} of ${table} is optional`,
  },
  {
    cue: new RegExp(
      String.raw`\b(?<!not )(?<!n't be )(?:required|compulsory|mandatory|obligatory|indispensable|a must)\b|\b(?:must|has to|have to|needs? to|should|shall|ought to|gotta|is to)\b[^.!?,;]{0,25}\b(?:filled|given|there|entered|known|present|put in|written|stated|provided)\b|\b${refusal}\b[^.!?]{0,40}\b(?:empty|blank|missing|without|left out|leave out|skipp?(?:ed)?|omit(?:ted)?|go in without|unfilled|forget|forgotten)\b|\b(?:keeps?|always|often|people|staff|they|somebody|someone|everyone|everybody) (?:keep |keeps )?(?:forget|forgets|forgetting|forgot|leave|leaves|leaving|skip|skips|skipping)\b|\b(?:insist|enforce)\b`,
      'iu',
    ),
    fits: anyColumn,
    say: (column, table) => `${column} of ${table} is required`,
  },
  {
    cue: /\b(?:twice|two times|2 times|more than once|only once|duplicates?|duplicated|doubles?|doubled|unique|already (?:taken|used|exists?|in use|there|has it)|a second time|repeat(?:s|ed)?|clash(?:es)?|shares? (?:an?|one|the))\b|\b(?:two|2|both|several|another|anyone else|nobody else|someone else|no two|no other)\b[^.!?]{0,60}\bsame\b/iu,
    fits: (column) => anyColumn(column) && kindOf(column) !== 'boolean',
    say: (column, table) => `${column} of ${table} must be unique`,
  },
];

function distance(one: Mention, start: number, end: number): number {
  if (one.end <= start) return start - one.end;
  return one.start >= end ? one.start - end : 0;
}

/** Characters between a column and the words of its rule, at most, where several rules are put together. */
const reach = 25;

interface Ruled extends Candidate {
  readonly column: LexiconColumn;
  readonly table: Mention['table'];
  readonly far: number;
}

/** The figures of the only table that a message names, where it names no column: the rule's words say which are meant. */
function only(
  tables: Mentions['tables'],
  fits: Family['fits'],
  start: number,
  end: number,
): readonly Mention[] {
  const [table] = tables;
  const found = table?.columns.filter((column) => isFigure(column) && fits(column)) ?? [];
  return table && tables.length === 1 && found.length < 3
    ? found.map((column) => ({ table, column, start, end }))
    : [];
}

function rulesOf(text: string, { columns, tables }: Mentions): readonly Ruled[] {
  return families.flatMap(({ cue, fits, say }) => {
    const match = cue.exec(text);
    if (!match) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const named = columns.length === 0 ? only(tables, fits, start, end) : columns;
    return named.flatMap((mention) => {
      const instruction = fits(mention.column)
        ? say(shown(mention.column.name), mention.table.name, match.groups ?? {})
        : undefined;
      return instruction === undefined
        ? []
        : [
            {
              instruction,
              used: [mention, { start, end }],
              column: mention.column,
              table: mention.table,
              far: distance(mention, start, end),
            },
          ];
    });
  });
}

const comparing =
  /\b(?:not|never|cannot|can'?t|n't|mustn'?t|stop|impossible|nonsense|forbid|prevent|block|nobody|no)\b[^.!?]{0,60}\b(?<relation>before|earlier|sooner|ahead of|less|lower|smaller|below|under|after|later|more|higher|above|exceeds?|over|bigger|greater)\b|\b(?:must|has to|have to|should|always|only)\b[^.!?]{0,30}\b(?<right>after|later|more|higher|above|at least|before|earlier|less|lower|below|at most)\b/iu;

/** Rules over two columns of the same kind: `the end is never earlier than the start`. */
function pairsOf(text: string, { columns }: Mentions): readonly Candidate[] {
  const match = comparing.exec(text)?.groups;
  if (!match) return [];
  const isSmaller = /before|earlier|sooner|ahead|less|lower|smaller|below|under|at most/iu.test(
    match['relation'] ?? match['right'] ?? '',
  );
  const isRefused = match['relation'] !== undefined;
  return columns.slice(0, 8).flatMap((left) =>
    columns
      .slice(0, 8)
      .filter(
        (right) =>
          right.start > left.start &&
          right.table === left.table &&
          right.column !== left.column &&
          ((isTemporal(left.column) && isTemporal(right.column)) ||
            (isFigure(left.column) && isFigure(right.column))),
      )
      .map((right) => {
        const [one, other] = isSmaller === isRefused ? [left, right] : [right, left];
        const relation = isTemporal(left.column) ? 'before' : 'less than';
        return {
          instruction: `in ${left.table.name} the ${shown(one.column.name)} cannot be ${relation} the ${shown(other.column.name)}`,
          used: [left, right],
        };
      }),
  );
}

/** Instructions for rules that a message may ask for, nearest first. */
export function ruleCandidates(text: string, mentions: Mentions): readonly Candidate[] {
  const single = rulesOf(text, mentions).toSorted((one, other) => one.far - other.far);
  return [...pairsOf(text, mentions), ...together(single), ...single];
}

/** Rules for several columns as one instruction: the nearest one of each. */
function together(rules: readonly Ruled[]): readonly Candidate[] {
  const [first] = rules;
  const nearest = rules.filter(
    (one, at) =>
      one.far < reach &&
      one.table === first?.table &&
      rules.findIndex(({ column }) => column === one.column) === at,
  );
  return nearest.length > 1 && nearest.length < 4
    ? [
        {
          instruction: `${nearest.map(({ instruction }) => instruction).join('. ')}.`,
          used: nearest.flatMap(({ used }) => used),
        },
      ]
    : [];
}
