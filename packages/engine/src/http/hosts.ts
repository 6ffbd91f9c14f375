import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { sentence } from './headers.ts';

/** Normalises a host for comparison, without its port: `[::1]:80` becomes `::1`. */
export function hostName(host: string): string {
  return host
    .replace(/:\d*$/u, '')
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '')
    .toLowerCase();
}

/** The name of a host such as `<name>.localhost`, which only this machine opens; undefined for other hosts. */
export function localName(host: string): string | undefined {
  return /^(?<name>[a-z0-9-]+)\.localhost$/u.exec(host)?.groups?.['name'];
}

/** Address of such a host on the sites' port, without a trailing slash. */
export function localAddress(name: string, sitesUrl: string): string {
  const { protocol, port } = new URL(sitesUrl);
  return `${protocol}//${name}.localhost${port === '' ? '' : `:${port}`}`;
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

/** The addresses that reach a server listening on `host`: itself, or all of this machine's for a wildcard. */
export function listeningAddresses(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address }) => address),
  );
}

/**
 * Answers only for this server's host names, against DNS rebinding: otherwise a foreign site whose name resolves to this
 * machine could read everything here. Loopback addresses and localhost are always allowed.
 */
export function onlyFor(names: readonly string[]): MiddlewareHandler {
  const known = new Set(names.map(hostName));
  return async (c, next) => {
    const { host } = new URL(c.req.url);
    const asked = [host, c.req.header('host') ?? host].map(hostName);
    if (asked.every((name) => isLoopback(name) || known.has(name))) return next();
    return sentence(
      421,
      'This server does not answer for this host name. To allow it, add the name to SAYWRIGHT_HOSTS and restart the server.',
    );
  };
}
