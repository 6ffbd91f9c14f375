import type { Service } from '../../operations/types.ts';
import { firstGroup, type KeywordGroups } from '../../shared/text/index.ts';

/** Keywords of each service in the order in which they are tried. */
const routes: KeywordGroups<Service> = [
  ['database', ['database', 'table', 'auth', 'supabase', 'rls', 'policy']],
  ['code-hosting', ['git', 'branch', 'merge', 'repository', 'commit', 'pull request']],
  ['deployment', ['deploy', 'netlify', 'domain', 'build', 'environment']],
];

/** Keywords for the automatic choice. */
const automatic: KeywordGroups<Service> = [
  ['deployment', ['deploy']],
  ['code-hosting', ['branch']],
];

/**
 * The service an instruction's keywords name, or 'auto'.
 * @example
 * routeInstruction('Merge the branch') // => 'code-hosting'
 */
export function routeInstruction(text: string): Service | 'auto' {
  return firstGroup(text, routes) ?? 'auto';
}

/**
 * The service for an instruction with the automatic choice.
 * @example
 * resolveAuto('Deploy it') // => 'deployment'
 */
export function resolveAuto(text: string): Service {
  return firstGroup(text, automatic) ?? 'database';
}
