import { fieldOf, textField } from '../fields/index.ts';
import { serviceNames, type Service } from '../operations/types.ts';
import { isBlank, withoutSecrets } from '../text/index.ts';

/** An instruction that is sent once there is a network. */
export interface WaitingInstruction {
  readonly id: string;
  /** When it was typed, ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** The service a person chose for it; without one its words decide. */
  readonly service?: Service;
}

/**
 * The instructions with one more, last; an id that waits already changes nothing.
 * @example
 * addWaiting([], { id: 'a', at: '2026-01-01T00:00:00Z', text: 'Show customers' }).length // => 1
 */
export function addWaiting(
  waiting: readonly WaitingInstruction[],
  instruction: WaitingInstruction,
): readonly WaitingInstruction[] {
  return waiting.some(({ id }) => id === instruction.id) ? waiting : [...waiting, instruction];
}

/**
 * The instructions without one: it was sent, or is no longer wanted.
 * @example
 * removeWaiting([], 'unknown') // => []
 */
export function removeWaiting(
  waiting: readonly WaitingInstruction[],
  id: string,
): readonly WaitingInstruction[] {
  return waiting.some((one) => one.id === id) ? waiting.filter((one) => one.id !== id) : waiting;
}

/**
 * Whether an instruction may be written down: one with a password or key in it may not (H20).
 * @example
 * canKeepWaiting('set password to hunter2x') // => false
 */
export function canKeepWaiting(text: string): boolean {
  return withoutSecrets(text) === text;
}

function isService(value: unknown): value is Service {
  return typeof value === 'string' && Object.hasOwn(serviceNames, value);
}

function parseOne(stored: unknown): WaitingInstruction | undefined {
  const id = textField(stored, 'id');
  const at = textField(stored, 'at');
  const text = textField(stored, 'text');
  const service = fieldOf(stored, 'service');
  if (id === undefined || at === undefined || text === undefined || isBlank(text)) return undefined;
  return { id, at, text, ...(isService(service) && { service }) };
}

/**
 * What a browser kept, in its order; what cannot be read is left out.
 * @example
 * parseWaiting('nonsense') // => []
 */
export function parseWaiting(stored: unknown): readonly WaitingInstruction[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseOne)
    .reduce<readonly WaitingInstruction[]>((known, one) => (one ? addWaiting(known, one) : known), []);
}
