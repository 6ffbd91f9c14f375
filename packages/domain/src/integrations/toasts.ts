import type { Service } from '../operations/types.ts';
import {
  opensHereOnly,
  whereSentence,
  type EffectKind,
  type ObservedEffect,
  type ServicePlace,
} from '../outcome/index.ts';
import { limitText } from '../text/index.ts';

const longestExplanation = 300;

function planned(title: string, explanation: string) {
  return { title, description: limitText(explanation, longestExplanation), tone: 'success' } as const;
}

function refused(explanation: string) {
  return {
    title: 'Operation failed',
    description: limitText(explanation, longestExplanation),
    tone: 'danger',
  } as const;
}

/** Toasts of the source-host panel (SP-INTG-24, SP-INTG-32 to SP-INTG-37, A84). */
export const sourceHostToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please enter a GitHub operation instruction',
    tone: 'danger',
  },
  planned: (explanation: string) => planned('Operation planned successfully', explanation),
  refused,
  planError: {
    title: 'GitHub operation failed',
    description: 'Failed to process GitHub instruction',
    tone: 'danger',
  },
  executed: {
    title: 'Operation executed',
    description: 'GitHub operation completed successfully',
    tone: 'success',
  },
  notExecuted: { title: 'Execution failed', description: 'Failed to execute operation', tone: 'danger' },
  executionError: {
    title: 'Execution error',
    description: 'Failed to execute GitHub operation',
    tone: 'danger',
  },
} as const;

/** Toasts of the deployment panel (SP-INTG-25, SP-INTG-38 to SP-INTG-43, A84). */
export const deploymentToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please enter a deployment instruction',
    tone: 'danger',
  },
  planned: (explanation: string) => planned('Deployment planned', explanation),
  refused,
  planError: {
    title: 'Netlify operation failed',
    description: 'Failed to process deployment instruction',
    tone: 'danger',
  },
  executed: { title: 'Deployment successful', description: 'Your app is now live!', tone: 'success' },
  notExecuted: { title: 'Deployment failed', description: 'Failed to deploy application', tone: 'danger' },
  executionError: {
    title: 'Deployment error',
    description: 'Failed to execute deployment',
    tone: 'danger',
  },
} as const;

/** Toasts of the schema panel; a plan that came about has none, it is shown (SP-INTG-26, SP-INTG-44 to SP-INTG-47, A84). */
export const schemaToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please describe what database schema you need',
    tone: 'danger',
  },
  planError: {
    title: 'Schema generation failed',
    description: 'Failed to process schema instruction',
    tone: 'danger',
  },
  executed: { title: 'Schema created', description: 'Database schema has been applied', tone: 'success' },
  notExecuted: {
    title: 'Execution failed',
    description: 'Failed to execute schema changes',
    tone: 'danger',
  },
  executionError: {
    title: 'Execution error',
    description: 'Failed to execute schema operation',
    tone: 'danger',
  },
} as const;

/** Titles of what was observed, where it is not what a panel documents. */
const effectTitles: Readonly<Partial<Record<EffectKind, string>>> = {
  'table-created': 'Table created',
  'table-changed': 'Schema changed',
  'table-removed': 'Table removed',
  'access-changed': 'Access changed',
  'rows-added': 'Rows added',
  'rows-changed': 'Rows changed',
  'rows-deleted': 'Rows deleted',
  published: 'Deployment successful',
  'preview-made': 'Preview made',
  'taken-offline': 'Site taken offline',
  'variable-set': 'Variable set',
  'variable-removed': 'Variable removed',
  nothing: 'Nothing changed',
};

/**
 * The toast of an executed operation: the documented one for the documented effect, otherwise what was observed and
 * where (SP-INTG-20, SP-INTG-36, SP-INTG-41, SP-INTG-45, D16).
 * @example
 * executedToast({ service: 'database', place: 'machine', effect: { kind: 'rows-added' }, result: 'pets: 1 row added.' })
 * // => { title: 'Rows added', description: 'pets: 1 row added. This is in the database on this machine.', tone: 'success' }
 */
export function executedToast({
  service,
  place,
  effect,
  result,
}: {
  readonly service: Service;
  readonly place: ServicePlace;
  readonly effect: ObservedEffect | undefined;
  readonly result: string;
}) {
  const kind = effect?.kind;
  const address = effect?.address;
  if (service === 'database' && kind === 'table-created') return schemaToasts.executed;
  if (service === 'code-hosting' && place === 'account') return sourceHostToasts.executed;
  if (kind === 'published' && address !== undefined && !opensHereOnly(address))
    return deploymentToasts.executed;
  const where = address === undefined ? whereSentence(service, place) : '';
  const words =
    kind === 'published' && address !== undefined
      ? `Your app is now live on this machine, at ${address}. Nobody else can open it there.`
      : [result, where].filter((part) => part !== '').join(' ');
  return {
    title: (kind && effectTitles[kind]) ?? sourceHostToasts.executed.title,
    description: limitText(words, longestExplanation),
    tone: 'success',
  } as const;
}
