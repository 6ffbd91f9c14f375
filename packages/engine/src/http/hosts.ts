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

const localHost = 'localhost';

/** The host that sites have hosts below: the configured domain, otherwise `localhost`. */
function siteParent(sitesUrl: string): string {
  const name = hostName(new URL(sitesUrl).hostname);
  return isIP(name) === 0 ? name : localHost;
}

/** Whether sites have hosts below this host. */
export function isSiteParent(host: string, sitesUrl: string): boolean {
  return host === localHost || host === siteParent(sitesUrl);
}

/** The first part of a host such as `<name>.localhost` or `<name>.<domain of the sites>`; undefined for other hosts. */
export function siteNameAt(host: string, sitesUrl: string): string | undefined {
  const [name = '', ...rest] = host.split('.');
  const isSite = /^[a-z0-9-]+$/u.test(name) && isSiteParent(rest.join('.'), sitesUrl);
  return isSite ? name : undefined;
}

/** Address of a site or of a project's API, without a trailing slash. */
export function hostAddress(name: string, sitesUrl: string): string {
  const { protocol, port } = new URL(sitesUrl);
  return `${protocol}//${name}.${siteParent(sitesUrl)}${port === '' ? '' : `:${port}`}`;
}

/** The hosts of sites as a source of a content security policy. */
export function siteHosts(sitesUrl: string): string {
  return hostAddress('*', sitesUrl);
}

/** Address that visitors open for a path such as `/_sites/<name>/`: with a domain for sites, each has a separate host. */
export function visitorAddress(path: string, sitesUrl: string): string {
  const { name, rest } = /^\/_(?:sites|deploys)\/(?<name>[^/]+)(?<rest>\/.*)$/u.exec(path)?.groups ?? {};
  return name === undefined || siteParent(sitesUrl) === localHost
    ? `${sitesUrl}${path}`
    : `${hostAddress(name, sitesUrl)}${rest ?? ''}`;
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

/** The origins that the studio is opened at: its address, its other host names, and this machine's names for itself. */
export function studioOrigins(siteUrl: string, hosts: readonly string[]): readonly string[] {
  const { protocol, origin, hostname, port } = new URL(siteUrl);
  const local = isLoopback(hostName(hostname))
    ? ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
    : [];
  return [...new Set([origin, ...local, ...hosts.map((host) => `${protocol}//${host}`)])];
}
