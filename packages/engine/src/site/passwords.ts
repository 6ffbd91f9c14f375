import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one guess: about 32 MB and a tenth of a second. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const keyBytes = 32;
/** Letters and digits that cannot be mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Why a text cannot be the password of a site, as a sentence, or undefined. */
export function sitePasswordProblem(password: string): string | undefined {
  if (password.trim().length < 4) return 'A password needs at least 4 characters.';
  return password.length > 200 ? 'A password can have at most 200 characters.' : undefined;
}

/** A random password of 60 bits, in groups that are easy to read out. */
export function randomPassword(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)] ?? 'x').join('');
  return letters.replace(/(.{4})(?=.)/gu, '$1-');
}

/** The salted hash of a password, in its stored form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derived(password, salt)).toString('base64url')}`;
}

/** Compares a password with a stored hash in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'base64url');
  if (kind !== 'scrypt' || expected.length !== keyBytes) return false;
  return timingSafeEqual(await derived(password, Buffer.from(salt, 'base64url')), expected);
}

function mark(stored: string, place: string, until: string): Buffer {
  return createHmac('sha256', stored).update(`${place}\n${until}`).digest();
}

/**
 * A pass for a place until a moment, in milliseconds. It is signed with the stored hash, which never leaves the server,
 * so it ends with the password.
 */
export function passFor(stored: string, place: string, until: number): string {
  return `${until}.${mark(stored, place, String(until)).toString('base64url')}`;
}

/** Whether a pass was made for this place with this password, and has not expired. */
export function isPass(pass: string, stored: string, place: string, now: number): boolean {
  const [until = '', signature = ''] = pass.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = mark(stored, place, until);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now;
}
