import { problemOf } from '../database/session.ts';
import { CommandError } from '../operations/errors.ts';

/** A problem with the database server. `message` is for the operator; it never names the password. */
export class ServerError extends Error {
  override name = 'ServerError';
  /** `setup`: waiting does not help, the operator has to change something. */
  readonly kind: 'setup' | 'unreachable';
  constructor(kind: 'setup' | 'unreachable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** What the person whose project it is may know. */
  toCommandError(): CommandError {
    return new CommandError(
      'unavailable',
      this.kind === 'setup'
        ? 'The database server of this studio is not set up completely. Ask the operator of this server to read its log. Nothing was changed.'
        : 'The database server of this studio cannot be reached right now. Nothing was changed. Try again in a minute.',
    );
  }
}

/** Why an attempt failed where the statement itself was right. */
export type Trouble =
  /** The connection ended. Whether a commit that was on its way arrived is unknown. */
  | 'lost'
  /** Two transactions were in each other's way, and this one was rolled back. */
  | 'collision'
  /** Something else held a table for too long. */
  | 'locked'
  /** The time limit was reached. */
  | 'stopped';

const lostCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Classifies what a driver throws; undefined for an error of the statement. */
export function troubleOf(error: unknown): Trouble | undefined {
  const { code, message } = problemOf(error);
  if (code.startsWith('08') || lostCodes.has(code)) return 'lost';
  if (code === '40001' || code === '40P01') return 'collision';
  if (code === '55P03') return 'locked';
  if (code === '57014') return 'stopped';
  return /connection terminated|not queryable|connection error/iu.test(message) ? 'lost' : undefined;
}

const remedies: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user name or the password',
  '28000':
    'does not let this user connect: check the user name, pg_hba.conf, and whether it requires TLS (sslmode=require)',
  '3D000': 'has no database of the name in the address',
  '53300': 'has no free connections: lower SAYWRIGHT_OPEN_PROJECTS, or raise max_connections there',
  ENOTFOUND: 'has a host name that cannot be found',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody has signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that nobody known has signed',
};

/** Unsupported start parameters are how a pooler refuses the time limits of this studio. */
const pooler =
  'leads to a connection pooler, which would mix the settings of different people. Use the address of the server itself, often port 5432';

/** Explains why a connection to a server could not be opened. `place` is its host and port. */
export function connectionProblem(error: unknown, place: string): ServerError {
  if (error instanceof ServerError) return error;
  const { code, message } = problemOf(error);
  const start = `SAYWRIGHT_DATABASE_URL: the server ${place}`;
  const isPooler = code === '08P01' && /startup parameter/iu.test(message);
  const remedy = isPooler ? pooler : remedies[code];
  if (remedy !== undefined) return new ServerError('setup', `${start} ${remedy}.`, { cause: error });
  return new ServerError('unreachable', `${start} cannot be reached (${code === '' ? message : code}).`, {
    cause: error,
  });
}

/** The problem of a connection that a pooler answers. */
export function poolerProblem(place: string): ServerError {
  return new ServerError('setup', `SAYWRIGHT_DATABASE_URL ${pooler} (${place}).`);
}
