import { isIPv6 } from 'node:net';

/** What of the server's connection tells who is at its other end. */
export interface Connection {
  readonly incoming?:
    | { readonly socket?: { readonly remoteAddress?: string | undefined } | undefined }
    | undefined;
}

/** The part of an IPv6 address that one customer of a provider has: the first four groups. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/**
 * The address that requests are counted by. It is the other end of the connection; what a header says counts only where
 * so many proxies of one's own stand before the server, each of which adds the address it was asked from at the end.
 */
export function clientAddress(
  connection: Connection | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const direct = connection?.incoming?.socket?.remoteAddress ?? 'unknown';
  const told = proxies === 0 ? undefined : forwarded?.split(',').at(-proxies)?.trim();
  const address = (told || direct).replace(/^::ffff:/iu, '');
  return isIPv6(address) ? network(address) : address.slice(0, 64);
}
