import { askForColumn, readColumn } from '../columns/readColumn.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import { splitColumns } from '../columns/splitColumns.ts';
import { askForTable, findMention, requireTable } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { singular, spoken, withArticle, withoutArticle } from '../names.ts';
import { choice, listed, question, sentence } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { addColumnsPlan, ownerColumnPlan } from '../plans/schema.ts';
import { isMasked, unmask, valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { accessTail } from './tails.ts';
import { firstMatch, matched } from '../slots.ts';
import type { Directory } from '../directory.ts';

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

interface Said {
  readonly piece: string;
  readonly draft: ColumnDraft;
}

/** What the column of existing rows could start with; '' when every row needs a value of its own. */
function startOf({ allowed, check, type, unique, references }: ColumnDraft): string {
  if (unique || references !== undefined) return '';
  const [first] = allowed ?? [];
  if (first !== undefined) return `"${first.replaceAll('"', '')}"`;
  // A value made up here could break the column's own rule.
  return check === undefined ? (starts.get(type) ?? '') : '';
}

/** A required column on a table that may have rows needs a value for those rows: never made up, so asked. */
function askForStart(table: LexiconTable, columns: readonly Said[], wish: Wish): Understanding | undefined {
  const open = columns
    .map(({ draft }) => draft)
    .filter((draft) => !draft.optional && draft.initial === undefined);
  if (open.length === 0) return undefined;
  const said = (form: (piece: string, draft: ColumnDraft) => string) =>
    listed(
      columns.map(({ piece, draft }) => {
        const bare = withoutArticle(unmask(piece, wish))
          .replace(/^(?:required|mandatory) /iu, '')
          .replace(/,? (?:that is |which is )?(?:required|mandatory)$/iu, '');
        return open.includes(draft) ? form(bare, draft) : unmask(piece, wish);
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
  const names = listed(open.map(({ name }) => spoken(name)));
  const what = open.length === 1 ? 'It' : 'They';
  return question(
    `What should ${names} hold in the rows that ${spoken(table.name)} has already? ${what} can stay empty there, or start with a value.`,
    choices,
  );
}

function addTo(table: LexiconTable, said: string, wish: Wish, lexicon: Directory): Understanding {
  const columns: Said[] = [];
  for (const piece of splitColumns(said)) {
    const draft = readColumn(piece, wish, lexicon);
    if (!draft.ok) return draft.error;
    const { name } = draft.value;
    if ([...table.columns, ...columns.map((column) => column.draft)].some((column) => column.name === name)) {
      return question(`${sentence(spoken(table.name))} already has a column called ${spoken(name)}.`, [
        choice(`Show the columns of ${table.name}`),
      ]);
    }
    columns.push({ piece, draft: draft.value });
  }
  if (columns.length === 0) return askForColumn();
  return (
    askForStart(table, columns, wish) ??
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

/** A capitalised word without an article may be a name to store or a column: asked, not guessed. */
function nameOrColumn(said: string, table: LexiconTable): Understanding | undefined {
  if (article.test(said) || !/^\p{Lu}/u.test(said) || /^\p{Lu}+$/u.test(said)) return undefined;
  const noun = singular(spoken(table.name));
  return question(`Is ${said} a new column of ${spoken(table.name)}, or a new ${noun}?`, [
    choice(
      `Add ${withArticle(`optional ${said.toLowerCase()}`)} to ${table.name}`,
      `A column called ${said.toLowerCase()}`,
    ),
    choice(`Add ${withArticle(noun)} named "${said.replaceAll('"', '')}"`, `A ${noun} named ${said}`),
  ]);
}

function rowOfTable(said: string, table: LexiconTable, lexicon: Directory): boolean {
  const bare = withoutArticle(
    said.replace(/^(?:(?:an?|another|new|one more|the|\d+|two|three|four|five) )+/iu, ''),
  );
  const [first = '', second = ''] = bare.split(' ');
  return lexicon.find(first) === table || lexicon.find(`${first} ${second}`) === table;
}

/** 'Add a phone number to customers', 'customers need an optional birthday', 'give products a colour'. */
export const addColumn: Grammar = (wish, lexicon) => {
  const certain = firstMatch(explicit, wish.text);
  if (certain !== undefined) {
    const table = requireTable(wish, certain('table'), lexicon);
    return table.ok ? addTo(table.value, certain('columns'), wish, lexicon) : table.error;
  }
  for (const form of plainForms) {
    const slots = matched(form, wish.text);
    const said = slots?.('columns') ?? '';
    if (slots === undefined || notColumns.test(said) || isMasked(said)) continue;
    const table = lexicon.find(valueOf(withoutArticle(slots('table')).replace(/ tables?$/iu, ''), wish));
    const found =
      table === undefined
        ? inUnknown(said, form === plainForms[0] ? slots('table') : '', wish, lexicon)
        : inTable(table, said, wish, lexicon);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** An unknown table is asked about only when the words before it are clearly a column. */
function inUnknown(said: string, mention: string, wish: Wish, lexicon: Directory): Understanding | undefined {
  const isColumn =
    /^(?:an?|optional|unique|required) /iu.test(said) && !/ (?:named|called|with|for) /iu.test(said);
  // 'To customer Ada' names a row, not a table that is missing.
  const isRow =
    findMention(mention, lexicon)?.before === '' ||
    lexicon.tables.some((table) => rowOfTable(said, table, lexicon));
  return mention === '' || !isColumn || isRow ? undefined : askForTable(wish, mention, lexicon);
}

function inTable(
  table: LexiconTable,
  said: string,
  wish: Wish,
  lexicon: Directory,
): Understanding | undefined {
  if (/^(?:an? )?owner(?: column)?$/iu.test(said) || accessTail(said).owned) return ownerColumnPlan(table);
  const priced = !article.test(said) && /\s(?:at|for|costing)\s+(?:[$€£¥]\s?)?\d/u.test(said);
  if (priced || rowOfTable(said, table, lexicon)) return undefined;
  return nameOrColumn(said, table) ?? addTo(table, said, wish, lexicon);
}
