import { simulatedResponse } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import { serviceOf } from '@saywright/domain/routing';
import type { SimulatedEntry } from './entries.ts';
import { moment } from './planning.ts';

// Reads instructions, so it is loaded with the first one that is typed: import it dynamically.

/** The service that can read an instruction; the person may choose another. */
export const serviceFor: (text: string) => Service = serviceOf;

/** The marked simulation, for a service nothing here can reach. */
export function simulated(service: Service, instruction: string): SimulatedEntry {
  const response = simulatedResponse(service, instruction, crypto.randomUUID());
  return { kind: 'simulated', ...moment(), service, instruction, response };
}
