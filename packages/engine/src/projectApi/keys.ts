import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newJwtSecret, newPublishableKey, newSecretKey } from '../backend/secrets.ts';
import { DataFolderError } from '../disk/damage.ts';
import { readJson, writeAtomic } from '../disk/files.ts';
import { turns } from '../disk/turns.ts';
import type { Clock } from '../ports/system.ts';

const keysSchema = z.object({
  jwtSecret: z.string().min(40),
  publishableKey: z.string().min(20),
  /** Hashes of the secret keys, which are shown once; a replaced one works until a time. */
  secrets: z.array(z.object({ hash: z.string(), until: z.iso.datetime().nullable() })).readonly(),
});

type Keys = z.infer<typeof keysSchema>;

/** What a key allows. */
export interface KeyRight {
  readonly keyType: 'publishable' | 'secret';
  readonly jwtSecret: string;
}

/** The keys of projects' APIs. A project without keys has no API. */
export interface ProjectKeys {
  /** The key for browsers; the first call opens the API. */
  publishable(project: string): Promise<string>;
  /** A new key that passes all access rules. The previous one works for another hour. */
  newSecret(project: string): Promise<string>;
  /** Whether the project has an API. */
  isOpen(project: string): Promise<boolean>;
  /** What a key allows; without a key, what everybody may do. Undefined for a wrong one. */
  rightOf(project: string, key: string | undefined): Promise<KeyRight | undefined>;
  remove(project: string): Promise<void>;
}

/** How long a replaced secret key still works, in milliseconds. */
const graceMs = 3_600_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Compares two texts in a time that tells nothing about them. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}

/** Keys in a folder that only the server's user can read, one file per project. */
export function projectKeys(directory: string, clock: Clock): ProjectKeys {
  const known = new Map<string, Keys>();
  const inTurn = turns();
  const pathOf = (project: string): string => join(directory, `${z.uuid().parse(project)}.json`);

  async function read(project: string): Promise<Keys | undefined> {
    const keys =
      known.get(project) ??
      (await readJson(pathOf(project), keysSchema).catch((cause: unknown) => {
        throw new DataFolderError(
          `${pathOf(project)} is damaged: the keys of this project's API cannot be read from it. Restore it from a backup. If you have none, delete it: new keys are created when they are next asked for. Nothing was changed.`,
          { cause },
        );
      }));
    if (keys) known.set(project, keys);
    return keys;
  }

  async function write(project: string, keys: Keys): Promise<Keys> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeAtomic(pathOf(project), JSON.stringify(keys), { mode: 0o600 });
    known.set(project, keys);
    return keys;
  }

  const readOrCreate = async (project: string): Promise<Keys> =>
    (await read(project)) ??
    write(project, { jwtSecret: newJwtSecret(), publishableKey: newPublishableKey(), secrets: [] });

  return {
    publishable: (project) => inTurn(project, async () => (await readOrCreate(project)).publishableKey),
    newSecret: (project) =>
      inTurn(project, async () => {
        const keys = await readOrCreate(project);
        const secret = newSecretKey();
        const until = new Date(clock.now().getTime() + graceMs).toISOString();
        const replaced = keys.secrets.filter((old) => old.until === null).map((old) => ({ ...old, until }));
        await write(project, { ...keys, secrets: [{ hash: hashOf(secret), until: null }, ...replaced] });
        return secret;
      }),
    isOpen: async (project) => (await read(project)) !== undefined,
    async rightOf(project, key) {
      const keys = await read(project);
      if (!keys) return undefined;
      const { jwtSecret } = keys;
      if (key === undefined || isSame(key, keys.publishableKey)) return { keyType: 'publishable', jwtSecret };
      const now = clock.now().toISOString();
      const found = keys.secrets.some(
        ({ hash, until }) => isSame(hashOf(key), hash) && (until === null || until > now),
      );
      return found ? { keyType: 'secret', jwtSecret } : undefined;
    },
    remove: (project) =>
      inTurn(project, async () => {
        known.delete(project);
        await rm(pathOf(project), { force: true });
      }),
  };
}
