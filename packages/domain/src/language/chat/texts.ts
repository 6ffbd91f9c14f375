import type { ConnectionStatus } from '../network/index.ts';
import type { Service } from '../operations/types.ts';
import {
  serviceAt,
  whereSentence,
  type EffectKind,
  type ObservedEffect,
  type ServicePlace,
} from '../outcome/index.ts';

/** What the chat shows when an instruction could not be processed (CS-CHAT-12). */
export const processingFailed = 'Failed to process instruction';

/** What the chat answers while there is no network (CS-CHAT-20, CS-CHAT-21, A45). */
export const noNetworkGuidance =
  'I am still connecting to your services, so nothing can be planned or executed yet. Meanwhile I can walk you through the manual steps.';

/** How long the guidance waits before it shows, in milliseconds (CS-CHAT-20). */
export const guidanceDelay = 1000;

/** What is known of an execution: where it happened, and what was observed. */
export interface Execution {
  readonly service: Service;
  readonly place: ServicePlace;
  /** Unknown for what was executed before effects were recorded. */
  readonly effect: ObservedEffect | undefined;
  /** What was observed, in words. */
  readonly result: string;
}

/** What counts as the configuration of a service, rather than what is kept in it. */
const configurations: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'table-created',
  'table-changed',
  'table-removed',
  'access-changed',
  'variable-set',
  'variable-removed',
]);

/**
 * Posted after an execution whose effect was observed. The documented words are for a changed configuration and, with
 * nothing added, for a linked account; what happened and where follows (CS-CHAT-19, A48, D16).
 * @example
 * executionSucceeded({ service: 'database', place: 'account', effect: { kind: 'table-created' }, result: '' })
 * // => 'Operation executed successfully! Your Supabase configuration has been updated.'
 */
export function executionSucceeded({ service, place, effect, result }: Execution): string {
  const isConfiguration = effect === undefined || configurations.has(effect.kind);
  const updated = `Your ${serviceAt(service, place)} configuration has been updated.`;
  // An address says where it is.
  const where = effect?.address === undefined ? whereSentence(service, place) : '';
  return ['Operation executed successfully!', isConfiguration ? updated : '', result, where]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Posted after a failed execution (CS-ERRS-20, A48, D16).
 * @example
 * executionFailed('database', 'account')
 * // => 'Operation failed. Please check your Supabase connection and try again.'
 */
export function executionFailed(service: Service, place: ServicePlace): string {
  return `Operation failed. Please check your ${serviceAt(service, place)} connection and try again.`;
}

/**
 * Default title of a session (CS-CHAT-02).
 * @example
 * sessionTitle(2) // => 'Session 2'
 */
export function sessionTitle(n: number): string {
  return `Session ${n}`;
}

/** What the badge says where nothing can be planned: ready is measured, not assumed (D16). */
const notReady = { offline: 'Offline', processing: 'Not ready yet' } as const;

/**
 * Status of the agent: processing before a lost network before a count before ready; the plural is literal (CS-CHAT-13 to
 * CS-CHAT-15, A49, A50).
 * @example
 * agentStatusText({ isProcessing: false, operations: 3, network: 'online' }) // => '3 Operations'
 */
export function agentStatusText(agent: {
  readonly isProcessing: boolean;
  /** How many operations there were in this visit (A103). */
  readonly operations: number;
  readonly network: ConnectionStatus;
}): string {
  if (agent.isProcessing) return 'Processing...';
  if (agent.network !== 'online') return notReady[agent.network];
  return agent.operations > 0 ? `${agent.operations} Operations` : 'Ready';
}
