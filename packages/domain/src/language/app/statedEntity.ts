import { singular, toIdentifier } from '../planner/names.ts';
import { capitalise } from '../planner/outcome.ts';
import { email, moment, statusOf, text } from './blueprints/fields.ts';
import { persons } from './namedThings.ts';
import { inPattern, isReachable } from './pattern.ts';
import { hasAddress } from './tables.ts';
import type { AppAccess, AppEntity, AppField } from './spec.ts';
import { fieldFor } from './statedFacts.ts';

/** Something that an app stores, as one sentence states it. */
export interface StatedList {
  readonly access: AppAccess;
  /** Several of them: `appointments`. */
  readonly name: string;
  /** Several of what each belongs to. */
  readonly of?: string;
  /** `name`, `price (money)`, `size (small/large)`. */
  readonly facts: readonly string[];
}

const isMoment = (fact: string): boolean => /\(date\)|(?:^| )(?:date|day)$/u.test(fact);

/** What staff decides about a row that people enter. */
const decided =
  /^(?:paid|approved|confirmed|accepted|done|ready|returned|collected|picked[ _]up|checked|sent|delivered)$/u;
const states = ['new', 'confirmed', 'declined', 'cancelled'] as const;

/** A field of a list that people add to: what staff decides is none of theirs. */
function asPlaced(field: AppField): AppField {
  if (field.type === 'yes-no' && decided.test(field.name)) return { ...field, first: false };
  if (field.name !== 'status') return field;
  const [first = states[0], ...others] = field.choices ?? states;
  return statusOf(first, ...others);
}

/** What people do to enter a row, by what it is. */
const acts: Readonly<Record<string, string>> = {
  bookings: 'Book',
  appointments: 'Book',
  reservations: 'Reserve',
  orders: 'Order',
  'sign-ups': 'Sign up',
  registrations: 'Register',
  loans: 'Borrow',
  votes: 'Vote',
  applications: 'Apply',
};

/** Who can be asked to choose a row of a list with this access, when they enter one that belongs to it. */
const seenBy: Readonly<Record<AppAccess, readonly AppAccess[]>> = {
  public: ['public'],
  shared: ['public', 'shared'],
  inbox: ['public', 'shared'],
  members: ['public', 'members', 'shared', 'circle'],
  own: ['public', 'members', 'shared', 'circle'],
  placed: ['public', 'members', 'shared', 'circle'],
  circle: ['public', 'members', 'shared', 'circle'],
  team: ['public', 'members', 'shared', 'circle', 'placed', 'inbox', 'team'],
  assigned: ['placed'],
};

/** Whether people who enter rows of a list can choose a row of another one, which each belongs to. */
export const canChoose = (access: AppAccess, parent: AppAccess): boolean => seenBy[access].includes(parent);

/** The row that each row belongs to, where the people who enter one can see it. */
function parentIn({ access, of }: StatedList, made: readonly AppEntity[]): AppEntity['of'] {
  const parent = of === undefined ? undefined : made.find(({ words }) => words.exec(of)?.[0] === of);
  const shown = parent && shownOf(parent);
  if (!parent || shown === undefined || !canChoose(access, parent.access)) return undefined;
  const { name, one } = parent;
  const said = toIdentifier(one);
  return {
    table: name,
    column: `${isReachable(said) ? said : 'parent'}_id`,
    label: capitalise(one),
    shown,
  };
}

/** The column by which people recognise a row. */
function shownOf(entity: AppEntity): string | undefined {
  const named = entity.fields.find(
    ({ type, choices, first }) => type === 'text' && !choices && first === undefined,
  );
  return named?.name ?? (hasAddress(entity) ? 'email' : undefined);
}

function withContact(fields: readonly AppField[]): readonly AppField[] {
  const isNamed = fields.some(({ name }) => /(?:^|_)name$|^(?:who|from|guest|person)$/u.test(name));
  const isReached = fields.some(({ name, type }) => type === 'email' || /phone|contact|email/u.test(name));
  return [...(isNamed ? [] : [text('name', 'Name')]), ...(isReached ? [] : [email]), ...fields];
}

/** Whether people enter themselves, as clients or members. */
const isOneself = (access: AppAccess, all: string): boolean => access === 'placed' && persons.test(all);

/** The fields of a list, the first of which names a row. */
function fieldsFor({ access, facts, name: all }: StatedList, hasParent: boolean): readonly AppField[] {
  const hasDay = facts.some(isMoment);
  const known = new Set<string>();
  const said = facts
    .map((fact, at) => fieldFor(fact, at, hasDay))
    .filter(({ name }) => !known.has(name) && known.add(name));
  const fields = access === 'inbox' ? withContact(said) : said;
  const whole = access === 'placed' ? fields.map(asPlaced) : fields;
  const isSelf = isOneself(access, all);
  const hasStatus = access !== 'placed' || isSelf || whole.some(({ name }) => name === 'status');
  const fieldsOfAll = hasStatus ? whole : [...whole, statusOf(...states)];
  const open = fieldsOfAll.filter(({ first }) => first === undefined);
  if (hasParent && open.length > 0) return fieldsOfAll;
  const naming = open.find(({ type, choices }) => type === 'text' && !choices);
  // People who add theirs are known by their address.
  if (access === 'placed' && !isSelf) {
    const at = open.find(({ type }) => type === 'moment' || type === 'date');
    const first = at ? { ...at, required: true } : (naming ?? moment('starts_at', 'When'));
    return [first, ...fieldsOfAll.filter((field) => field !== (at ?? naming))];
  }
  const first = naming ?? text('name', 'Name');
  return [{ ...first, required: true }, ...fieldsOfAll.filter((field) => field !== naming)];
}

/** What a stated list is in an app; `made` are the lists before it. */
export function entityFor(stated: StatedList, at: number, made: readonly AppEntity[]): AppEntity {
  const { access, name: all } = stated;
  const one = singular(all);
  const of = parentIn(stated, made);
  const fields = fieldsFor(stated, of !== undefined);
  const isMine = access === 'own' || access === 'placed' || access === 'assigned';
  const isSelf = isOneself(access, all);
  const act = isSelf ? 'Join' : acts[all];
  const table = toIdentifier(all);
  const order = fields.find(({ type }) => type === 'moment' || type === 'date');
  const isShown = (access === 'public' || access === 'members') && !of;
  const examples = fields.slice(0, isShown ? 1 : 0).map(({ name }) => ({ [name]: `Example ${one}` }));
  return {
    ...(isReachable(table) && table !== 'staff' ? { name: table } : { name: `list_${at + 1}`, several: all }),
    one,
    title: isSelf ? 'My details' : isMine ? `My ${all}` : capitalise(all),
    words: new RegExp(`${inPattern(all)}|${inPattern(one)}`, 'u'),
    access,
    fields,
    ...(isSelf && { isOneself: true }),
    ...(act !== undefined && (access === 'placed' || access === 'inbox') && { act }),
    ...(of && { of }),
    ...(order && { order: order.name }),
    ...(examples.length > 0 && { examples }),
  };
}
