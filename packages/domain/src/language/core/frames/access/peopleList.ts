import type { AccessRule, Condition, DatabaseChange } from '../../../ast/index.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { accountColumn } from '../../../planner/people.ts';
import type { FrameReading, ReadState } from '../../frame.ts';
import { coreIndex, type CoreIndex } from '../../schemaIndex.ts';
import { mentions, tablesOf } from './mentions.ts';
import { accountColumns, ownPaths } from './own.ts';

const column: LexiconColumn = {
  name: accountColumn,
  type: 'uuid',
  nullable: true,
  hasDefault: false,
  unique: false,
  primaryKey: false,
  references: 'auth.users',
};

const adding = (list: LexiconTable): DatabaseChange => ({
  do: 'add-columns',
  table: list.name,
  columns: [{ name: accountColumn, type: 'id', references: { table: 'auth.users', onDelete: 'empty' } }],
});

/** The tables that a condition looks into. */
function lookedInto(condition: Condition | undefined): readonly string[] {
  if (condition?.kind === 'all' || condition?.kind === 'any') return condition.of.flatMap(lookedInto);
  if (condition?.kind !== 'exists') return [];
  const { from, where } = condition.selection;
  return [from, ...lookedInto(where)];
}

/** Lists that a sentence names first, whose people have no account in them, and to which rows of others belong. */
function peopleLists(text: string, index: CoreIndex): readonly LexiconTable[] {
  const { tables } = index;
  const first = mentions(text, index)
    .map(tablesOf)
    .find(({ length }) => length > 0);
  return (first ?? []).filter(
    (list) =>
      labelsOf(list).length > 0 &&
      accountColumns(list, tables).length === 0 &&
      tables.some(({ columns }) => columns.some(({ references }) => references === list.name)),
  );
}

/** What a rule looks into has to be seen by the people themselves, as rules apply there too. */
function seenByThem(name: string, tables: readonly LexiconTable[]): readonly DatabaseChange[] {
  const table = tables.find((one) => one.name === name);
  const [path] = table?.rowSecurity ? ownPaths(table, tables) : [];
  if (!path) return [];
  const rule: AccessRule = { actions: ['read'], who: 'signed-in', where: path.condition };
  return [{ do: 'set-access', table: name, rules: [rule], replace: 'none' }];
}

const theirs = String.raw`(?:(?:that|which|who) )?(?:(?:are|is|was|were) )?(?:(?:assigned|given) to |for |of )?(?:them|him|her|his|hers|theirs)(?: own)?`;

/** The sentence as others write it: `only see the repairs that are his` → `only see his own repairs`. */
export function inUsualWords(text: string): string {
  return text
    .replace(
      /^(?:(?:please|(?:can|could|would) you(?: please)?) )?(?:make (?:it )?(?:so )?(?:sure )?that|(?:i|we) (?:want|need|would like|wish)(?: it)?(?: so)? that) /iu,
      '',
    )
    .replace(
      /\b(?<who>\p{L}+?)(?<ending>s?) (?:must|should|may|can|shall)(?: not|n't|not) (?<verb>see|read|look at) (?:the )?(?<rows>[\p{L} ]+?) of (?:the )?other \k<who>s?(?= *[.!]*$)/iu,
      '$<who>$<ending> can $<verb> only their own $<rows>',
    )
    .replace(
      new RegExp(
        String.raw`\bonly (?<verb>(?:see|read|change|edit|look at)(?: and \p{L}+)?) (?:the )?(?<rows>\p{L}+) ${theirs}(?= *[.!]*$)`,
        'iu',
      ),
      'only $<verb> their own $<rows>',
    );
}

/**
 * Reads rules for people who are a list without accounts: "mechanics see only their own repairs". The list gets a column
 * for the account of each, which the founder fills.
 */
export function readPeopleList(
  text: string,
  state: ReadState,
  read: (text: string, state: ReadState) => FrameReading | undefined,
): FrameReading | undefined {
  if (!/\b(?:own|their|his|her)\b/iu.test(text)) return undefined;
  const lists = peopleLists(text, state.index);
  if (lists.length === 0) return undefined;
  const tables = state.index.tables.map((table) =>
    lists.includes(table) ? { ...table, columns: [...table.columns, column] } : table,
  );
  const reading = read(text, { ...state, index: coreIndex({ tables }) });
  if (!reading || !('changes' in reading.meaning) || reading.unread.length > 0) return undefined;
  const { changes } = reading.meaning;
  const looked = new Set(
    changes.flatMap((change) =>
      change.do === 'set-access' ? change.rules.flatMap(({ where }) => lookedInto(where)) : [],
    ),
  );
  const used = lists.filter(({ name }) => looked.has(name));
  if (used.length === 0) return undefined;
  const given = new Set(changes.flatMap((change) => (change.do === 'set-access' ? [change.table] : [])));
  return {
    ...reading,
    meaning: {
      changes: [
        ...used.map(adding),
        ...[...looked].filter((name) => !given.has(name)).flatMap((name) => seenByThem(name, tables)),
        ...changes,
      ],
    },
  };
}
