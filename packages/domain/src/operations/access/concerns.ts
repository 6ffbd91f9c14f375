import { listed } from '../../language/planner/outcome.ts';
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

const writes: readonly AccessVerb[] = ['change', 'delete'];

/** An instruction that closes a table to everybody but the owners of its rows, or but the server. */
function closing({ kind, owned, table }: TableAccess): Pick<AccessConcern, 'instruction'> {
  if (kind === 'view') return {};
  return { instruction: owned ? `Only the owner can read, change and delete ${table}` : `Lock ${table}` };
}

/** An instruction that closes a table to strangers only. */
function hiding({ kind, table }: TableAccess): Pick<AccessConcern, 'instruction'> {
  return kind === 'view' ? {} : { instruction: `Stop strangers from reading ${table}` };
}

function reachOf(access: TableAccess, person: PersonAccess, verbs: readonly AccessVerb[]): string {
  return `${listed(verbs)} ${verbs
    .slice(0, 1)
    .map((verb) => shareOf(access, person[verb]))
    .join('')}`;
}

/** Concerns about a table, the worst first; empty if there are none. */
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
      sentence: `Anyone can read ${listed(personal)} in ${shareOf(access, stranger.read)}`,
      reason: examples
        ? 'There are no rows yet, so this was tried with example rows.'
        : 'Those columns look like secrets or personal data.',
      ...hiding(access),
    });
  else if (access.owned && stranger.read.rows > 0)
    found.push({
      level: 'warning',
      sentence: `Anyone can read ${shareOf(access, stranger.read)}`,
      reason: 'Its rows belong to people. Close it, unless it is public on purpose.',
      ...hiding(access),
    });
  const signedIn = people.filter(({ person }) => person === 'personA' || person === 'personB');
  for (const person of signedIn) {
    if (found.some(({ level }) => level === 'danger') || !access.owned) break;
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
      ...closing(access),
    });
  return found;
}
