import { canChoose, type StatedList } from '../../app/statedEntity.ts';
import { inPattern } from '../../app/pattern.ts';
import { plural } from '../../planner/names.ts';

const people =
  'students?|pupils?|patients?|clients?|customers?|tenants?|members?|players?|guests?|families|parents|owners?|couples?|residents?|children|employees?|workers?|apprentices?|trainees?|athletes?|swimmers?|riders?|mentees?';
const seeing =
  '(?:see|look at|look up|check|view|read|find|follow|get)(?:s|ing)? (?:only )?(?:their|there|thier|theyr|his|her)(?: own)?';

/** What people enter themselves. */
const theirOwn =
  /\b(?:orders|bookings|appointments|reservations|requests|registrations|sign-ups|applications|choices|answers|messages|votes|loans)$/u;

/** Words by which those see a list whom its rows are about: `my students see their homework`. */
function viewersOf(said: string, message: string): string | undefined {
  const found = new RegExp(
    `\\b(?<who>${people})\\b[^.!?;]{0,40}?\\b${seeing} (?:[\\p{L}-]+ ){0,2}?${inPattern(said)}`,
    'iu',
  ).exec(message);
  const who = found?.groups?.['who']?.toLowerCase();
  return who === undefined ? undefined : plural(who);
}

/**
 * Lists of which people see what is theirs and staff enters it, each with the list of these people. `said` has the words of
 * each list by its name.
 */
export function withAssigned(
  lists: readonly StatedList[],
  said: ReadonlyMap<string, string>,
  message: string,
): readonly StatedList[] {
  const viewers = new Map(
    lists.flatMap(({ name, access }) => {
      const who =
        access === 'inbox' || theirOwn.test(name) ? undefined : viewersOf(said.get(name) ?? name, message);
      return who === undefined || who === name ? [] : [[name, who] as const];
    }),
  );
  if (viewers.size === 0) return lists;
  const names = new Set(viewers.values());
  const changed = lists.map((list): StatedList => {
    const of = viewers.get(list.name);
    if (of !== undefined) return { ...list, access: 'assigned', of };
    const { of: _of, ...alone } = list;
    return names.has(list.name) ? { ...alone, access: 'placed' } : list;
  });
  const missing = [...names].filter((name) => lists.every((list) => list.name !== name));
  const all = [
    ...missing.map((name): StatedList => ({ access: 'placed', name, facts: ['name'] })),
    ...changed,
  ];
  return all.map((list) => withoutLost(list, all));
}

/** A list whose rows belong to none that those who enter them can no longer choose. */
function withoutLost({ of, ...list }: StatedList, all: readonly StatedList[]): StatedList {
  const parent = all.find(({ name }) => name === of);
  return parent && of !== undefined && canChoose(list.access, parent.access) ? { ...list, of } : list;
}
