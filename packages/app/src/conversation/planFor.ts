import { defaultContext } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import { commands, type PlanAnswer } from '@saywright/engine/protocol';
import { clientTalks, type Send } from '../services/commands.ts';
import { EngineError } from '../services/engineError.ts';
import type { SimulatedEntry } from './entries.ts';

/** A real answer, or the marked simulation where no service can be reached. */
export type PlanResult =
  | { readonly kind: 'answered'; readonly answer: PlanAnswer }
  | { readonly kind: 'simulated'; readonly entry: SimulatedEntry };

const planCommands = {
  database: commands.planDatabase,
  'code-hosting': commands.planCode,
  deployment: commands.planSite,
} as const;

/** Current values for the fields of the documented context; empty if they cannot be read. */
async function liveContext(
  send: Send,
  service: Service,
  signal: AbortSignal | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    if (service === 'deployment') {
      const { live } = await send(commands.siteStatus, {}, signal);
      return { hasDeployment: live !== null };
    }
    if (service === 'database') return {};
    const { branch, unsaved } = await send(commands.codeStatus, {}, signal);
    return { currentBranch: branch, hasUncommittedChanges: unsaved.length > 0 };
  } catch {
    return {};
  }
}

/** Asks the engine for a plan of one service, with the documented context. */
export async function askForPlan(
  send: Send,
  service: Service,
  instruction: string,
  hasSession: boolean,
  signal?: AbortSignal,
  reader?: 'model',
): Promise<PlanAnswer> {
  const facts = hasSession ? await liveContext(send, service, signal) : {};
  const context = { ...defaultContext(service, { hasSession }), ...facts };
  return send(planCommands[service], { instruction, context, ...(reader && { reader }) }, signal);
}

/** An instruction to plan. */
export interface PlanRequest {
  readonly text: string;
  /** The service its words suggest, or that the person chose. */
  readonly service: Service;
  readonly chosen: Service | undefined;
  readonly conversationId: string;
  readonly turnId: string;
  /** `model` asks the connected language model at once. */
  readonly reader: 'model' | undefined;
}

/** Asks for a plan as the installed client can: within the conversation, or with the documented command. */
async function askAny(
  send: Send,
  { text, service, chosen, conversationId, turnId, reader }: PlanRequest,
  signal: AbortSignal | undefined,
): Promise<PlanAnswer> {
  if (!clientTalks()) return askForPlan(send, service, text, true, signal, reader);
  const payload = {
    instruction: text,
    conversationId,
    turnId,
    ...(chosen && { service: chosen }),
    ...(reader && { reader }),
  };
  return send(commands.planInstruction, payload, signal);
}

/** Plans an instruction; the sandbox has only a database. */
export async function planFor(
  send: Send,
  request: PlanRequest,
  isSandbox: boolean,
  signal?: AbortSignal,
): Promise<PlanResult> {
  if (!isSandbox) return { kind: 'answered', answer: await askAny(send, request, signal) };
  const { service, text: instruction } = request;
  const outline = async (): Promise<PlanResult> => {
    const { simulated } = await import('./reading.ts');
    return { kind: 'simulated', entry: simulated(service, instruction) };
  };
  if (service !== 'database') return outline();
  try {
    return { kind: 'answered', answer: await askForPlan(send, service, instruction, false) };
  } catch (error) {
    // Falls back to the marked simulation where the database cannot run.
    if (error instanceof EngineError && error.code === 'unreachable') return outline();
    throw error;
  }
}
