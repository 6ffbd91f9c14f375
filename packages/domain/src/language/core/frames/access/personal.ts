import type { AccessRule } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { ask, type Ask } from './ask.ts';
import { isClientele } from './people.ts';

const personal =
  /e[-_ ]?mail|^mail$|phone|mobile|^tel$|telephone|fax|addres+|adress|street|postcode|zip|birth|^born|^dob$|^yob$|hourly|wage|salary|iban|account_no|bank|tax|passport|^ssn|password|secret|token|emergency/iu;
const health = /allerg|health|diagnos|medic|illness|disab|religio|blood/iu;

/** What a table says about people that must not be open to everyone: names of its columns. */
export function personalColumns(table: LexiconTable): readonly string[] {
  return table.columns
    .filter(({ name, type }) => type !== 'boolean' && (personal.test(name) || health.test(name)))
    .map(({ name }) => name);
}

export function hasHealth(table: LexiconTable): boolean {
  return table.columns.some(({ name }) => health.test(name));
}

/** True for a table whose rows are about people kept in another table: payments of members. */
function isAboutPeople(table: LexiconTable, tables: readonly LexiconTable[]): boolean {
  return table.columns.some(({ references }) =>
    tables.some((parent) => parent.name === references && (hasHealth(parent) || isClientele(parent))),
  );
}

/** True where a rule would let everyone read what is about people. */
export function isExposing(rule: AccessRule, table: LexiconTable, tables: readonly LexiconTable[]): boolean {
  if (rule.who !== 'everyone') return false;
  if (rule.actions.some((action) => action === 'change' || action === 'delete')) return true;
  if (!rule.actions.includes('read')) return false;
  if (personalColumns(table).length > 0) return true;
  return rule.where === undefined && isAboutPeople(table, tables);
}

/** Asks who should have a right that nobody meant to give to the whole internet. */
export function exposure(table: LexiconTable, actions: AccessRule['actions'] = ['read']): Ask {
  const columns = actions.includes('read') ? personalColumns(table) : [];
  const what =
    columns.length > 0
      ? `read ${columns.join(', ')} of ${table.name}`
      : `${actions.join(', ')} ${table.name}`;
  const offered = actions.includes('read') ? 'read' : actions.join(' and ');
  return ask(
    `Everyone on the internet could ${what}, without signing in. Who should it be instead?`,
    `Only signed-in people may ${offered} ${table.name}`,
    `Lock ${table.name}`,
  );
}
