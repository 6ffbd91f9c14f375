import { serviceNames, type Service } from '../types.ts';
import type { ServicePlace } from './types.ts';

/** A local stand-in for a service. */
export interface StandIn {
  /** Its name within a sentence. */
  readonly name: string;
  /** What it is. */
  readonly is: string;
  /** States that no account of the service is linked. */
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
 * The name of a service in a sentence: its product name only where an account is linked.
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
 * Where something happened, as a sentence; '' for a linked account.
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

/** Added to an address that only this machine can open. */
export const hereOnlySentence = 'Only this machine can open that address.';
