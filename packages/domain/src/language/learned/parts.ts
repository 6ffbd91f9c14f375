import { rememberedByObject, rememberedByText } from '../../shared/remember.ts';
import type { LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { ground } from '../core/ground.ts';
import { columnForms, type CoreIndex, type Entry } from '../core/schemaIndex.ts';
import { weekdays } from '../core/constituents/calendar.ts';
import { rowsCalled } from '../core/constituents/partials.ts';
import { tokenise } from '../core/tokens.ts';
import type { Span } from './labels.ts';
import { stemOf, type Known } from './tokens.ts';

/** Words of an instruction that stand for something. */
export interface Part {
  readonly label: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What the words name in the database. */
  readonly entries: readonly Entry[];
  /** True where the word before says the opposite: `not paid`. */
  readonly isDenied?: boolean;
}

const denying =
  /\b(?:(?:is|are|was|were|has|have|had|did|do|does)(?:n['’]?t| not)|not|never|no longer)(?: (?:been|yet|be|really))? $/iu;

/** An instruction with its labelled words. */
export interface Parts {
  readonly text: string;
  readonly all: readonly Part[];
}

/** The parts with a label, in the order of the text. */
export function labelled(parts: Parts, label: string): readonly Part[] {
  return parts.all.filter((part) => part.label === label);
}

/** The words of the parts with a label. */
export function said(parts: Parts, label: string): readonly string[] {
  return labelled(parts, label).map(({ text }) => text);
}

/** Labels of words that name a column, a table, a row. */
const namingColumns: ReadonlySet<string> = new Set(['C', 'G']);
const namingTables: ReadonlySet<string> = new Set(['T', 'R']);
const namingRows: ReadonlySet<string> = new Set(['V']);

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The day of the week that letters say, also in short or in the plural: `Wed`, `thurs`, `Mondays`. */
function weekdayIn(letters: string): string | undefined {
  return letters.length < 3
    ? undefined
    : weekdays.find((day) => day.startsWith(letters.replace(/s$/u, '')) || day.startsWith(letters));
}

/** The columns of a database that words most likely name. */
const columnsNear = rememberedByObject(({ tables }: CoreIndex) =>
  rememberedByText((text) =>
    tables.flatMap((table): readonly Entry[] => {
      const column = columnOf({ text, entries: [] }, table);
      return column ? [{ kind: 'column', table, column }] : [];
    }),
  ),
);

const tablesNear = rememberedByObject(({ tables }: CoreIndex) =>
  rememberedByText((text) => {
    const words = stems(text);
    return tables
      .filter(({ name }) => words.some((word) => isAkin(word, stems(name.replaceAll('_', ' ')).at(-1) ?? '')))
      .map((table): Entry => ({ kind: 'table', table }));
  }),
);

/** What words most likely name that are not the exact name of anything: `on a break` the column `on_break`. */
function nearEntries(text: string, label: string, index: CoreIndex): readonly Entry[] {
  if (namingColumns.has(label)) return columnsNear(index)(text);
  if (namingTables.has(label)) return tablesNear(index)(text);
  const { tables } = index;
  const called = label === 'V' ? rowsCalled(index)(text) : [];
  if (called.length > 0) return called.map((one): Entry => ({ kind: 'value', ...one }));
  const letters = lettersOf(text);
  const day = label === 'S' ? weekdayIn(letters) : undefined;
  if (day === undefined && !namingRows.has(label)) return [];
  return tables.flatMap((table) =>
    table.columns.flatMap((column) =>
      (column.values ?? [])
        .filter((value) =>
          day === undefined ? lettersOf(value) === letters : weekdayIn(lettersOf(value)) === day,
        )
        .map((value): Entry => ({ kind: 'value', table, column, value })),
    ),
  );
}

function entriesOf(text: string, label: string, index: CoreIndex): readonly Entry[] {
  const exact = ground(tokenise(text), index).flatMap(({ entries }) => entries);
  return exact.length > 0 ? exact : nearEntries(text, label, index);
}

const weights: Readonly<Record<string, number>> = {
  T: 4,
  C: 2,
  V: 2,
  W: 1,
  S: 1,
  O: 1,
  D: 1,
  P: 0.4,
  R: -1,
  G: 0.5,
};

/** Tables that the parts may be about, the likeliest first. */
export function tablesOf(all: readonly Part[], index: CoreIndex): readonly LexiconTable[] {
  const scores = new Map<LexiconTable, number>();
  for (const { label, entries } of all) {
    const weight = weights[label] ?? 0;
    const seen = new Set<LexiconTable>();
    for (const { kind, table } of entries) {
      if (seen.has(table)) continue;
      seen.add(table);
      const share = kind === 'table' ? (label === 'T' ? weight : weight / 2) : weight / 2;
      scores.set(table, (scores.get(table) ?? 0) + share);
    }
  }
  const found = [...scores].filter(([, score]) => score > 0).toSorted((one, other) => other[1] - one[1]);
  return found.length > 0 ? found.map(([table]) => table) : index.tables.length === 1 ? index.tables : [];
}

/** Values whose name may be of several words that are labelled apart. */
const mergeable: ReadonlySet<string> = new Set(['S', 'V', 'N']);

/** Names of several words that were taken apart: `Jutta` `Brehm`. */
function joinedNames(spans: readonly Span[], text: string, tokens: readonly Known[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const [before, here] = [tokens[span.from - 1], tokens[span.from]];
    const isName =
      last?.to === span.from &&
      last.label === span.label &&
      mergeable.has(span.label) &&
      before !== undefined &&
      here !== undefined &&
      before.kind === 'word' &&
      here.kind === 'word' &&
      /^\p{Lu}\p{Ll}/u.test(before.text) &&
      /^\p{Lu}\p{Ll}/u.test(here.text) &&
      text.slice(before.end, here.start) === ' ';
    if (last && isName) joined.splice(-1, 1, { ...last, to: span.to });
    else joined.push(span);
  }
  return joined;
}

const possessive = /(?<=\p{L})(?:['’]s|(?<=s)['’])$/u;
const nothing = /(?!)/u;

/** The ending that is no part of a name; texts keep theirs. */
function possessiveOf(label: string): RegExp {
  return label === 'S' || label === 'W' ? nothing : possessive;
}

/** The labelled words of a text. */
export function partsOf(
  text: string,
  tokens: readonly Known[],
  spans: readonly Span[],
  index: CoreIndex,
): readonly Part[] {
  return joinedNames(spans, text, tokens).flatMap(({ label, from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last) return [];
    const whole = to - from === 1 ? first.text : text.slice(first.start, last.end);
    const words = whole
      .replaceAll(/\s+/gu, ' ')
      .replace(/[\s,;:]+$/u, '')
      .replace(possessiveOf(label), '')
      .trim();
    return words === ''
      ? []
      : [
          {
            label,
            text: words,
            start: first.start,
            end: last.end,
            entries: entriesOf(words, label, index),
            isDenied: denying.test(text.slice(0, first.start)),
          },
        ];
  });
}

const stems = rememberedByText((text): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => stemOf(word)),
);

/** The stems of each way to name a column. */
const stemsOfForms = rememberedByObject((column: LexiconColumn) =>
  columnForms(column).map((form) => stems(form)),
);

/** True for a word and the beginning of it, as in `qty` and `quantity`, or two words of one root. */
function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return true;
  const shared = Math.max(5, short.length - 2);
  return short.length >= shared && long.startsWith(short.slice(0, shared));
}

/** The column of a table that words most likely mean; undefined where no word of it occurs. */
export function columnOf(
  part: Pick<Part, 'text' | 'entries'>,
  table: LexiconTable,
): LexiconColumn | undefined {
  const named = part.entries.find((entry) => entry.kind === 'column' && entry.table === table);
  if (named?.kind === 'column') return named.column;
  const valued = part.entries.find((entry) => entry.kind === 'value' && entry.table === table);
  const words = [...new Set(stems(part.text))];
  const scored = table.columns
    .filter(({ primaryKey }) => !primaryKey)
    .map((column) => {
      const shared = Math.max(
        ...stemsOfForms(column).map(
          (own) =>
            own.filter((stem) => words.some((word) => isAkin(word, stem))).length / Math.max(1, own.length),
        ),
      );
      return { column, shared };
    })
    .toSorted((one, other) => other.shared - one.shared)[0];
  return scored && scored.shared >= 0.5
    ? scored.column
    : valued?.kind === 'value'
      ? valued.column
      : undefined;
}

/** The columns of a table that the parts with a label mean, each once. */
export function columnsOf(parts: Parts, label: string, table: LexiconTable): readonly LexiconColumn[] {
  return [...new Set(labelled(parts, label).flatMap((part) => columnOf(part, table) ?? []))];
}

/** The table that words name. */
export function tableOf(part: Part | undefined): LexiconTable | undefined {
  return part?.entries.find(({ kind }) => kind === 'table')?.table;
}

/** The words of a column that say it without doubt. */
export function columnName(column: LexiconColumn): string {
  return columnForms(column)[0] ?? column.name;
}
