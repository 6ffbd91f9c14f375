import { simulatedResponse } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import { serviceOf } from '@saywright/domain/routing';
import type { SimulatedEntry } from './entries.ts';
import { newTurn } from './planning.ts';

// Pulls in the instruction reader: import dynamically, when the first instruction is typed.

/** The service an instruction is for; the person may choose another. */
export const serviceFor: (text: string) => Service = serviceOf;

/** The marked simulation for a service that cannot be reached. */
export function simulated(service: Service, instruction: string): SimulatedEntry {
  const response = simulatedResponse(service, instruction, crypto.randomUUID());
  return { kind: 'simulated', ...newTurn(), service, instruction, response };
}
