import type { AccessRule, Condition, DatabaseChange } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { exactConditions, exactTable, type ExactState } from './values.ts';

type Action = AccessRule['actions'][number];

/** What people can do with rows, in plain verbs. */
export const actionVerbs: Readonly<Record<Action, string>> = {
  read: 'see',
  add: 'add',
  change: 'change',
  delete: 'delete',
};

const rowActions: readonly Action[] = ['read', 'add', 'change', 'delete'];

const owner = 'user_id';

function hasOwner({ columns }: LexiconTable): boolean {
  return columns.some(({ name }) => name === owner);
}

/**
 * What to say where no column says whose a row is: it belongs to who adds it, from now on. An address in a row is no
 * choice here, as people can sign up with any address where mail is not set up.
 */
export function ownerSayings(table: LexiconTable, verbs: string): readonly string[] {
  return hasOwner(table) ? [] : [`People can ${verbs} only the ${table.name} that they add`];
}

/** Reads `everyone can see yarns where discontinued is no`. */
function readLimited(text: string, state: ExactState): readonly DatabaseChange[] | undefined {
  const match = /^(?<who>everyone|signed-in people) can see (?<table>.+?) where (?<conditions>.+)$/iu.exec(
    text,
  )?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  const where = table && exactConditions(match['conditions'] ?? '', table, state);
  const who = /^everyone$/iu.test(match?.['who'] ?? '') ? 'everyone' : 'signed-in';
  return where && table
    ? [{ do: 'set-access', table: table.name, rules: [{ actions: ['read'], who, where }], replace: 'none' }]
    : undefined;
}

/** Reads rules about who may see which rows, in exact words. */
export function readExactAccess(text: string, state: ExactState): readonly DatabaseChange[] | undefined {
  return readLimited(text, state) ?? readOwn(text, state);
}

/** Reads `People can see and change only the orders that they add`. */
function readOwn(text: string, state: ExactState): readonly DatabaseChange[] | undefined {
  const match = /^people can (?<verbs>[a-z, ]+) only the (?<table>.+?) that they add$/iu.exec(text)?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  const said = (match?.['verbs'] ?? '').toLowerCase().split(/, | and /u);
  const actions = said.flatMap((verb) => rowActions.filter((action) => actionVerbs[action] === verb));
  if (!table || actions.length !== said.length || hasOwner(table)) return undefined;
  const where: Condition = {
    kind: 'compare',
    left: { kind: 'column', name: owner },
    operator: '=',
    right: { kind: 'me' },
  };
  return [
    {
      do: 'add-columns',
      table: table.name,
      columns: [
        {
          name: owner,
          type: 'id',
          default: { kind: 'me' },
          references: { table: 'auth.users', onDelete: 'empty' },
        },
      ],
    },
    {
      do: 'set-access',
      table: table.name,
      // Whose a row is follows from who adds it, so adding belongs to it.
      rules: [{ actions: [...new Set<Action>([...actions, 'add'])], who: 'signed-in', where }],
      replace: 'same-actions',
    },
  ];
}
