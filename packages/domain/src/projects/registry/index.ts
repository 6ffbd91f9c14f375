export { registryEntries, registryTypes } from './entries.ts';
export type { RegistryEntry, RegistryType } from './entries.ts';
export { missingDependencies, registryCounts } from './registry.ts';
