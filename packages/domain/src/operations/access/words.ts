import pluralize from 'pluralize';
import { listed } from '../../language/planner/outcome.ts';
import { countText } from '../receipt/index.ts';
import {
  accessPeople,
  accessVerbs,
  type AccessAttempt,
  type AccessPerson,
  type AccessVerb,
  type PersonAccess,
  type TableAccess,
} from './types.ts';

/** The people that try, as the subject of a sentence. */
export const personNames: Readonly<Record<AccessPerson, string>> = {
  stranger: 'A stranger',
  personA: 'Person A',
  personB: 'Person B',
  staff: 'Staff',
  service: 'Your server',
};

const plainName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** The rows of a table in words: `orders`, `order items`, or `rows of Über 🍕` for a name that is no plain word. */
function rowsOf({ table, examples }: TableAccess, count: number): string {
  const example = examples ? 'example ' : '';
  if (!plainName.test(table)) return `${example}${pluralize('row', count)} of ${table}`;
  return `${example}${pluralize(table.replaceAll('_', ' '), count)}`;
}

/** `0 of 1,204 orders`, `all 12 prices`, `at least 1,000 of 9,000 orders`, `0 of the 2,000 orders that were tried`. */
export function shareOf(access: TableAccess, { rows, atLeast, tried }: AccessAttempt): string {
  const { total } = access;
  if (rows === total && total > 1 && !atLeast && !access.atLeast)
    return `all ${countText(total)} ${rowsOf(access, total)}`;
  if (tried !== undefined && rows === 0)
    return `0 of the ${countText(tried)} ${rowsOf(access, tried)} that were tried`;
  const most = access.atLeast ? `at least ${countText(total)}` : countText(total);
  const isPartial = atLeast === true || tried !== undefined;
  return `${isPartial ? 'at least ' : ''}${countText(rows)} of ${most} ${rowsOf(access, total)}`;
}

/** The people that try, inside a sentence. */
const within: Readonly<Record<AccessPerson, string>> = {
  ...personNames,
  stranger: 'a stranger',
  staff: 'staff',
  service: 'your server',
};

function stopSentence(access: TableAccess, person: PersonAccess, verb: AccessVerb): string | undefined {
  const { table } = access;
  const { rows, stopped } = person[verb];
  const name = personNames[person.person];
  const who = within[person.person];
  const action = verb === 'add' ? `add to ${table}` : `${verb} rows of ${table}`;
  switch (stopped) {
    case 'recursion':
      return `${name} can't ${action}: an access rule of ${table} refers to its own table (infinite recursion), so the request fails.`;
    case 'error':
      return `${name} can't ${action}: the attempt failed with an error that is not about access.`;
    case 'untried':
      return `Whether ${who} can ${action} was not tried${person.person === 'staff' ? '' : ': a limit was reached first'}.`;
    case 'constraint':
      return verb === 'delete'
        ? `The access rules let ${who} delete ${shareOf(access, { rows })}, but other data refers to them, so the database refuses.`
        : `The access rules let ${who} ${action}, but another rule of the table refused the attempt, so it could be tried no further.`;
    default:
      return undefined;
  }
}

/**
 * One cell of the matrix as a sentence.
 *
 * @example
 * cellSentence(
 *   { table: 'orders', total: 1204, examples: false },
 *   { person: 'stranger', own: 0, read: { rows: 0 } },
 *   'read',
 * )
 * // => 'A stranger can read 0 of 1,204 orders.'
 */
export function cellSentence(access: TableAccess, person: PersonAccess, verb: AccessVerb): string {
  const attempt = person[verb];
  const name = personNames[person.person];
  const stop = stopSentence(access, person, verb);
  if (stop !== undefined) return stop;
  if (verb === 'add') return `${name} ${attempt.rows > 0 ? 'can' : "can't"} add to ${access.table}.`;
  if (access.total === 0)
    return `${access.table} has no rows, so what ${within[person.person]} can ${verb} is not known yet.`;
  const own = attempt.rows > 0 && attempt.rows === person.own && attempt.rows < access.total;
  return `${name} can ${verb} ${shareOf(access, attempt)}${own ? ', all their own' : ''}.`;
}

