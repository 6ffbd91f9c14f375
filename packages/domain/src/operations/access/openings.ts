import { countText } from '../receipt/index.ts';
import type { SqlFinding } from '../risk/sql/index.ts';
import { accessVerbs, type AccessVerb, type PersonAccess, type TableAccess } from './types.ts';

/** A table before and after a plan; `before` is missing for a new one. */
export interface AccessChange {
  readonly before?: TableAccess | undefined;
  readonly after: TableAccess;
}

/** How much of a table somebody reaches, whatever its number of rows: nothing, their own rows, some, or all. */
function reach(access: TableAccess, person: PersonAccess, verb: AccessVerb): number {
  const { rows } = person[verb];
  if (rows === 0) return 0;
  if (verb === 'add' || rows === access.total) return 3;
  return rows <= person.own ? 1 : 2;
}

interface Gain {
  readonly who: 'strangers' | 'people who sign in';
  readonly verb: AccessVerb;
  readonly was: number;
  readonly wasTotal: number;
  readonly is: number;
  readonly total: number;
}

function gainsOf({ before, after }: AccessChange): readonly Gain[] {
  const gains: Gain[] = [];
  for (const person of after.people) {
    if (person.person === 'service' || person.person === 'staff') continue;
    const earlier = before?.people.find((one) => one.person === person.person);
    const isStranger = person.person === 'stranger';
    for (const verb of accessVerbs) {
      // People who sign in are expected to reach their own rows, and to add some.
      const least = isStranger ? 0 : 1;
      if (!isStranger && verb === 'add') continue;
      const now = reach(after, person, verb);
      const then = before && earlier ? reach(before, earlier, verb) : 0;
      if (now <= Math.max(then, least)) continue;
      const who = isStranger ? 'strangers' : 'people who sign in';
      const isKnown = gains.some(
        (gain) => gain.verb === verb && (gain.who === who || gain.who === 'strangers'),
      );
      if (isKnown) continue;
      const [was, wasTotal] = [earlier?.[verb].rows ?? 0, before?.total ?? 0];
      gains.push({ who, verb, was, wasTotal, is: person[verb].rows, total: after.total });
    }
  }
  return gains;
}

function gainText({ verb, was, wasTotal, is, total }: Gain, isNew: boolean): string {
  const now = `${countText(is)} of ${countText(total)}`;
  if (verb === 'add') return isNew ? 'add rows' : 'add no rows, now they can';
  if (isNew) return `${verb} ${now}`;
  return `${verb} ${countText(was)} of ${countText(wasTotal)}, now ${now}`;
}

function levelOf(access: TableAccess, gains: readonly Gain[]): SqlFinding['level'] {
  const writes = gains.some(({ verb }) => verb === 'change' || verb === 'delete');
  const isPrivate = access.owned || access.personal.length > 0;
  return writes || (isPrivate && gains.some(({ who, verb }) => who === 'strangers' && verb === 'read'))
    ? 'high'
    : 'medium';
}

/**
 * What a plan opens, measured before and after it: one finding per table and kind of people. Changing or deleting, and
 * strangers reading rows that belong to people or look personal, is high risk; the rest is medium.
 */
export function openings(changes: readonly AccessChange[]): readonly SqlFinding[] {
  return changes.flatMap((change) => {
    const { before, after } = change;
    const all = gainsOf(change);
    return (['strangers', 'people who sign in'] as const).flatMap((who): readonly SqlFinding[] => {
      const gains = all.filter((gain) => gain.who === who);
      if (gains.length === 0) return [];
      const isNew = before === undefined;
      const tried = after.examples ? ', tried with example rows' : '';
      const texts = gains.map((gain) => gainText(gain, isNew)).join(', and ');
      return [
        {
          rule: 'opens-access',
          level: levelOf(after, gains),
          object: after.table,
          evidence: gains.map(({ verb, is, total }) => `${who} ${verb}: ${is} of ${total}`).join(', '),
          sentence: `This opens ${isNew ? 'the new table ' : ''}${after.table}: ${who} ${isNew ? 'can' : 'could'} ${texts}${tried}.`,
          ...(after.owned && { saferWay: `Let people see only their own rows of ${after.table}` }),
          undo: 'partial',
          statement: 0,
          start: 0,
          end: 0,
        },
      ];
    });
  });
}
