import type { DatabaseChange, Reading } from '../../../ast/index.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { type Pasted, pastedTable } from '../schema/pasted.ts';
import { tableName } from '../schema/tableHead.ts';
import { type Described, ordered } from './drafts.ts';
import { isJunk } from './junk.ts';
import { Message } from './message.ts';
import { answersIn, askName, offer, shownName } from './offers.ts';
import { isForOthers, messageStatements } from './statements.ts';
import { isOurs, mayAskMore, namesTable } from './unused.ts';

/** Characters of a message that is read; a longer one takes too long. */
const longest = 1500;

/** Parts that a reading may leave out; one that leaves out more has not understood the message. */
const mostLeft = 3;

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

function inserts(drafts: readonly Described[], pasted: Pasted | undefined): readonly DatabaseChange[] {
  if (pasted)
    return [{ do: 'insert', table: drafts[0]?.name ?? '', rows: pasted.rows.map((row) => ({ ...row })) }];
  return drafts.flatMap(({ name: table, rows = [] }): readonly DatabaseChange[] =>
    rows.length === 0
      ? []
      : [{ do: 'insert', table, rows: rows.map((value) => ({ name: { kind: 'value', value } })) }],
  );
}

/** The tables of a message that have columns, were listed, or are what another one points to. */
function kept(drafts: readonly Described[]): readonly Described[] {
  return drafts.filter(
    ({ columns, name, isListed }) =>
      columns.length > 0 ||
      isListed === true ||
      drafts.some((other) => other.columns.some(({ references }) => references?.table === name)),
  );
}

/**
 * Reads new tables, and new columns of tables that exist, anywhere in a message: it looks for what is to be stored, lists
 * of what to note about it and names. What it does not use it says: mere background beside the reading, everything else
 * in a question whether the rest is meant. Undefined where the message describes nothing to be stored, or where what is
 * left over may ask for something else.
 */
export function readWide(instruction: string, index: CoreIndex): Reading | undefined {
  const { text, name: given, leftOut } = answersIn(instruction);
  if (text.length > longest) return undefined;
  const pasted = pastedTable(
    text,
    index.tables.map(({ name }) => name),
  );
  const statements = messageStatements(pasted ? text.split('\n').slice(0, pasted.before).join('\n') : text);
  if (isForOthers(statements, index.tables.length === 0)) return undefined;
  const message = new Message(index);
  for (const statement of statements) message.read(statement);
  const { drafts: described } = message.store;
  const [head] = described;
  if (pasted && (!head || head.columns.length > 0 || head.existing)) return undefined;
  if (pasted && head) head.columns = [...pasted.columns];
  const drafts = kept(described);
  if (drafts.every(({ columns }) => columns.length === 0) || drafts.some((draft) => isJunk(draft)))
    return undefined;
  const unused = message.unused();
  const left = [...message.left, ...unused.filter((part) => !isOurs(part))];
  const background = [...message.background, ...unused.filter((part) => isOurs(part))];
  if (left.length > mostLeft) return undefined;
  if ([...message.left, ...unused].some((part) => mayAskMore(part, index))) return undefined;
  const unnamed = drafts.find(({ name }) => name === '');
  const name = given === undefined ? undefined : tableName(given);
  if (unnamed && namesTable(text, index)) return undefined;
  if (unnamed && name === undefined) return askName(text, statements, unnamed);
  const named = ordered(drafts).map((draft) =>
    name !== undefined && (draft === unnamed || draft === drafts[0])
      ? { ...draft, name, existing: undefined }
      : draft,
  );
  const asked = left.filter((part) => !leftOut.includes(part));
  if (asked.length > 0) return offer(named, left, instruction);
  return {
    kind: 'parts',
    parts: [
      { service: 'database', changes: [...named.map((draft) => change(draft)), ...inserts(named, pasted)] },
    ],
    words: [
      ...named.map((draft) => ({
        said: draft.said === '' ? draft.name : draft.said,
        read: draft.existing ? `new columns for ${shownName(draft)}` : `a new table ${shownName(draft)}`,
      })),
      ...[...left, ...background].map((said) => ({ said, read: 'not used' })),
    ],
  };
}
