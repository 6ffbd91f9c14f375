import type { AccessRule, DatabaseChange } from '../ast/database.ts';
import type { Lexicon, LexiconRule, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import type { Phrase } from '../planner/plan.ts';
import { drops, lockPlan, locking } from '../planner/plans/access.ts';
import {
  actionWords,
  policyName,
  policySql,
  policyStatement,
  policyStep,
} from '../planner/plans/policies.ts';
import type { Action, Audience } from '../planner/plans/policies.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import type { Change } from './change.ts';
import { conditionSql } from './expression.ts';
import { requireColumn, requireTable, withTable } from './names.ts';
import { stop } from './problem.ts';
import { scopeOf } from './scope.ts';
import { environmentOf } from './selection.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';
import { conditionWords, ownerWords } from './words.ts';

type RowAction = AccessRule['actions'][number];

const sqlActions: Readonly<Record<RowAction, Action>> = {
  read: 'select',
  add: 'insert',
  change: 'update',
  delete: 'delete',
};

/** The column that a rule compares with the signed-in person, if that is all it does. */
function ownColumn({ where, after }: AccessRule, table: LexiconTable): string | undefined {
  if (where?.kind !== 'compare' || where.operator !== '=' || after !== undefined) return undefined;
  const sides = [where.left, where.right];
  const column = sides.find((side) => side.kind === 'column');
  return column?.kind === 'column' && sides.some((side) => side.kind === 'me')
    ? requireColumn(table, column.name).name
    : undefined;
}

/** The usual audience of a rule; undefined for a rule about some rows. */
function audienceOf(rule: AccessRule, table: LexiconTable): Audience | undefined {
  const column = ownColumn(rule, table);
  if (column !== undefined) return { kind: 'owner', column };
  const isEveryRow = (rule.where === undefined || rule.where.kind === 'always') && rule.after === undefined;
  return isEveryRow ? { kind: rule.who } : undefined;
}

function ruleStep(rule: AccessRule, table: LexiconTable): Phrase {
  const audience = audienceOf(rule, table);
  const actions = rule.actions.map((action) => sqlActions[action]);
  if (audience !== undefined) return policyStep(table.name, audience, actions);
  const who = rule.who === 'everyone' ? 'everyone, signed in or not,' : 'signed-in people';
  const verbs = listed(actions.map((action) => actionWords[action]));
  const which = rule.where === undefined ? '' : ` where ${conditionWords(rule.where)}`;
  const then = rule.after === undefined ? '' : `, if afterwards ${conditionWords(rule.after)}`;
  return [`Let ${who} ${verbs} rows of `, { name: table.name }, `${which}${then}`];
}

interface NewPolicy {
  readonly rule: LexiconRule;
  readonly sql: string;
}

/** The policies of a rule, one for each action, under names that are free. */
function policiesOf(
  rule: AccessRule,
  table: LexiconTable,
  schema: Lexicon,
  taken: Set<string>,
): readonly NewPolicy[] {
  const audience = audienceOf(rule, table);
  const person = rule.where?.kind === 'exists' ? ownerWords(rule.where.selection) : undefined;
  const named = audience ?? (person === undefined ? undefined : { kind: 'listed' as const, person });
  const free = (name: string): string => {
    let fresh = name;
    for (let number = 2; taken.has(fresh); number += 1) fresh = `${name.slice(0, 55)} ${number}`;
    taken.add(fresh);
    return fresh;
  };
  const scope = scopeOf(environmentOf(schema, true), table);
  const using = rule.where === undefined ? 'true' : conditionSql(rule.where, scope);
  const check = rule.after === undefined ? using : conditionSql(rule.after, scope);
  if (scope.environment.used.has(table.name))
    stop(
      `An access rule for ${humanise(table.name)} cannot look into ${humanise(table.name)} itself. Keep what it checks in another table.`,
    );
  return rule.actions.map((row) => {
    const action = sqlActions[row];
    const name = free(
      named
        ? policyName(named, action, table.name)
        : policyName({ kind: rule.who }, action, `some ${table.name}`),
    );
    const isForEveryone = rule.who === 'everyone';
    const sql = audience
      ? policySql(table.name, audience, action, name)
      : policyStatement({ name, table: table.name, action, isForEveryone, using, check });
    return { rule: { name, actions: [row] }, sql };
  });
}

/** Limits changes to some columns: rights on columns, as an access rule is about whole rows. */
function columnRights(rule: AccessRule, table: LexiconTable): readonly string[] {
  if (rule.columns === undefined) return [];
  const columns = rule.columns.map((column) => quoteIdentifier(requireColumn(table, column).name)).join(', ');
  const on = quoteIdentifier(table.name);
  const roles = rule.who === 'everyone' ? 'anon, authenticated' : 'authenticated';
  return [
    `revoke update on table ${on} from anon, authenticated`,
    `grant update (${columns}) on table ${on} to ${roles}`,
  ];
}

const everyAction: readonly RowAction[] = ['read', 'add', 'change', 'delete'];

function replaced(
  { rules, replace, closes = [] }: Change<'set-access'>,
  table: LexiconTable,
): readonly LexiconRule[] {
  const present = table.policies.map(
    (name) => table.rules?.find((rule) => rule.name === name) ?? { name, actions: everyAction },
  );
  if (replace === 'all') return present;
  const given = replace === 'none' ? [] : rules.flatMap((rule) => rule.actions);
  const actions = new Set([...given, ...closes]);
  return present.filter((rule) => rule.actions.some((action) => actions.has(action)));
}

const everyone = 'Everyone on the internet can ';

/**
 * A warning of a plan whose site opens on one machine only: not everyone on the internet reaches its rows.
 *
 * @example
 * withinReach('Everyone on the internet can read every row of prices, without signing in.')
 * // => 'Everyone who can open the site can read every row of prices, without signing in.'
 */
export function withinReach(warning: string): string {
  return warning.startsWith(everyone)
    ? `Everyone who can open the site can ${warning.slice(everyone.length)}`
    : warning;
}

function warningsOf(
  { rules }: Change<'set-access'>,
  table: LexiconTable,
  gone: readonly LexiconRule[],
): readonly string[] {
  const label = humanise(table.name);
  const found = new Set<string>();
  for (const rule of rules) {
    if (audienceOf(rule, table)?.kind === 'owner') continue;
    const verbs = listed(rule.actions.map((action) => actionWords[sqlActions[action]]));
    const every = rule.where === undefined || rule.where.kind === 'always';
    if (rule.who === 'everyone')
      found.add(`${everyone}${verbs} ${every ? 'every row' : 'these rows'} of ${label}, without signing in.`);
    else if (every)
      found.add(`Every signed-in person can ${verbs} every row of ${label}, not only their own.`);
  }
  const actions = new Set(rules.flatMap((rule) => rule.actions));
  const closed = everyAction.filter(
    (action) => !actions.has(action) && gone.some((rule) => rule.actions.includes(action)),
  );
  if (gone.length > 0)
    found.add(
      `This replaces current rules of ${label}. Anything that only they allowed is closed afterwards${closed.length > 0 ? `, such as to ${listed(closed, 'or')} rows` : ''}.`,
    );
  return [...found];
}

/** Fails for a change that locks a table which is locked already, and nothing else. */
export function refuseLocked(changes: readonly DatabaseChange[], schema: Lexicon): void {
  const [only] = changes;
  if (changes.length !== 1 || only?.do !== 'set-access' || only.rules.length > 0) return;
  const { name, rowSecurity, policies } = requireTable(schema, only.table);
  if (rowSecurity && policies.length === 0)
    stop(
      `Nothing to change: ${humanise(name)} is locked, and only you (your server) can read and change it.`,
    );
}

export function accessStep(change: Change<'set-access'>, schema: Lexicon): Step {
  const table = requireTable(schema, change.table);
  const gone = replaced(change, table);
  const names = gone.map(({ name }) => name);
  const kept = table.policies.filter((name) => !names.includes(name));
  const keptRules = (table.rules ?? []).filter(({ name }) => kept.includes(name));
  const base: LexiconTable = { ...table, rowSecurity: true };
  if (change.rules.length === 0)
    return stepOf(
      [lockPlan(table, names)],
      withTable(schema, table, { ...base, policies: kept, rules: keptRules }),
    );
  const taken = new Set(kept);
  const added = change.rules.flatMap((rule) => policiesOf(rule, table, schema, taken));
  const label = humanise(table.name);
  const limits = change.rules.flatMap((rule) => columnRights(rule, table));
  const limited = change.rules.flatMap((rule) => rule.columns ?? []);
  const plan = changePlan({
    type: 'rls',
    title: `Set who can use ${label}`,
    doneTitle: `Set who can use ${label}`,
    understood: `You want to set who can use ${label}.`,
    steps: [
      ...(table.rowSecurity ? [] : [say`Lock ${table.name}, so that only its rules give access`]),
      ...names.map((name) => say`Remove the rule ${name}`),
      ...change.rules.map((rule) => ruleStep(rule, table)),
      ...(limited.length > 0 ? [[`Let nothing but ${listed(limited.map(humanise))} be changed`]] : []),
    ],
    statements: [...locking(table), ...drops(table, names), ...added.map(({ sql }) => sql), ...limits],
    object: { kind: 'policy', name: table.name },
    warnings: warningsOf(change, table, gone),
  });
  const after: LexiconTable = {
    ...base,
    policies: [...kept, ...added.map(({ rule }) => rule.name)],
    rules: [...keptRules, ...added.map(({ rule }) => rule)],
  };
  return stepOf([plan], withTable(schema, table, after));
}
