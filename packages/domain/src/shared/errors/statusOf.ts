import { fieldOf } from '../fields/index.ts';

/** Backend error codes and the HTTP status they mean. */
const refusals: Readonly<Record<string, number>> = {
  PGRST301: 401,
  PGRST302: 401,
  PGRST303: 401,
  '42501': 403,
};

/** Fields in which different clients put the status, and in which they wrap the error. */
const statusFields = ['status', 'statusCode', 'code'] as const;
const wrappers = ['response', 'context', 'error', 'cause'] as const;

function asStatus(value: unknown): number | undefined {
  if (typeof value === 'string' && Object.hasOwn(refusals, value)) return refusals[value];
  const status = typeof value === 'string' && /^\d{3}$/u.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599
    ? status
    : undefined;
}

function ownStatus(error: unknown): number | undefined {
  return statusFields.map((name) => asStatus(fieldOf(error, name))).find((status) => status !== undefined);
}

/**
 * The HTTP status of an error, wherever the client put it; undefined when there is none.
 * @example
 * statusOf({ response: { status: 503 } }) // => 503
 */
export function statusOf(error: unknown): number | undefined {
  return [error, ...wrappers.map((name) => fieldOf(error, name))]
    .map(ownStatus)
    .find((status) => status !== undefined);
}
