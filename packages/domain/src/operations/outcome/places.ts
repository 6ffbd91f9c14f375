import { serviceNames, type Service } from '../operations/types.ts';
import type { ServicePlace } from './types.ts';

/** What stands in for a service on this machine. */
export interface StandIn {
  /** What it is called within a sentence. */
  readonly name: string;
  /** What it is. */
  readonly is: string;
  /** That nothing of the service itself is involved. */
  readonly account: string;
}

/** The stand-ins of an installation without linked accounts. */
export const standIns: Readonly<Record<Service, StandIn>> = {
  database: {
    name: 'local database',
    is: 'A Postgres on this machine',
    account: 'No Supabase account is linked.',
  },
  'code-hosting': {
    name: 'local repository',
    is: 'A Git repository on this machine',
    account: 'No GitHub account is linked.',
  },
  deployment: {
    name: 'local site server',
    is: 'A site server on this machine',
    account: 'No Netlify account is linked.',
  },
};

/**
 * What a service is called in a sentence: its own name only where an account of it is linked (A48, D16).
 * @example
 * serviceAt('deployment', 'machine') // => 'local site server'
 */
export function serviceAt(service: Service, place: ServicePlace): string {
  if (place === 'account') return serviceNames[service];
  return place === 'browser' ? 'trial database' : standIns[service].name;
}

const machineSentences: Readonly<Record<Service, string>> = {
  database: 'This is in the database on this machine.',
  'code-hosting': 'This is in the repository on this machine.',
  deployment: 'This is on the site server of this machine.',
};

/**
 * Where something happened, as a sentence; nothing to add where it is the named service itself.
 * @example
 * whereSentence('database', 'machine') // => 'This is in the database on this machine.'
 */
export function whereSentence(service: Service, place: ServicePlace): string {
  if (place === 'account') return '';
  return place === 'browser'
    ? 'This is in the trial database of this browser tab.'
    : machineSentences[service];
}

const loopback = /^https?:\/\/(?:localhost|[^/@]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/]|$)/iu;

/**
 * Whether an address opens on the machine it is served from and nowhere else.
 * @example
 * opensHereOnly('http://localhost:4322/_sites/shop/') // => true
 */
export function opensHereOnly(address: string): boolean {
  return loopback.test(address);
}

/** What is added to an address that nobody else can open. */
export const hereOnlySentence = 'Only this machine can open that address.';
