import type { Service } from '../operations/types.ts';
import { firstGroup, type KeywordGroups } from '../text/index.ts';

/** Keywords of each service in the order in which they are tried (CS-AGRT-02 to CS-AGRT-04, A37). */
const routes: KeywordGroups<Service> = [
  ['database', ['database', 'table', 'auth', 'supabase', 'rls', 'policy']],
  ['code-hosting', ['git', 'branch', 'merge', 'repository', 'commit', 'pull request']],
  ['deployment', ['deploy', 'netlify', 'domain', 'build', 'environment']],
];

/** What an automatic choice looks at (CS-AGRT-06, CS-AGRT-07). */
const automatic: KeywordGroups<Service> = [
  ['deployment', ['deploy']],
  ['code-hosting', ['branch']],
];

/**
 * The service an instruction's words ask for, or 'auto' when they name none (CS-AGRT-01 to CS-AGRT-05).
 * @example
 * routeInstruction('Merge the branch') // => 'code-hosting'
 */
export function routeInstruction(text: string): Service | 'auto' {
  return firstGroup(text, routes) ?? 'auto';
}

/**
 * The service that takes an instruction left to automatic choice (CS-AGRT-06 to CS-AGRT-08).
 * @example
 * resolveAuto('Deploy it') // => 'deployment'
 */
export function resolveAuto(text: string): Service {
  return firstGroup(text, automatic) ?? 'database';
}
