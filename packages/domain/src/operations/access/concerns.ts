import { shareOf } from './words.ts';
import type { AccessVerb, PersonAccess, TableAccess } from './types.ts';

/** Something about a table that its owner should look at, with an instruction that would close it. */
export interface AccessConcern {
  /** `danger` where people can reach what is probably not meant for them; `warning` where requests fail. */
  readonly level: 'danger' | 'warning';
  readonly sentence: string;
  /** Why this is probably not intended. */
  readonly reason: string;
  /** A prepared instruction; left out where none is known. */
  readonly instruction?: string;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

const writes: readonly AccessVerb[] = ['change', 'delete'];

function closing({ kind, owned, table }: TableAccess): Pick<AccessConcern, 'instruction'> {
  if (kind === 'view') return {};
  return { instruction: owned ? `Let people see only their own rows of ${table}` : `Lock ${table}` };
}

function reachOf(access: TableAccess, person: PersonAccess, verbs: readonly AccessVerb[]): string {
  const [first] = verbs;
  return first === undefined ? '' : `${listed(verbs)} ${shareOf(access, person[first])}`;
}

/** What stands out about a table: the worst first; empty where nothing does. */
export function accessConcerns(access: TableAccess): readonly AccessConcern[] {
  const { table, people, personal, unlocked, total, examples } = access;
  const found: AccessConcern[] = [];
  const stranger = people.find(({ person }) => person === 'stranger');
  if (!stranger) return found;
  const reachable = (['read', ...writes] as const).filter((verb) => stranger[verb].rows > 0);
  const writable = writes.filter((verb) => stranger[verb].rows > 0);
  if (unlocked && (reachable.length > 0 || stranger.add.rows > 0))
    found.push({
      level: 'danger',
      sentence:
        total === 0 || reachable.length === 0
          ? `Anyone can add to ${table}`
          : `Anyone can ${reachOf(access, stranger, reachable)}`,
      reason: `Row-level security is off for ${table}, so no access rule protects it.`,
      ...closing(access),
    });
  else if (writable.length > 0)
    found.push({
      level: 'danger',
      sentence: `Anyone can ${reachOf(access, stranger, writable)}`,
      reason: 'An access rule lets visitors without an account do this.',
      ...closing(access),
    });
  else if (personal.length > 0 && stranger.read.rows > 0)
    found.push({
      level: 'danger',
      sentence: `Anyone can read ${listed(personal)} of ${shareOf(access, stranger.read)}`,
      reason: examples
        ? 'There are no rows yet, so this was tried with example rows.'
        : 'Those columns look like secrets or personal data.',
      ...closing(access),
    });
  const signedIn = people.filter(({ person }) => person === 'personA' || person === 'personB');
  for (const person of signedIn) {
    if (found.length > 0 || !access.owned) break;
    const beyond = writes.filter((verb) => person[verb].rows > person.own);
    if (beyond.length > 0)
      found.push({
        level: 'danger',
        sentence: `Anyone who signs in can ${reachOf(access, person, beyond)}`,
        reason: 'Rows of this table belong to people, and others can change them.',
        ...closing(access),
      });
  }
  if (people.some(({ read }) => read.stopped === 'recursion'))
    found.push({
      level: 'warning',
      sentence: `Nobody can use ${table} through the API`,
      reason: `An access rule of ${table} refers to its own table (infinite recursion), so every request fails.`,
      instruction: `Let people see only their own rows of ${table}`,
    });
  return found;
}
