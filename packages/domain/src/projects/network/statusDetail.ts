import { fieldOf } from '../fields/index.ts';
import { isBlank, limitText, plainLine } from '../text/index.ts';

/** What a status event may say (A43). */
export interface StatusDetail {
  readonly connected?: boolean;
  readonly operational?: boolean;
  readonly message?: string;
}

/** The longest message that is taken from an event, in characters. */
export const maxStatusMessage = 200;

/**
 * The valid parts of an event's detail, everything else left out (A43, CS-NETW-07, D9).
 * @example
 * parseStatusDetail({ connected: true, message: ' hello ', other: 1 })
 * // => { connected: true, message: 'hello' }
 */
export function parseStatusDetail(detail: unknown): StatusDetail {
  const connected = fieldOf(detail, 'connected');
  const operational = fieldOf(detail, 'operational');
  const message = fieldOf(detail, 'message');
  return {
    ...(typeof connected === 'boolean' ? { connected } : {}),
    ...(typeof operational === 'boolean' ? { operational } : {}),
    ...(typeof message === 'string' && !isBlank(message)
      ? { message: limitText(plainLine(message), maxStatusMessage) }
      : {}),
  };
}
