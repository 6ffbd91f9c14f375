import { say } from '../phrase.ts';
import type { Phrase } from '../plan.ts';
import { humanise } from '../names.ts';
import { listed } from '../outcome.ts';
import { quoteIdentifier } from '../sql.ts';

export type Action = 'select' | 'insert' | 'update' | 'delete';

export const allActions: readonly Action[] = ['select', 'insert', 'update', 'delete'];

/** The shown verb of each action. */
export const actionWords: Readonly<Record<Action, string>> = {
  select: 'read',
  insert: 'add',
  update: 'change',
  delete: 'delete',
};

/** Who a rule gives access to; `column` stores the owner's id. */
export type Audience =
  | { readonly kind: 'owner'; readonly column: string }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'everyone' };

/** An audience, or people of a list, each with the rows that point to them. */
type NamedAudience = Audience | { readonly kind: 'listed'; readonly person: string };

function subject(audience: NamedAudience, action: Action, table: string): string {
  const verb = actionWords[action];
  if (audience.kind === 'listed') return `Each ${audience.person} can ${verb} their ${humanise(table)}`;
  if (audience.kind === 'owner') return `Owners can ${verb} their ${humanise(table)}`;
  return `${audience.kind === 'everyone' ? 'Everyone' : 'Signed-in people'} can ${verb} ${humanise(table)}`;
}

/** A policy name within the 63 bytes that Postgres stores, so that the shown name is the stored one. */
export function policyName(audience: NamedAudience, action: Action, table: string): string {
  const name = subject(audience, action, table);
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '?')).replaceAll(/%[\dA-F]{2}/gu, '.')
    .length <= 63
    ? name
    : subject(audience, action, 'rows');
}

function test(audience: Audience): string {
  return audience.kind === 'owner' ? `(select auth.uid()) = ${quoteIdentifier(audience.column)}` : 'true';
}

/** A policy in parts. */
export interface PolicyParts {
  readonly name: string;
  readonly table: string;
  readonly action: Action;
  readonly isForEveryone: boolean;
  /** SQL of the rows that may be read, changed or deleted. */
  readonly using: string;
  /** SQL that a row has to meet when it is added or after it is changed. */
  readonly check: string;
}

/** One policy, as narrow as possible, because row-level security allows what any policy allows. */
export function policyStatement({ name, table, action, isForEveryone, ...parts }: PolicyParts): string {
  const roles = isForEveryone ? 'anon, authenticated' : 'authenticated';
  const using = action === 'insert' ? '' : `\n  using (${parts.using})`;
  const check = action === 'insert' || action === 'update' ? `\n  with check (${parts.check})` : '';
  return `create policy ${quoteIdentifier(name)} on ${quoteIdentifier(table)}\n  for ${action} to ${roles}${using}${check}`;
}

/** One policy for a usual audience. */
export function policySql(
  table: string,
  audience: Audience,
  action: Action,
  name = policyName(audience, action, table),
): string {
  const rows = test(audience);
  const isForEveryone = audience.kind === 'everyone';
  return policyStatement({ name, table, action, isForEveryone, using: rows, check: rows });
}

export function enableSql(table: string): string {
  return `alter table ${quoteIdentifier(table)} enable row level security`;
}

/** 'Let each person read and change only their own rows of **orders**'. */
export function policyStep(table: string, audience: Audience, actions: readonly Action[]): Phrase {
  const words = actions.map((action) => actionWords[action]);
  const what = listed(words);
  if (audience.kind === 'owner')
    return [`Let each signed-in person ${what} only their own rows of `, { name: table }];
  const who = audience.kind === 'everyone' ? 'everyone, signed in or not,' : 'every signed-in person';
  return [`Let ${who} ${what} every row of `, { name: table }];
}

export function lockStep(): Phrase {
  return say`Lock the table: until you add a rule, only you can read it`;
}
