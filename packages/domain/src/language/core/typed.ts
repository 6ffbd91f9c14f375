import type { ColumnSpec, DatabaseChange, Expression, Reading } from '../ast/index.ts';
import type { CoreIndex } from './schemaIndex.ts';

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** True for a place at which a capital letter only begins a sentence. */
function isStart(instruction: string, at: number): boolean {
  return /(?:^|[.!?:\n])\s*["'“„(]?$/u.test(instruction.slice(0, at));
}

/** True for a text in capitals, which say nothing about a single word. */
function isShouted(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase();
}

/** Words as they were typed, where the rules have read them in small letters. */
function typedWords(words: string, instruction: string): string {
  if (words === '' || instruction.includes(words) || isShouted(instruction)) return words;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'giu');
  const found = [...instruction.matchAll(pattern)].find(({ index }) => !isStart(instruction, index));
  return found?.[0] ?? words;
}

type Spell = (words: string) => string;

function typedValue(value: Expression, spell: Spell): Expression {
  return value.kind === 'value' && typeof value.value === 'string'
    ? { ...value, value: spell(value.value) }
    : value;
}

interface Values {
  readonly default?: Expression | null | undefined;
  readonly fill?: Expression | undefined;
  readonly choices?: readonly string[] | null | undefined;
}

function typedIn<Change extends Values>(change: Change, spell: Spell): Change {
  return {
    ...change,
    ...(change.default && { default: typedValue(change.default, spell) }),
    ...(change.fill && { fill: typedValue(change.fill, spell) }),
    ...(change.choices && { choices: change.choices.map((choice) => spell(choice)) }),
  };
}

/** Courses are on the same day of each week. */
function weekly(table: string, columns: readonly ColumnSpec[]): readonly ColumnSpec[] {
  return /^(?:courses|classes|lessons|trainings|workshops)$/u.test(table)
    ? columns.map((column) =>
        column.name === 'day' && column.type === 'date'
          ? { ...column, name: 'weekday', type: 'text' }
          : column,
      )
    : columns;
}

/** Times beside a day are times of day: `weekday` and `start time`. */
export function timesOfDay(columns: readonly ColumnSpec[]): ColumnSpec[] {
  const hasDay = columns.some(
    ({ name, type }) => type === 'date' || /^(?:week)?day$|^day_of_(?:the_)?week$/u.test(name),
  );
  return columns.map((column) =>
    hasDay && column.type === 'moment' && /(?:^|_)time$/u.test(column.name)
      ? { ...column, type: 'time' }
      : column,
  );
}

function typedChange(change: DatabaseChange, instruction: string, index: CoreIndex): DatabaseChange {
  const spell: Spell = (words) => typedWords(words, instruction);
  const typedColumns = (columns: readonly ColumnSpec[]): ColumnSpec[] =>
    columns.map((column) => typedIn(column, spell));
  switch (change.do) {
    case 'create-table':
      return { ...change, columns: timesOfDay(weekly(change.name, typedColumns(change.columns))) };
    case 'add-columns':
      return { ...change, columns: typedColumns(change.columns) };
    case 'change-column': {
      const column = index.tables
        .find(({ name }) => name === change.table)
        ?.columns.find(({ name }) => name === change.column);
      // A value that the column allows or holds keeps the spelling it has there.
      const known = [...(column?.allowedValues ?? []), ...(column?.values ?? [])];
      return typedIn(
        change,
        (words) => known.find((value) => value.toLowerCase() === words.toLowerCase()) ?? spell(words),
      );
    }
    case 'add-choices':
      return { ...change, choices: change.choices.map((choice) => spell(choice)) };
    default:
      return change;
  }
}

/** A reading whose defaults, choices and values to fill in are spelt as they were typed. */
export function asTyped<Read extends Reading | undefined>(
  reading: Read,
  instruction: string,
  index: CoreIndex,
): Read {
  if (reading?.kind !== 'parts') return reading;
  return {
    ...reading,
    parts: reading.parts.map((part) =>
      part.service === 'database' && 'changes' in part
        ? { ...part, changes: part.changes.map((change) => typedChange(change, instruction, index)) }
        : part,
    ),
  };
}
