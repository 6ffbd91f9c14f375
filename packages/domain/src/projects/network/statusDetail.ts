import { fieldOf } from '../../shared/fields/index.ts';
import { isBlank, limitText, plainLine } from '../../shared/text/index.ts';

/** The detail of a status event. */
export interface StatusDetail {
  readonly connected?: boolean;
  readonly operational?: boolean;
  readonly message?: string;
}

/** The longest message accepted from an event, in characters. */
export const maxStatusMessage = 200;

/**
 * The valid parts of an event's detail; everything else is left out.
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
