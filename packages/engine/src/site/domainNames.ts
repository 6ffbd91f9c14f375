import { isIP } from 'node:net';
import { hostName } from '../http/hosts.ts';

const reservedEndings = ['localhost', 'local', 'internal', 'arpa', 'onion'];

function isUnder(name: string, parent: string): boolean {
  return name === parent || name.endsWith(`.${parent}`);
}

/** Whether a name is a host name of at least two labels that every browser reads as a name, never as an address. */
export function isHostName(name: string): boolean {
  const labels = name.split('.');
  const isWellFormed =
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(label)) &&
    /[a-z]/u.test(labels.at(-1) ?? '');
  // A browser reads some of these as numbers of an address, such as 1.0x7f.
  return isWellFormed && URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname === name;
}

/** Whether one host is the other or below it, so that pages of both share cookies. */
export function sharesCookies(one: string, other: string): boolean {
  return isUnder(one, other) || isUnder(other, one);
}

/**
 * Why a name cannot be a domain of a site, as a sentence, or undefined. A name that shares cookies with the studio is
 * never one: its host, names below it and names above it.
 */
export function domainProblem(name: string, studioHosts: readonly string[]): string | undefined {
  if (!isHostName(name)) return `${name.slice(0, 80)} is not a domain name, such as shop.example.com.`;
  if (reservedEndings.some((ending) => isUnder(name, ending)))
    return `${name} only exists inside a network, so nobody can visit your site there.`;
  const isStudio = studioHosts
    .map(hostName)
    .some((host) => isIP(host) === 0 && host !== '' && sharesCookies(name, host));
  return isStudio ? `${name} belongs to this studio. Choose another domain.` : undefined;
}
