import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { choice, listed, question } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import { accessPlan, lockPlan } from '../plans/access.ts';
import { actionWords, allActions, policyName } from '../plans/policies.ts';
import type { Action } from '../plans/policies.ts';
import { actionVerbs } from '../words/access.ts';

export function actionsOf(said: string): readonly Action[] {
  const words = said.toLowerCase();
  const found = new Set(
    actionVerbs
      .filter((entry) =>
        entry.words.some((word) => new RegExp(`(?:^|[^\\p{L}])${word}(?:$|[^\\p{L}])`, 'u').test(words)),
      )
      .flatMap(({ actions }) => actions),
  );
  return allActions.filter((action) => found.has(action));
}

const ownerNames = [
  'user_id',
  'owner_id',
  'created_by',
  'author_id',
  'owner',
  'creator_id',
  'created_by_id',
  'profile_id',
  'account_id',
  'member_id',
];

/** What a column that holds a signed-in person's id points to, if anything. */
const ownersTables: ReadonlySet<string | undefined> = new Set([undefined, 'users', 'auth.users', 'profiles']);

/** The owner column: one with a usual name and a type that can store a user's id. */
export function ownerOf(table: LexiconTable): LexiconColumn | undefined {
  const fit = table.columns.filter(
    (column) => column.type === 'uuid' && !column.primaryKey && ownersTables.has(column.references),
  );
  const usual = ownerNames
    .map((name) => fit.find((column) => column.name === name))
    .find((column) => column !== undefined);
  const pointing = fit.filter(
    (column) => column.references === 'users' || column.references === 'auth.users',
  );
  return usual ?? (pointing.length === 1 ? pointing[0] : undefined);
}

export function owned(table: LexiconTable, actions: readonly Action[]): Understanding {
  const owner = ownerOf(table);
  if (owner !== undefined)
    return accessPlan({ table, audience: { kind: 'owner', column: owner.name }, actions, only: true });
  return question(`${humanise(table.name)} does not record who owns each row. Add an owner first.`, [
    choice(`Add an owner to ${table.name}`),
    choice(`Only signed-in people can read ${table.name}`, 'Let signed-in people read all of it'),
    choice(`Lock ${table.name}`, 'Lock it for everyone'),
  ]);
}

export function opened(
  table: LexiconTable,
  kind: 'everyone' | 'signed-in',
  actions: readonly Action[],
  only: boolean,
): Understanding {
  const label = humanise(table.name);
  if (kind === 'everyone' && actions.some((action) => action !== 'select')) {
    return question(
      `Letting everyone change ${label} would let strangers overwrite it. What should be allowed instead?`,
      [
        choice(`Everyone can read ${table.name}`, 'Everyone can read it'),
        choice(
          `People can read, add, edit and delete only their own ${table.name}`,
          'Each person their own rows',
        ),
        choice(`Signed-in people can read ${table.name}`, 'Signed-in people can read it'),
      ],
    );
  }
  const there = actions.every((action) => table.policies.includes(policyName({ kind }, action, table.name)));
  if (there && table.rowSecurity && (!only || table.policies.length === actions.length))
    return question(
      `Nothing to change: ${actions.map((action) => policyName({ kind }, action, table.name)).join(', ')}.`,
    );
  return accessPlan({ table, audience: { kind }, actions, only });
}

/** The plan to lock a table, or that it is locked already. */
export function locked(table: LexiconTable, policies: readonly string[]): Understanding {
  return table.rowSecurity && table.policies.length === 0
    ? question(
        `Nothing to change: ${humanise(table.name)} is locked, and only you (your server) can read and change it.`,
      )
    : lockPlan(table, policies);
}

/** Removes the rules whose names state what they allow; asks when no name does. */
function closed(table: LexiconTable, names: RegExp, what: string): Understanding {
  const { policies } = table;
  if (policies.length === 0) return locked(table, policies);
  const matching = policies.filter((name) => names.test(name));
  if (matching.length > 0) return locked(table, matching);
  const [rules, says, all] =
    policies.length === 1
      ? ['rule', 'Its name does not say whether it is', 'Should I remove it?']
      : ['rules', 'None of their names says whether it is', 'Should I remove all of them?'];
  return question(`${humanise(table.name)} has the ${rules} ${listed(policies)}. ${says} ${what}. ${all}`, [
    choice(`Lock ${table.name}`, policies.length === 1 ? 'Remove it' : 'Remove them all'),
  ]);
}

export function closedFor(table: LexiconTable, kind: string): Understanding {
  if (kind === '') return locked(table, table.policies);
  return /public|anonym|every|open/iu.test(kind)
    ? closed(table, /every|any|public|anon/iu, 'public')
    : closed(table, /sign|member|logged|auth/iu, 'for signed-in people');
}

const plainRule = /\bcan (?:read|add|change|delete)\b/iu;

/** 'Nobody can delete orders' keeps read access; 'nobody can see orders' closes the table. */
export function forbidden(table: LexiconTable, actions: readonly Action[]): Understanding {
  const label = humanise(table.name);
  const words = actions.map((action) => actionWords[action]);
  const forbids = new RegExp(`\\bcan (?:${words.join('|')})\\b`, 'iu');
  if (actions.length === 0 || actions.includes('select')) return locked(table, table.policies);
  if (!table.rowSecurity)
    return question(`${label} is not locked: anyone with your public key can read and change it.`, [
      choice(`Lock ${table.name}`),
    ]);
  // Names of generated rules state what they allow.
  if (table.policies.every((name) => plainRule.test(name) && !forbids.test(name)))
    return question(`Nothing to change: no rule lets anyone ${listed(words, 'or')} ${label}.`);
  return closed(table, forbids, `about who can ${listed(words, 'or')}`);
}

export function unlocked(table: LexiconTable): Understanding {
  return question(
    `Without its lock anyone could read and change ${humanise(table.name)}. What should be allowed?`,
    [choice(`Everyone can read ${table.name}`), choice(`Signed-in people can read ${table.name}`)],
  );
}
