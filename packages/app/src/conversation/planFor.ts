import { defaultContext } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import { commands, type PlanAnswer } from '@saywright/engine/protocol';
import type { Send } from '../services/commands.ts';
import { EngineError } from '../services/engineError.ts';
import type { Entry } from './entries.ts';

/** A real answer, or the marked simulation where no service is reached (D1). */
export type PlanResult =
  | { readonly kind: 'answered'; readonly answer: PlanAnswer }
  | { readonly kind: 'simulated'; readonly entry: Entry };

const planCommands = {
  database: commands.planDatabase,
  'code-hosting': commands.planCode,
  deployment: commands.planSite,
} as const;

/** What is so right now, in the fields of the documented context; what cannot be asked keeps what is documented. */
async function measured(send: Send, service: Service): Promise<Readonly<Record<string, unknown>>> {
  try {
    if (service === 'deployment') {
      const { live } = await send(commands.siteStatus, {});
      return { hasDeployment: live !== null };
    }
    if (service === 'database') return {};
    const { branch, unsaved } = await send(commands.codeStatus, {});
    return { currentBranch: branch, hasUncommittedChanges: unsaved.length > 0 };
  } catch {
    return {};
  }
}

/** Asks the engine for a plan of one service, with the documented context (CS-CALL-19 to CS-CALL-21, A44). */
export async function askForPlan(
  send: Send,
  service: Service,
  instruction: string,
  hasSession: boolean,
): Promise<PlanAnswer> {
  const facts = hasSession ? await measured(send, service) : {};
  const context = { ...defaultContext(service, { hasSession }), ...facts };
  return send(planCommands[service], { instruction, context });
}

/** Has an instruction planned by the service that is to carry it out; the sandbox has a database and nothing else. */
export async function planFor(
  send: Send,
  service: Service,
  instruction: string,
  isSandbox: boolean,
): Promise<PlanResult> {
  if (!isSandbox) return { kind: 'answered', answer: await askForPlan(send, service, instruction, true) };
  const outline = async (): Promise<PlanResult> => {
    const { simulated } = await import('./reading.ts');
    return { kind: 'simulated', entry: simulated(service, instruction) };
  };
  if (service !== 'database') return outline();
  try {
    return { kind: 'answered', answer: await askForPlan(send, service, instruction, false) };
  } catch (error) {
    // Where the database cannot run, the marked simulation is what is left (D8).
    if (error instanceof EngineError && error.code === 'unreachable') return outline();
    throw error;
  }
}
