import type { ConnectionStatus } from '../../projects/network/index.ts';
import type { Service } from '../../operations/types.ts';
import {
  serviceAt,
  whereSentence,
  type EffectKind,
  type ObservedEffect,
  type ServicePlace,
} from '../../operations/outcome/index.ts';

/** Shown when an instruction could not be processed. */
export const processingFailed = 'Failed to process instruction';

/** The chat's answer while there is no network. */
export const noNetworkGuidance =
  'I am still connecting to your services, so nothing can be planned or executed yet. Meanwhile I can walk you through the manual steps.';

/** Delay before the guidance is shown, in milliseconds. */
export const guidanceDelay = 1000;

/** An execution: where it happened, and what was observed. */
export interface Execution {
  readonly service: Service;
  readonly place: ServicePlace;
  /** Undefined for operations executed before effects were recorded. */
  readonly effect: ObservedEffect | undefined;
  /** What was observed, in words. */
  readonly result: string;
}

/** Effects on the configuration of a service, as opposed to its contents. */
const configurations: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'table-created',
  'table-changed',
  'table-removed',
  'access-changed',
  'variable-set',
  'variable-removed',
  'site-changed',
]);

/**
 * Posted after an execution whose effect was observed. The documented words apply to a changed configuration and, with
 * nothing added, to a linked account; what happened and where follows.
 * @example
 * executionSucceeded({ service: 'database', place: 'account', effect: { kind: 'table-created' }, result: '' })
 * // => 'Operation executed successfully! Your Supabase configuration has been updated.'
 */
export function executionSucceeded({ service, place, effect, result }: Execution): string {
  const isConfiguration = effect === undefined || configurations.has(effect.kind);
  const updated = `Your ${serviceAt(service, place)} configuration has been updated.`;
  // An address already says where it is.
  const where = effect?.address === undefined ? whereSentence(service, place) : '';
  return ['Operation executed successfully!', isConfiguration ? updated : '', result, where]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Posted after a failed execution.
 * @example
 * executionFailed('database', 'account')
 * // => 'Operation failed. Please check your Supabase connection and try again.'
 */
export function executionFailed(service: Service, place: ServicePlace): string {
  return `Operation failed. Please check your ${serviceAt(service, place)} connection and try again.`;
}

/**
 * Default title of a session.
 * @example
 * sessionTitle(2) // => 'Session 2'
 */
export function sessionTitle(n: number): string {
  return `Session ${n}`;
}

/** The badge while nothing can be planned. */
const notReady = { offline: 'Offline', processing: 'Not ready yet' } as const;

/**
 * Status of the agent, by priority: processing, lost network, count, ready. The plural is documented and literal.
 * @example
 * agentStatusText({ isProcessing: false, operations: 3, network: 'online' }) // => '3 Operations'
 */
export function agentStatusText(agent: {
  readonly isProcessing: boolean;
  /** Number of operations in this visit. */
  readonly operations: number;
  readonly network: ConnectionStatus;
}): string {
  if (agent.isProcessing) return 'Processing...';
  if (agent.network !== 'online') return notReady[agent.network];
  return agent.operations > 0 ? `${agent.operations} Operations` : 'Ready';
}
