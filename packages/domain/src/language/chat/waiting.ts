import { fieldOf, textField } from '../../shared/fields/index.ts';
import { serviceNames, type Service } from '../../operations/types.ts';
import { isBlank, withoutSecrets } from '../../shared/text/index.ts';

/** An instruction that is sent once the network is available. */
export interface WaitingInstruction {
  readonly id: string;
  /** When it was typed, ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** The service a person chose; without one the words decide. */
  readonly service?: Service;
}

/**
 * The instructions with one more at the end; unchanged when its id is already waiting.
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
 * The instructions without one that was sent or discarded.
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
 * Whether an instruction may be stored: false for one that contains a password or key.
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
 * The instructions a browser stored, in order; malformed entries are dropped.
 * @example
 * parseWaiting('nonsense') // => []
 */
export function parseWaiting(stored: unknown): readonly WaitingInstruction[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseOne)
    .reduce<readonly WaitingInstruction[]>((known, one) => (one ? addWaiting(known, one) : known), []);
}
