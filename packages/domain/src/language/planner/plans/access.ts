import type { LexiconTable } from '../lexicon.ts';
import { spoken } from '../names.ts';
import { planned } from '../outcome.ts';
import { say } from '../phrase.ts';
import type { Phrase, Understanding } from '../plan.ts';
import { quoteIdentifier, script } from '../sql.ts';
import { actionWords, enableSql, policyName, policySql, policyStep } from './policies.ts';
import type { Action, Audience } from './policies.ts';

export interface AccessSlots {
  readonly table: LexiconTable;
  readonly audience: Audience;
  readonly actions: readonly Action[];
  /** 'Only': what other rules let through is taken away first, because rules add up. */
  readonly only: boolean;
}

function drops(table: LexiconTable, names: readonly string[]): readonly string[] {
  return names.map((name) => `drop policy ${quoteIdentifier(name)} on ${quoteIdentifier(table.name)}`);
}

function locking(table: LexiconTable): readonly string[] {
  return table.rowSecurity ? [] : [enableSql(table.name)];
}

function removed(slots: AccessSlots): readonly string[] {
  if (slots.only) return slots.table.policies;
  const fresh = new Set(slots.actions.map((action) => policyName(slots.audience, action, slots.table.name)));
  return slots.table.policies.filter((name) => fresh.has(name));
}

function warnings(slots: AccessSlots, gone: readonly string[]): readonly string[] {
  const label = spoken(slots.table.name);
  const found: string[] = [];
  if (slots.audience.kind === 'everyone')
    found.push(`Everyone on the internet can read every row of ${label}, without signing in.`);
  if (slots.audience.kind === 'signed-in')
    found.push(
      `Every signed-in person can ${slots.actions.map((action) => actionWords[action]).join(', ')} every row of ${label}, not only their own.`,
    );
  if (slots.only && gone.length > 0)
    found.push(`The rules that ${label} has now are replaced. What only they allowed is closed afterwards.`);
  return found;
}

function sentenceFor(slots: AccessSlots): string {
  const what = slots.actions.map((action) => actionWords[action]).join(', ');
  const label = spoken(slots.table.name);
  if (slots.audience.kind === 'owner') return `You want each person to ${what} only their own ${label}.`;
  return `You want ${slots.audience.kind === 'everyone' ? 'everyone' : 'signed-in people'} to be able to ${what} ${label}.`;
}

/** The plan that lets somebody do something with a table's rows. */
export function accessPlan(slots: AccessSlots): Understanding {
  const { table, audience, actions } = slots;
  const gone = removed(slots);
  const steps: Phrase[] = [];
  if (!table.rowSecurity) steps.push(say`Lock ${table.name}, so that only its rules let people in`);
  for (const name of gone) steps.push([...say`Take away the rule ${name}`]);
  steps.push(policyStep(table.name, audience, actions));
  return planned({
    type: 'rls',
    effect: 'change',
    title: `Set who can use ${spoken(table.name)}`,
    doneTitle: `Set who can use ${spoken(table.name)}`,
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

/** The plan that closes a table, wholly or by taking some of its rules away. */
export function lockPlan(table: LexiconTable, policies: readonly string[]): Understanding {
  const label = spoken(table.name);
  const whole = policies.length === table.policies.length;
  const close: Phrase[] = table.rowSecurity
    ? []
    : [say`Lock ${table.name}, so that only its rules let people in`];
  const after: Phrase = whole
    ? ['From then on only you (your server) can read and change it']
    : say`The other rules of ${table.name} stay`;
  return planned({
    type: 'rls',
    effect: 'change',
    title: whole ? `Lock ${label}` : `Take away access to ${label}`,
    doneTitle: whole ? `Locked ${label}` : `Took away access to ${label}`,
    understood: whole
      ? `You want nobody but you to reach ${label}.`
      : `You want access to ${label} taken away.`,
    steps: [...close, ...policies.map((name) => say`Take away the rule ${name}`), after],
    sql: script([enableSql(table.name), ...drops(table, policies)]),
    object: { kind: 'policy', name: table.name },
    warnings: policies.length === 0 ? [] : ['Apps that rely on these rules will see no rows.'],
  });
}
