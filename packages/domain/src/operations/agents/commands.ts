import type { Service } from '../types.ts';

/** The context each agent gets about the project. */
export interface AgentContexts {
  readonly database: { readonly projectType: string; readonly framework: string; readonly hasAuth: boolean };
  readonly 'code-hosting': {
    readonly hasRepository: boolean;
    readonly currentBranch: string;
    readonly hasUncommittedChanges: boolean;
  };
  readonly deployment: {
    readonly hasDeployment: boolean;
    readonly buildCommand: string;
    readonly publishDirectory: string;
  };
}

/**
 * The default context of an agent.
 * @example
 * defaultContext('database', { hasSession: true })
 * // => { projectType: 'web-app', framework: 'react', hasAuth: true }
 */
export function defaultContext<Key extends Service>(
  service: Key,
  session: { readonly hasSession: boolean },
): AgentContexts[Key] {
  const contexts: AgentContexts = {
    database: { projectType: 'web-app', framework: 'react', hasAuth: session.hasSession },
    'code-hosting': { hasRepository: true, currentBranch: 'main', hasUncommittedChanges: false },
    deployment: { hasDeployment: false, buildCommand: 'npm run build', publishDirectory: 'dist' },
  };
  return contexts[service];
}
