import { listed } from '../planner/outcome.ts';
import type { AppAccess, AppEntity, AppSpec } from './spec.ts';

const reach: Readonly<Record<AppAccess, string>> = {
  public: 'that everybody sees',
  members: 'that people who sign in see',
  own: 'that people who sign in keep for themselves',
  placed: 'that people who sign in enter, seen by them and by you',
  shared: 'that everybody sees and people who sign in add',
  circle: 'that people who sign in see and add',
  inbox: 'that visitors send and only you see',
  team: 'that only you and your staff see',
  assigned: 'that staff enters, seen by whom they are for',
};

/** Who reaches rows, for a sentence: `that everybody sees`. */
export const reachOf = (access: AppAccess): string => reach[access];

/** Several rows in words: `pick-up times`. */
export function wordsFor({ name, several }: Pick<AppEntity, 'name' | 'several'>): string {
  return several ?? name.replaceAll('_', ' ');
}

/** What an app stores and who reaches it, for a sentence: 'products that everybody sees and orders that …'. */
export function contentsOf({ entities }: AppSpec): string {
  const accesses = [...new Set(entities.map(({ access }) => access))];
  const groups = accesses.map((access) => {
    const names = entities.filter((entity) => entity.access === access).map(wordsFor);
    return `${listed(names)} ${reach[access]}`;
  });
  return listed(groups);
}

/** What somebody wrote, in a sentence: `“a” and “b”`. */
export function quoted(parts: readonly string[]): string {
  return listed(parts.map((part) => `“${part}”`));
}

/** A sentence about what is not part of an app: the topics, and what belongs to none as it was written. */
export function missingFrom(topics: readonly string[], phrases: readonly string[] = []): string {
  const parts = [...topics, ...phrases.map((word) => `“${word}”`)];
  return parts.length === 0 ? '' : ` Not part of it yet: ${listed(parts)}.`;
}
