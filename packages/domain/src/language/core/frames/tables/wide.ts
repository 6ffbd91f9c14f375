import type { DatabaseChange, Reading } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { pastedTable } from '../schema/pasted.ts';
import { tableName } from '../schema/tableHead.ts';
import { type Described, ordered } from './drafts.ts';
import { Message } from './message.ts';
import { askName, offer, shownName, without } from './offers.ts';
import { isForOthers, statementsOf } from './statements.ts';

const naming = /\n*Call the (?:new )?table ["“]?(?<name>[\p{L}\p{N}_ -]{1,60})["”]?[.!]?\s*$/iu;

function change({ name, existing, columns, key, unique, checks }: Described): DatabaseChange {
  return existing
    ? { do: 'add-columns', table: existing.name, columns }
    : {
        do: 'create-table',
        name,
        columns: columns.length > 0 ? columns : [{ name: 'name', type: 'text', required: true }],
        ...(key && { key: [...key] }),
        ...(unique.length > 0 && { unique: unique.map((set) => [...set]) }),
        ...(checks.length > 0 && { checks }),
      };
}

function describe(
  statements: readonly string[],
  tables: readonly LexiconTable[],
  isTaken: (words: string) => boolean,
): Message {
  const message = new Message(tables, isTaken);
  for (const statement of statements) message.read(statement);
  return message;
}

/**
 * Reads new tables, and new columns of tables that exist, anywhere in a message: it looks for what is to be stored, lists
 * of what to note about it and names; the rest is background, or is said and left out. Undefined where the message
 * describes nothing to be stored.
 */
export function readWide(
  instruction: string,
  tables: readonly LexiconTable[],
  isTaken: (words: string) => boolean,
): Reading | undefined {
  const given = naming.exec(instruction)?.groups?.['name'];
  const text = instruction.replace(naming, '');
  // Longer messages take too long.
  if (text.length > 1500) return undefined;
  const pasted = pastedTable(
    text,
    tables.map(({ name }) => name),
  );
  const statements = statementsOf(pasted ? text.split('\n').slice(0, pasted.before).join('\n') : text);
  if (isForOthers(statements, tables.length === 0)) return undefined;
  const message = describe(statements, tables, isTaken);
  const [head] = message.drafts;
  if (pasted && head && head.columns.length === 0 && !head.existing) head.columns = [...pasted.columns];
  else if (pasted) return undefined;
  const drafts = message.drafts.filter(
    ({ columns, name, isListed }) =>
      columns.length > 0 ||
      isListed === true ||
      message.drafts.some((other) => other.columns.some(({ references }) => references?.table === name)),
  );
  const [first] = drafts;
  if (!first || drafts.every(({ columns }) => columns.length === 0)) return undefined;
  const unnamed = drafts.find(({ name }) => name === '');
  const name = given === undefined ? undefined : tableName(given);
  if (unnamed && name === undefined) return askName(instruction, statements, unnamed);
  const named = ordered(drafts).map((draft) =>
    name !== undefined && (draft === unnamed || draft === first)
      ? { ...draft, name, existing: undefined }
      : draft,
  );
  const rows: readonly DatabaseChange[] = pasted
    ? [{ do: 'insert', table: named[0]?.name ?? '', rows: pasted.rows.map((row) => ({ ...row })) }]
    : named.flatMap(({ name: table, rows: listed = [] }): readonly DatabaseChange[] =>
        listed.length === 0
          ? []
          : [{ do: 'insert', table, rows: listed.map((value) => ({ name: { kind: 'value', value } })) }],
      );
  const { left } = message;
  if (left.length > 0) {
    const rest = without(statements, left);
    const again = describe(rest, tables, isTaken);
    const isSame = named.every((draft) => again.drafts.some((other) => other.name === draft.name));
    if (again.left.length > 0 || !isSame) return undefined;
    return offer(
      named,
      left,
      [...rest, ...(name === undefined ? [] : [`Call the table ${name}`])].join('.\n'),
    );
  }
  return {
    kind: 'parts',
    parts: [{ service: 'database', changes: [...named.map((draft) => change(draft)), ...rows] }],
    words: named.map((draft) => ({
      said: draft.said === '' ? draft.name : draft.said,
      read: draft.existing ? `new columns for ${shownName(draft)}` : `a new table ${shownName(draft)}`,
    })),
  };
}
