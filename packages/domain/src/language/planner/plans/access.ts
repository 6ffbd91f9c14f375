import type { LexiconTable } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { planned } from '../outcome.ts';
import type { PlannedUnderstanding } from '../outcome.ts';
import { say } from '../phrase.ts';
import type { Phrase } from '../plan.ts';
import { quoteIdentifier, script } from '../sql.ts';
import { actionWords, enableSql, policyName, policySql, policyStep } from './policies.ts';
import type { Action, Audience } from './policies.ts';

export interface AccessSlots {
  readonly table: LexiconTable;
  readonly audience: Audience;
  readonly actions: readonly Action[];
  /** True for 'only': existing rules are dropped first, because policies are combined with OR. */
  readonly only: boolean;
}

/** Removes access rules. */
export function drops(table: LexiconTable, names: readonly string[]): readonly string[] {
  return names.map((name) => `drop policy ${quoteIdentifier(name)} on ${quoteIdentifier(table.name)}`);
}

/** Switches row-level security on where it is off. */
export function locking(table: LexiconTable): readonly string[] {
  return table.rowSecurity ? [] : [enableSql(table.name)];
}

/** Whether a rule allows one of some actions; one that is not listed may allow everything. */
function allows(table: LexiconTable, name: string, actions: readonly Action[]): boolean {
  const rule = table.rules?.find((candidate) => candidate.name === name);
  return (
    rule === undefined || rule.actions.some((done) => actions.some((action) => actionWords[action] === done))
  );
}

function removed(slots: AccessSlots): readonly string[] {
  // Rules for other actions stay: who may only add their own rows may go on reading them.
  if (slots.only) return slots.table.policies.filter((name) => allows(slots.table, name, slots.actions));
  const fresh = new Set(slots.actions.map((action) => policyName(slots.audience, action, slots.table.name)));
  return slots.table.policies.filter((name) => fresh.has(name));
}

function warnings(slots: AccessSlots, gone: readonly string[]): readonly string[] {
  const label = humanise(slots.table.name);
  const found: string[] = [];
  if (slots.audience.kind === 'everyone')
    found.push(`Everyone on the internet can read every row of ${label}, without signing in.`);
  if (slots.audience.kind === 'signed-in')
    found.push(
      `Every signed-in person can ${slots.actions.map((action) => actionWords[action]).join(', ')} every row of ${label}, not only their own.`,
    );
  if (slots.only && gone.length > 0)
    found.push(
      `This replaces the current rules of ${label}. Anything that only they allowed is closed afterwards.`,
    );
  return found;
}

function sentenceFor(slots: AccessSlots): string {
  const what = slots.actions.map((action) => actionWords[action]).join(', ');
  const label = humanise(slots.table.name);
  if (slots.audience.kind === 'owner') return `You want each person to ${what} only their own ${label}.`;
  return `You want ${slots.audience.kind === 'everyone' ? 'everyone' : 'signed-in people'} to be able to ${what} ${label}.`;
}

/** The plan that grants access to a table's rows. */
export function accessPlan(slots: AccessSlots): PlannedUnderstanding {
  const { table, audience, actions } = slots;
  const gone = removed(slots);
  const steps: Phrase[] = [];
  if (!table.rowSecurity) steps.push(say`Lock ${table.name}, so that only its rules give access`);
  for (const name of gone) steps.push([...say`Remove the rule ${name}`]);
  steps.push(policyStep(table.name, audience, actions));
  return planned({
    type: 'rls',
    effect: 'change',
    title: `Set who can use ${humanise(table.name)}`,
    doneTitle: `Set who can use ${humanise(table.name)}`,
    understood: sentenceFor(slots),
    steps,
    sql: script([
      ...locking(table),
      ...drops(table, gone),
      ...actions.map((action) => policySql(table.name, audience, action)),
    ]),
    object: { kind: 'policy', name: table.name },
    warnings: warnings(slots, gone),
  });
}

/** The plan that closes a table completely, or removes some of its rules. */
export function lockPlan(table: LexiconTable, policies: readonly string[]): PlannedUnderstanding {
  const label = humanise(table.name);
  const whole = policies.length === table.policies.length;
  const close: Phrase[] = table.rowSecurity
    ? []
    : [say`Lock ${table.name}, so that only its rules give access`];
  const after: Phrase = whole
    ? ['After that, only you (your server) can read and change it']
    : say`Keep the other rules of ${table.name}`;
  return planned({
    type: 'rls',
    effect: 'change',
    title: whole ? `Lock ${label}` : `Remove access to ${label}`,
    doneTitle: whole ? `Locked ${label}` : `Removed access to ${label}`,
    understood: whole
      ? `You want nobody but you to have access to ${label}.`
      : `You want to remove access to ${label}.`,
    steps: [...close, ...policies.map((name) => say`Remove the rule ${name}`), after],
    sql: script([enableSql(table.name), ...drops(table, policies)]),
    object: { kind: 'policy', name: table.name },
    warnings: policies.length === 0 ? [] : ['Apps that rely on these rules will see no rows.'],
  });
}
