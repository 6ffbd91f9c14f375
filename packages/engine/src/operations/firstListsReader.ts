import { firstLists, listChanges, type FirstLists } from '@saywright/domain/app';
import type { DatabaseChange } from '@saywright/domain/ast';
import { readDatabase } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { serviceOf } from '@saywright/domain/routing';
import type { InstructionReader, ReaderAnswer } from './readers.ts';
import type { ProjectRow } from '../store/store.ts';

/** Lists of names and columns mean the same on every day. */
const anyDay = '2000-01-01';

/** Plans the lists that a sentence asks for, each with the facts that were read, or asks whether they are meant. */
export function listsReading(
  { rows: names, instruction, label, text, lists }: FirstLists,
  lexicon: Lexicon,
): ReaderAnswer | undefined {
  // Names of columns may read as a question about another list.
  const reading = readDatabase(instruction, { lexicon, today: anyDay });
  const isChange = reading?.kind === 'parts' && reading.parts.every((part) => 'changes' in part);
  if (!isChange) {
    const choices = [{ label, instruction }];
    const asked = { kind: 'question' as const, text: `${text} Is this what you mean?`, choices, words: [] };
    // Beside tables that are there, other rules may read more of it.
    return names.length + lexicon.tables.length > 0 ? undefined : { reading: asked, isClear: true };
  }
  const tables = lexicon.tables.map(({ name }) => name);
  const rows = names.map((value) => ({ name: { kind: 'value', value } as const }));
  const changes = listChanges(lists, tables).flatMap((change): DatabaseChange[] =>
    rows.length > 0 && change.do === 'create-table'
      ? [change, { do: 'insert', table: change.name, rows }]
      : [change],
  );
  return {
    reading: { kind: 'parts', parts: [{ service: 'database', changes }], words: [] },
    names: { title: label, doneTitle: label.replace(/^Make/u, 'Made'), understood: text },
    isClear: true,
  };
}

/** What to say where a project stores nothing, and nothing in the words says what it should. */
export const nothingYet = {
  kind: 'question' as const,
  text: 'Nothing is stored here yet, and I do not know what to make of these words. Name the lists you need and what each has, such as “members: name, phone”, or an app to build.',
  choices: [
    { label: 'Make a list of customers', instruction: 'customers: name, phone' },
    { label: 'Build an online shop', instruction: 'Build an online shop' },
    { label: 'Build a booking app', instruction: 'Build a booking app' },
  ],
  words: [],
};

/** Reads what a project that stores nothing yet is to keep, where nothing else reads it. */
export function firstListsReader(
  tablesOf: (project: ProjectRow) => Promise<readonly string[]>,
): InstructionReader {
  return {
    kind: 'first-lists',
    async read({ project, instruction }) {
      if (serviceOf(instruction) !== 'database' || (await tablesOf(project)).length > 0) return undefined;
      const lists = firstLists(instruction);
      if (!lists) return { reading: nothingYet };
      const planned = lists.isAsked ? listsReading(lists, { tables: [] }) : undefined;
      const choices = [{ label: lists.label, instruction: lists.instruction }];
      return planned ?? { reading: { kind: 'question', text: lists.text, choices, words: [] } };
    },
  };
}
