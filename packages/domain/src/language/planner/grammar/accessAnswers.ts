import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { spoken } from '../names.ts';
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

/** The column that says whose row it is: by its usual name, and fit to hold a user's id. */
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
  return question(`${spoken(table.name)} does not say yet whose row is whose. It needs an owner first.`, [
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
  const label = spoken(table.name);
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
      `That is so already: ${actions.map((action) => policyName({ kind }, action, table.name)).join(', ')}.`,
    );
  return accessPlan({ table, audience: { kind }, actions, only });
}

/** The lock, or that it is there already. */
export function locked(table: LexiconTable, policies: readonly string[]): Understanding {
  return table.rowSecurity && table.policies.length === 0
    ? question(
        `That is so already: ${spoken(table.name)} is locked, and only you (your server) can read and change it.`,
      )
    : lockPlan(table, policies);
}

/** All that a rule is said to allow goes, when its name says so plainly; otherwise it is asked. */
function closed(table: LexiconTable, names: RegExp, what: string): Understanding {
  const { policies } = table;
  if (policies.length === 0) return locked(table, policies);
  const matching = policies.filter((name) => names.test(name));
  if (matching.length > 0) return locked(table, matching);
  const [rules, says, all] =
    policies.length === 1
      ? ['rule', 'it does not say plainly', 'Should it go?']
      : ['rules', 'none says plainly', 'Should all of them go?'];
  return question(
    `${spoken(table.name)} has the ${rules} ${listed(policies)}, and ${says} that it is ${what}. ${all}`,
    [choice(`Lock ${table.name}`, policies.length === 1 ? 'Take it away' : 'Take them all away')],
  );
}

export function closedFor(table: LexiconTable, kind: string): Understanding {
  if (kind === '') return locked(table, table.policies);
  return /public|anonym|every|open/iu.test(kind)
    ? closed(table, /every|any|public|anon/iu, 'public')
    : closed(table, /sign|member|logged|auth/iu, 'for signed-in people');
}

const plainRule = /\bcan (?:read|add|change|delete)\b/iu;

/** 'Nobody can delete orders' leaves reading as it is; 'nobody can see orders' closes the table. */
export function forbidden(table: LexiconTable, actions: readonly Action[]): Understanding {
  const label = spoken(table.name);
  const words = actions.map((action) => actionWords[action]);
  const forbids = new RegExp(`\\bcan (?:${words.join('|')})\\b`, 'iu');
  if (actions.length === 0 || actions.includes('select')) return locked(table, table.policies);
  if (!table.rowSecurity)
    return question(`${label} is not locked: whoever holds your public key can read and change it.`, [
      choice(`Lock ${table.name}`),
    ]);
  // A rule of ours says in its name what it allows.
  if (table.policies.every((name) => plainRule.test(name) && !forbids.test(name)))
    return question(`That is so already: no rule lets anybody ${listed(words, 'or')} ${label}.`);
  return closed(table, forbids, `about who can ${listed(words, 'or')}`);
}

export function unlocked(table: LexiconTable): Understanding {
  return question(
    `Without its lock anyone could read and change ${spoken(table.name)}. What should be allowed?`,
    [choice(`Everyone can read ${table.name}`), choice(`Signed-in people can read ${table.name}`)],
  );
}
