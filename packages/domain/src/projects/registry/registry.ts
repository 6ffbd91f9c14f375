import { registryTypes, type RegistryEntry, type RegistryType } from './entries.ts';

/**
 * The number of entries of each type, zeros included.
 * @example
 * registryCounts([{ type: 'PAGE' }])[1] // => { type: 'PAGE', count: 1 }
 */
export function registryCounts(
  entries: readonly Pick<RegistryEntry, 'type'>[],
): readonly { readonly type: RegistryType; readonly count: number }[] {
  return registryTypes.map((type) => ({
    type,
    count: entries.filter((entry) => entry.type === type).length,
  }));
}

/**
 * Ids of dependencies that no entry has.
 * @example
 * missingDependencies([{ id: 'A', dependencies: ['A', 'B'] }]) // => ['B']
 */
export function missingDependencies(
  entries: readonly Pick<RegistryEntry, 'id' | 'dependencies'>[],
): readonly string[] {
  const known = new Set(entries.map((entry) => entry.id));
  return [...new Set(entries.flatMap((entry) => entry.dependencies))].filter((id) => !known.has(id));
}
