/** The time, which tests can set. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some fixed moment; never goes back. */
  elapsed(): number;
}

/** A new unguessable id. */
export type Ids = () => string;

/** The hash of a text's UTF-8 bytes, in hexadecimal. */
export type Hash = (text: string) => Promise<string>;

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };

export const randomIds: Ids = () => crypto.randomUUID();

export const sha256: Hash = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
