import { isIPv6 } from 'node:net';

/** The part of the server's connection that identifies the client. */
export interface Connection {
  readonly incoming?:
    | { readonly socket?: { readonly remoteAddress?: string | undefined } | undefined }
    | undefined;
}

/** The /64 network of an IPv6 address, which belongs to one customer of a provider: the first four groups. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/**
 * The client address that requests are counted by: the remote end of the connection, or an entry of `x-forwarded-for`
 * where the operator's proxies are in front. Each proxy appends the address it got the request from.
 */
export function clientAddress(
  connection: Connection | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const direct = connection?.incoming?.socket?.remoteAddress ?? 'unknown';
  const reported = proxies === 0 ? undefined : forwarded?.split(',').at(-proxies)?.trim();
  const address = (reported || direct).replace(/^::ffff:/iu, '');
  return isIPv6(address) ? network(address) : address.slice(0, 64);
}