/** What somebody can do, with counts: `read and delete all 12 prices, and add more`. */
function deeds(access: TableAccess, person: PersonAccess): string {
  const counts = accessVerbs.filter((verb) => verb !== 'add' && person[verb].rows > 0);
  const [first] = counts;
  const add = person.add.rows > 0;
  if (first === undefined) return add ? `add to ${access.table}` : `read ${shareOf(access, person.read)}`;
  const same = counts.every((verb) => person[verb].rows === person[first].rows);
  const parts = same
    ? `${listed(counts)} ${shareOf(access, person[first])}`
    : listed(counts.map((verb) => `${verb} ${shareOf(access, person[verb])}`));
  return add ? `${parts}, and add more` : parts;
}

const isSame = (one: PersonAccess, other: PersonAccess): boolean =>
  accessVerbs.every((verb) => one[verb].rows === other[verb].rows);
const isNothing = (person: PersonAccess): boolean => accessVerbs.every((verb) => person[verb].rows === 0);

/** What staff can do, where it is something else than what everybody who signs in can do. */
function ofStaff(access: TableAccess, staff: PersonAccess | undefined, others: PersonAccess): string {
  if (!staff) return '';
  if (staff.read.stopped === 'untried') return ' What staff can do was not tried.';
  return isSame(staff, others) ? '' : ` Staff can ${deeds(access, staff)}.`;
}

function ofPeople(access: TableAccess, a: PersonAccess, b: PersonAccess): string {
  const onlyOwn = [a, b].every((one) => one.read.rows === one.own && one.own < access.total);
  const sees = (one: PersonAccess): string => countText(one.read.rows);
  if (onlyOwn && a.own + b.own > 0)
    return `Person A reads ${sees(a)} and Person B ${sees(b)}: only their own, never each other's.`;
  const same = isSame(a, b);
  if (same && isNothing(a)) return 'People who sign in can do nothing with it.';
  if (same) return `People who sign in can ${deeds(access, a)}.`;
  return `Person A can ${deeds(access, a)}. Person B can ${deeds(access, b)}.`;
}

/**
 * A table in one or two sentences: what a stranger can do, then what people who sign in can do.
 *
 * @example
 * tableSentence({
 *   table: 'prices',
 *   total: 12,
 *   people: ['stranger', 'personA', 'personB'].map((person) => ({
 *     person, own: 0, read: { rows: 12 }, add: { rows: 0 }, change: { rows: 0 }, delete: { rows: 0 },
 *   })),
 * })
 * // => 'Anyone can read all 12 prices.'
 */
export function tableSentence(access: TableAccess): string {
  const [stranger, a, b] = accessPeople.map((person) => access.people.find((one) => one.person === person));
  if (!stranger || !a || !b) return '';
  const stopped = [stranger, a, b].find(({ read }) => read.stopped !== undefined);
  if (stopped) return cellSentence(access, stopped, 'read');
  if (access.total === 0)
    return `${access.table} has no rows yet. ${[stranger, a, b].map((one) => cellSentence(access, one, 'add')).join(' ')}`;
  const staff = access.people.find(({ person }) => person === 'staff');
  if (isSame(stranger, a) && isSame(stranger, b)) {
    if (!isNothing(stranger)) return `Anyone can ${deeds(access, stranger)}.${ofStaff(access, staff, a)}`;
    return staff === undefined || isNothing(staff)
      ? `Only your server can read ${access.table}: strangers and people who sign in read ${shareOf(access, { rows: 0 })}.${ofStaff(access, staff, a)}`
      : `Strangers and people who are not staff can read ${shareOf(access, { rows: 0 })}.${ofStaff(access, staff, a)}`;
  }
  return `A stranger can ${deeds(access, stranger)}. ${ofPeople(access, a, b)}${ofStaff(access, staff, a)}`;
}
