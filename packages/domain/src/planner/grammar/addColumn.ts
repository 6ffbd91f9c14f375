import { readColumn } from '../columns/readColumn.ts';
import type { ColumnDraft } from '../columns/draft.ts';
import { splitColumns } from '../columns/splitColumns.ts';
import { findColumn, findTable, requireTable } from '../find.ts';
import type { Lexicon, LexiconTable } from '../lexicon.ts';
import { singular, spoken, withArticle, withoutArticle } from '../names.ts';
import { choice, listed, question, sentence } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { firstMatch, pattern } from '../pattern.ts';
import type { Slots } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { addColumnsPlan, ownerColumnPlan } from '../plans/schema.ts';
import { isMasked, unmask, valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { accessTail } from './tails.ts';

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
    String.raw`(?:the |each |every |all |our |my )*(?<table>.+?)(?: table)? (?:also )?(?:needs?|should have|should also have|must have|must also have|ought to have|gets?) (?:to have |also )?(?<columns>.+)`,
  ),
  pattern(
    String.raw`give (?:the |each |every |all |our |my )*(?<table>\S+)(?: table)? (?<columns>(?:an? |the |two |optional |unique |required ).+)`,
  ),
  pattern(
    String.raw`(?:extend|expand|alter|change|update|modify) {the}?(?<table>.+?)(?: table)? (?:with|by adding|to include|to have|and add|: add|adding) (?<columns>.+)`,
  ),
];

const requiredChoices: Readonly<Record<string, string>> = {
  integer: '0',
  bigint: '0',
  numeric: '0',
  'numeric(12,2)': '0',
  date: 'today',
  timestamptz: 'now',
  text: '"unknown"',
};

/** A required column on a table that may have rows needs a value for those rows: never made up, so asked. */
function askForStart(
  table: LexiconTable,
  pieces: readonly string[],
  drafts: readonly ColumnDraft[],
  wish: Wish,
): Understanding | undefined {
  const open = drafts.filter((draft) => !draft.optional && draft.initial === undefined);
  const [first] = open;
  if (first === undefined) return undefined;
  const said = (form: (piece: string, draft: ColumnDraft) => string) =>
    listed(
      pieces.map((piece, index) => {
        const draft = drafts[index];
        const bare = withoutArticle(unmask(piece, wish))
          .replace(/^(?:required|mandatory) /iu, '')
          .replace(/,? (?:that is |which is )?(?:required|mandatory)$/iu, '');
        return draft === undefined || !open.includes(draft) ? unmask(piece, wish) : form(bare, draft);
      }),
    );
  const choices = [
    choice(`Add ${said((piece) => withArticle(`optional ${piece}`))} to ${table.name}`, 'Optional'),
  ];
  const start = (draft: ColumnDraft) =>
    draft.allowed?.[0] === undefined
      ? requiredChoices[draft.type]
      : `"${draft.allowed[0].replaceAll('"', '')}"`;
  if (open.every((draft) => start(draft) !== undefined && !draft.unique && draft.references === undefined)) {
    const instruction = `Add ${said((piece, draft) => `${withArticle(piece)} starting at ${start(draft) ?? ''}`)} to ${table.name}`;
    choices.push(choice(instruction, `Required, starting at ${start(first)?.replaceAll('"', '') ?? ''}`));
  }
  const names = listed(open.map(({ name }) => spoken(name)));
  return question(
    `What should ${names} hold in the rows that ${spoken(table.name)} has already? It can stay empty there, or start with a value.`,
    choices,
  );
}

function addTo(table: LexiconTable, said: string, wish: Wish, lexicon: Lexicon): Understanding {
  const pieces = splitColumns(said);
  const drafts: ColumnDraft[] = [];
  for (const piece of pieces) {
    const draft = readColumn(piece, wish, lexicon);
    if (!draft.ok) return draft.error;
    const there = table.columns.find(({ name }) => name === draft.value.name);
    if (there !== undefined || drafts.some(({ name }) => name === draft.value.name)) {
      return question(
        `${sentence(spoken(table.name))} already has a column called ${spoken(draft.value.name)}.`,
        [choice(`Show the columns of ${table.name}`)],
      );
    }
    drafts.push(draft.value);
  }
  return askForStart(table, pieces, drafts, wish) ?? addColumnsPlan(table, drafts);
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

function rowOfTable(said: string, table: LexiconTable, lexicon: Lexicon): boolean {
  const bare = withoutArticle(
    said.replace(/^(?:(?:an?|another|new|one more|the|\d+|two|three|four|five) )+/iu, ''),
  );
  const [first = '', second = ''] = bare.split(' ');
  return findTable(first, lexicon) === table || findTable(`${first} ${second}`, lexicon) === table;
}

/** 'Add a phone number to customers', 'customers need an optional birthday', 'give products a colour'. */
export const addColumn: Grammar = (wish, lexicon) => {
  const certain: Slots | undefined = firstMatch(explicit, wish.text);
  if (certain !== undefined) {
    const table = requireTable(wish, certain['table'] ?? '', lexicon);
    return table.ok ? addTo(table.value, certain['columns'] ?? '', wish, lexicon) : table.error;
  }
  for (const form of plainForms) {
    const slots = form.exec(wish.text)?.groups;
    if (slots === undefined) continue;
    const said = slots['columns'] ?? '';
    const table = findTable(
      valueOf(withoutArticle(slots['table'] ?? '').replace(/ tables?$/iu, ''), wish),
      lexicon,
    );
    if (notColumns.test(said) || isMasked(said)) continue;
    if (table === undefined && lexicon.tables.some((entry) => rowOfTable(said, entry, lexicon))) continue;
    if (table === undefined) {
      // An unknown table is asked about only when the words before it are clearly a column.
      if (
        form === plainForms[0] &&
        /^(?:an?|optional|unique|required) /iu.test(said) &&
        !/ (?:named|called|with|for) /iu.test(said)
      ) {
        const unknown = requireTable(wish, slots['table'] ?? '', lexicon);
        if (!unknown.ok) return unknown.error;
      }
      continue;
    }
    if (/^(?:an? )?owner(?: column)?$/iu.test(said) || accessTail(said).owned) return ownerColumnPlan(table);
    if (
      rowOfTable(said, table, lexicon) ||
      (!article.test(said) && /\s(?:at|for|costing)\s+(?:[$€£¥]\s?)?\d/u.test(said))
    )
      continue;
    // What exists already cannot be added: 'customers must have an email' is then about the rule, not the column.
    if (
      form !== plainForms[0] &&
      splitColumns(said).every((piece) => findColumn(withoutArticle(piece), table) !== undefined)
    )
      continue;
    return nameOrColumn(said, table) ?? addTo(table, said, wish, lexicon);
  }
  return undefined;
};
