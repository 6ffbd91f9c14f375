import { askForColumn, readColumn } from '../columns/readColumn.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import { splitColumns } from '../columns/splitColumns.ts';
import { askForTable, findMention, requireTable } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { singular, humanise, withoutArticle } from '../names.ts';
import { choice, listed, question, capitalise } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { addColumnsPlan, ownerColumnPlan } from '../plans/schema.ts';
import { isMasked, unmask, valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { columnsInOrder } from '../columnsInOrder.ts';
import { accessTail } from './tails.ts';
import { firstMatch, matched } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

const count = String.raw`(?:(?:two|three|four|five|several|some|these|the following|more|\d) )?`;
const explicit = [
  pattern(
    String.raw`{add} {an}? ?{the}?{new}?${count}{column}:? (?:{called} |for (?:the )?)?(?<columns>.+) {into} {the}?(?<table>.+)`,
  ),
  pattern(
    String.raw`{add} {the}?{new}?${count}{column} {into} {the}?(?<table>.+?)(?: table)?(?::| {called}| for| with)? (?<columns>.+)`,
  ),
];
const plainForms = [
  pattern(String.raw`{add} (?<columns>.+) {into} {the}?(?<table>.+)`),
  pattern(String.raw`{add} to {the}?(?<table>\S+)(?: table)?:? (?<columns>.+)`),
  pattern(
    String.raw`(?:the |each |every |all |our |my )*(?<table>.+?)(?: table)? (?:also )?(?:needs?|should have|should also have|must have|must also have|ought to have|gets?|to have) (?:to have |also )?(?<columns>.+)`,
  ),
  pattern(
    String.raw`give (?:the |each |every |all |our |my )*(?<table>\S+)(?: table)? (?<columns>(?:an? |the |two |optional |unique |required ).+)`,
  ),
  pattern(
    String.raw`(?:extend|expand|alter|change|update|modify) {the}?(?<table>.+?)(?: table)? (?:with|by adding|to include|to have|and add|: add|adding) (?<columns>.+)`,
  ),
];

const starts: ReadonlyMap<string, string> = new Map([
  ['integer', '0'],
  ['bigint', '0'],
  ['numeric', '0'],
  ['numeric(12,2)', '0'],
  ['date', 'today'],
  ['timestamptz', 'now'],
  ['text', '"unknown"'],
]);

interface ReadDraft {
  readonly piece: string;
  readonly draft: ColumnDraft;
}

/** A possible start value for existing rows; '' when each row needs a different value. */
function startOf({ allowed, check, type, unique, references }: ColumnDraft): string {
  if (unique || references !== undefined) return '';
  const [first] = allowed ?? [];
  if (first !== undefined) return `"${first.replaceAll('"', '')}"`;
  // An invented value could break the column's check.
  return check === undefined ? (starts.get(type) ?? '') : '';
}

/** Asks for a value for existing rows when a required column is added; a value is never invented. */
function askForStart(
  table: LexiconTable,
  columns: readonly ReadDraft[],
  clause: Clause,
): Understanding | undefined {
  const open = columns
    .map(({ draft }) => draft)
    .filter((draft) => !draft.optional && draft.initial === undefined);
  if (open.length === 0) return undefined;
  const said = (form: (piece: string, draft: ColumnDraft) => string) =>
    listed(
      columns.map(({ piece, draft }) => {
        const bare = withoutArticle(unmask(piece, clause))
          .replace(/^(?:required|mandatory) /iu, '')
          .replace(/,? (?:that is |which is )?(?:required|mandatory)$/iu, '');
        return open.includes(draft) ? form(bare, draft) : unmask(piece, clause);
      }),
    );
  const choices = [
    choice(`Add ${said((piece) => withArticle(`optional ${piece}`))} to ${table.name}`, 'Optional'),
  ];
  const values = [...new Set(open.map((draft) => startOf(draft)))];
  if (!values.includes('')) {
    const instruction = `Add ${said((piece, draft) => `${withArticle(piece)} starting at ${startOf(draft)}`)} to ${table.name}`;
    choices.push(choice(instruction, `Required, starting at ${listed(values).replaceAll('"', '')}`));
  }
  const names = listed(open.map(({ name }) => humanise(name)));
  const what = open.length === 1 ? 'It' : 'They';
  return question(
    `What should ${names} be in the existing rows of ${humanise(table.name)}? ${what} can stay empty there or start with a value.`,
    choices,
  );
}

function addTo(table: LexiconTable, said: string, clause: Clause, schema: SchemaIndex): Understanding {
  const columns: ReadDraft[] = [];
  for (const piece of splitColumns(said)) {
    const draft = readColumn(piece, clause, schema);
    if (!draft.ok) return draft.error;
    const { name } = draft.value;
    if ([...table.columns, ...columns.map((column) => column.draft)].some((column) => column.name === name)) {
      return question(`${capitalise(humanise(table.name))} already has a column called ${humanise(name)}.`, [
        choice(`Show the columns of ${table.name}`),
      ]);
    }
    columns.push({ piece, draft: draft.value });
  }
  if (columns.length === 0) return askForColumn();
  return (
    askForStart(table, columns, clause) ??
    addColumnsPlan(
      table,
      columns.map(({ draft }) => draft),
    )
  );
}

const notColumns =
  /^(?:(?:an?|the|new|another|one|more) )*(?:rows?|records?|entry|entries|index|indexes|polic(?:y|ies)|rule|data|test data|sample|table|unique constraint|\d.*)(?: .*)?$/iu;
const article =
  /^(?:an?|the|another|some|two|three|optional|required|unique|mandatory|new|column|field|whether)\b/iu;

/** Asks whether a capitalised word without an article is a value or a column. */
function nameOrColumn(said: string, table: LexiconTable): Understanding | undefined {
  if (article.test(said) || !/^\p{Lu}/u.test(said) || /^\p{Lu}+$/u.test(said)) return undefined;
  const noun = singular(humanise(table.name));
  return question(`Is ${said} a new column of ${humanise(table.name)}, or a new ${noun}?`, [
    choice(
      `Add ${withArticle(`optional ${said.toLowerCase()}`)} to ${table.name}`,
      `A column called ${said.toLowerCase()}`,
    ),
    choice(`Add ${withArticle(noun)} named "${said.replaceAll('"', '')}"`, `A ${noun} named ${said}`),
  ]);
}

function rowOfTable(said: string, table: LexiconTable, schema: SchemaIndex): boolean {
  const bare = withoutArticle(
    said.replace(/^(?:(?:an?|another|new|one more|the|\d+|two|three|four|five) )+/iu, ''),
  );
  const [first = '', second = ''] = bare.split(' ');
  return schema.find(first) === table || schema.find(`${first} ${second}`) === table;
}

/** 'Add a phone number to customers', 'customers need an optional birthday', 'give products a colour'. */
export const addColumn: Grammar = (typed, schema) => {
  const clause = { ...typed, text: columnsInOrder(typed.text) };
  const certain = firstMatch(explicit, clause.text);
  if (certain !== undefined) {
    const table = requireTable(clause, certain('table'), schema);
    return table.ok ? addTo(table.value, certain('columns'), clause, schema) : table.error;
  }
  for (const form of plainForms) {
    const slots = matched(form, clause.text);
    const said = slots?.('columns') ?? '';
    if (slots === undefined || notColumns.test(said) || isMasked(said)) continue;
    const table = schema.find(valueOf(withoutArticle(slots('table')).replace(/ tables?$/iu, ''), clause));
    const found =
      table === undefined
        ? inUnknown(said, form === plainForms[0] ? slots('table') : '', clause, schema)
        : inTable(table, said, clause, schema);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Asks about an unknown table only when the words before it clearly describe a column. */
function inUnknown(
  said: string,
  mention: string,
  clause: Clause,
  schema: SchemaIndex,
): Understanding | undefined {
  const isColumn =
    /^(?:an?|optional|unique|required) /iu.test(said) && !/ (?:named|called|with|for) /iu.test(said);
  // 'To customer Ada' names a row, not a table that is missing.
  const isRow =
    findMention(mention, schema)?.before === '' ||
    schema.tables.some((table) => rowOfTable(said, table, schema));
  return mention === '' || !isColumn || isRow ? undefined : askForTable(clause, mention, schema);
}

function inTable(
  table: LexiconTable,
  said: string,
  clause: Clause,
  schema: SchemaIndex,
): Understanding | undefined {
  if (/^(?:an? )?owner(?: column)?$/iu.test(said) || accessTail(said).owned) return ownerColumnPlan(table);
  const priced = !article.test(said) && /\s(?:at|for|costing)\s+(?:[$€£¥]\s?)?\d/u.test(said);
  if (priced || rowOfTable(said, table, schema)) return undefined;
  return nameOrColumn(said, table) ?? addTo(table, said, clause, schema);
}
