import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { sentence } from './headers.ts';

/** The host of an address without its port, as it is compared: `[::1]:80` is `::1`. */
function hostName(host: string): string {
  return host
    .replace(/:\d*$/u, '')
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '')
    .toLowerCase();
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

/** The addresses a server is reached by that listens on one: itself, or each of this machine's for all of them. */
export function listeningAddresses(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address }) => address),
  );
}

/**
 * Answers only for names that are this server's: a page of elsewhere that gives its own name this machine's address
 * could read everything here otherwise. Loopback addresses and localhost always are.
 */
export function onlyFor(names: readonly string[]): MiddlewareHandler {
  const known = new Set(names.map(hostName));
  return async (c, next) => {
    const { host } = new URL(c.req.url);
    const asked = [host, c.req.header('host') ?? host].map(hostName);
    if (asked.every((name) => isLoopback(name) || known.has(name))) return next();
    return sentence(
      421,
      'This server does not answer for this name. If it should, add the name to SAYWRIGHT_HOSTS and start it again.',
    );
  };
}
