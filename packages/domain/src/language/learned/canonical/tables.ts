import { figureOf } from '../../core/frames/near/rules.ts';
import { plural, singular, toIdentifier } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import type { Part, Parts } from '../parts.ts';
import { inferType } from '../../planner/types.ts';
import { typeWords } from './types.ts';

interface NewColumn {
  readonly name: string;
  readonly notes: string[];
  readonly choices: string[];
}

interface NewTable {
  readonly name: string;
  readonly columns: NewColumn[];
}

const need =
  /\b(?:must|has to|have to|needs?|always|cannot|can'?t|never|nobody|nothing|no \p{L}+ without)\b/iu;
const free = /\b(?:optional|not|n't|no need|may|can|if any|where known)\b/iu;

/** True where words say that a value may be left out. */
function isOptional(words: string): boolean {
  return free.test(words) && !need.test(words);
}

/** `phone number` is a name, and no number. */
function isPartOfName({ name }: NewColumn, words: string): boolean {
  return /^numbers?$/iu.test(words) && inferType(toIdentifier(`${name} number`)).type === 'text';
}

function note(column: NewColumn, { label, text }: Part): void {
  const figure = figureOf(text);
  if (label === 'Q') column.notes.push(isOptional(text) ? 'optional' : 'required');
  else if (label === 'U') column.notes.push('unique');
  else if (label === 'Y' && !isPartOfName(column, text)) column.notes.push(typeWords(text));
  else if (label === 'D') column.notes.push(`default ${text}`);
  else if (label === 'O') column.choices.push(text);
  else if (label === 'L' && figure !== undefined) column.notes.push(`at least ${figure}`);
  else if (label === 'H' && figure !== undefined) column.notes.push(`at most ${figure}`);
}

/** Adds new columns, each with what describes it; what comes before the first one describes that. */
function addColumns(columns: NewColumn[], parts: readonly Part[]): void {
  const waiting: Part[] = [];
  let current = columns.at(-1);
  const begin = (name: string): void => {
    // Named twice, the second time with a rule.
    current = columns.find((one) => isSameName(one.name, name)) ?? { name, notes: [], choices: [] };
    if (!columns.includes(current)) columns.push(current);
  };
  for (const part of parts) {
    if (part.label === 'N') begin(part.text);
    else if (part.label === 'R') begin(`which ${single(part.text)}`);
    else if (current) note(current, part);
    else waiting.push(part);
  }
  const [first] = columns;
  if (first) for (const part of waiting) note(first, part);
}

/** Names in the same brackets as options are options too: `milk (cow, sheep or goat)`. */
function withOptions({ text, all }: Parts): readonly Part[] {
  const lists = [...text.matchAll(/\([^()]*\)/gu)].map(({ 0: list, index }) => ({
    start: index,
    end: index + list.length,
  }));
  return all.map((part, at) => {
    const list = lists.find(({ start, end }) => part.start > start && part.end < end);
    const before = all[at - 1];
    if (part.label !== 'N' || !list || !before) return part;
    const inside = all.filter(({ start, end }) => start > list.start && end < list.end);
    const isNamed = inside[0] === part ? before.label === 'N' : true;
    return isNamed &&
      inside.some(({ label }) => label === 'O') &&
      inside.every(({ label }) => 'NOD'.includes(label))
      ? { ...part, label: 'O' }
      : part;
  });
}

function single(words: string): string {
  return singular(words.toLowerCase());
}

function columnText({ name, notes, choices }: NewColumn): string {
  const all = [...(choices.length > 1 ? [`one of ${choices.join(' / ')}`] : []), ...new Set(notes)];
  return all.length === 0 ? name : `${name} (${all.join(', ')})`;
}

/** New columns in plain words, each with what describes it in brackets. */
export function newColumns(parts: Parts): readonly string[] {
  const columns: NewColumn[] = [];
  addColumns(columns, withOptions(parts));
  return columns.map((column) => columnText(column));
}

function isSameName(one: string, other: string): boolean {
  return singular(toIdentifier(one)) === singular(toIdentifier(other));
}

/** A request of a message with its labelled words. */
export interface Request {
  readonly intent: string;
  readonly text: string;
  readonly parts: readonly Part[];
}

/** The words of a table that exists already point to it. */
function withLinks(parts: readonly Part[]): readonly Part[] {
  const isKnown = ({ label, entries }: Part): boolean =>
    label === 'T' && entries.some(({ kind }) => kind === 'table');
  const isNew = parts.some((part) => part.label === 'T' && !isKnown(part));
  return isNew ? parts.map((part) => (isKnown(part) ? { ...part, label: 'R' } : part)) : parts;
}

/** New tables of a message, with the rules that its other requests give for them. */
class Tables {
  readonly all: NewTable[] = [];
  readonly rules: string[] = [];

  private named(words: string): NewTable | undefined {
    return this.all.find(({ name }) => isSameName(name, words));
  }

  create(parts: readonly Part[]): boolean {
    let table = this.all.at(-1);
    let from = 0;
    const take = (to: number): void => {
      if (table) addColumns(table.columns, parts.slice(from, to));
      from = to;
    };
    parts.forEach((part, at) => {
      if (part.label !== 'T') return;
      take(at);
      table = this.named(part.text) ?? { name: part.text, columns: [] };
      if (!this.all.includes(table)) this.all.push(table);
    });
    take(parts.length);
    return table !== undefined;
  }

  /** The table and the column that a rule is about. */
  private columnOf(parts: readonly Part[]): NewColumn | undefined {
    const words = parts.find(({ label }) => label === 'C')?.text;
    const table = this.tableOf(parts);
    const named = (one: NewTable): NewColumn | undefined =>
      one.columns.find(({ name }) => isSameName(name, words ?? ''));
    return words === undefined
      ? table?.columns.at(-1)
      : [...(table ? [table] : []), ...this.all].map(named).find((column) => column !== undefined);
  }

  private tableOf(parts: readonly Part[]): NewTable | undefined {
    const words = parts.find(({ label }) => label === 'T')?.text;
    return (words === undefined ? undefined : this.named(words)) ?? this.all.at(-1);
  }

  /** Takes up a request beside the new tables; false where it is about something else. */
  rule({ intent, parts }: Request): boolean {
    const column = this.columnOf(parts);
    const other = parts.find(({ label }) => label === 'R')?.text;
    const table = this.tableOf(parts);
    switch (intent) {
      case 'required':
      case 'unique':
      case 'optional':
        column?.notes.push(intent);
        return column !== undefined;
      case 'default':
      case 'choices':
      case 'limit':
      case 'type':
        for (const part of parts) if (column) note(column, part);
        return column !== undefined;
      case 'link':
        if (!table || other === undefined || isSameName(table.name, other)) return false;
        if (!table.columns.some(({ name }) => name === `which ${single(other)}`))
          table.columns.push({ name: `which ${single(other)}`, notes: [], choices: [] });
        return true;
      case 'on-delete':
        if (!table || other === undefined || isSameName(table.name, other)) return false;
        this.rules.push(`Deleting a ${single(other)} deletes its ${plural(table.name.toLowerCase())}.`);
        return true;
      default:
        return false;
    }
  }

  /** All of it in plain words. */
  text(): string | undefined {
    if (this.all.length === 0 || this.all.some(({ columns }) => columns.length === 0)) return undefined;
    const described = this.all.map(({ name, columns }) => ({
      name,
      list: columns.map((one) => columnText(one)),
    }));
    const [first] = described;
    const head =
      described.length === 1 && first
        ? `create a table ${first.name} with ${first.list.join(', ')}`
        : `create these tables: ${described.map(({ name, list }) => `${plural(name)} (${list.join(', ')})`).join(', ')}`;
    return this.rules.length === 0 ? head : `${head}. ${this.rules.join(' ')}`;
  }
}

/** The new tables of a message as one plain instruction; undefined where it is also about something else. */
export function newTables(requests: readonly Request[]): string | undefined {
  const tables = new Tables();
  const isWhole = requests
    .filter(({ intent }) => intent === 'create')
    .every(({ text, parts }) => tables.create(withLinks(withOptions({ text, all: parts }))));
  const others = requests.filter(({ intent }) => intent !== 'create');
  return isWhole && tables.all.length > 0 && others.every((request) => tables.rule(request))
    ? tables.text()
    : undefined;
}

/** One table with the new columns of a request, or with their names alone. */
export function newTableWays(parts: Parts): readonly string[] {
  const whole = newTables([{ intent: 'create', text: parts.text, parts: parts.all }]);
  const name = parts.all.find(({ label }) => label === 'T')?.text;
  const names = parts.all.filter(({ label }) => label === 'N').map(({ text }) => text);
  return [
    ...(whole === undefined ? [] : [whole]),
    ...(name === undefined || names.length === 0 ? [] : [`create a table ${name} with ${listed(names)}`]),
  ];
}
