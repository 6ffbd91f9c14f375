import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, readJson, writeAtomic } from '../disk/files.ts';
import { contactTopics } from '../protocol/contact.ts';

const messageSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  /** The account that was signed in while writing; null for a visitor. */
  account: z.string().nullable(),
  message: z.string(),
});

/** A message to the operator of this server. */
export type InboxMessage = Readonly<z.infer<typeof messageSchema>>;

/** Messages to the operator: one file each, so that they can be read with or without a running engine. */
export interface Inbox {
  /** Stores a message; false when the inbox is full. */
  add(message: Omit<InboxMessage, 'id'>): Promise<boolean>;
  /** Oldest first. */
  list(kind: 'open' | 'done'): Promise<readonly InboxMessage[]>;
  find(id: string): Promise<InboxMessage | undefined>;
  /** Marks an open message as done; false when there is none with this id. */
  finish(id: string): Promise<boolean>;
}

/** Most open messages, so that nobody can fill the disk with them. */
const mostOpen = 2000;
const idShape = /^[0-9a-f]{8}$/u;

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json') && idShape.test(name.slice(0, -5)));
}

/** The inbox of a data folder. */
export function inboxOf(directory: string): Inbox {
  const open = join(directory, 'inbox');
  const done = join(open, 'done');
  const folders = { open, done } as const;
  return {
    async add(message) {
      await mkdir(open, { recursive: true, mode: 0o700 });
      if ((await namesIn(open)).length >= mostOpen) return false;
      const id = randomBytes(4).toString('hex');
      await writeAtomic(join(open, `${id}.json`), JSON.stringify({ id, ...message }), { mode: 0o600 });
      return true;
    },
    async list(kind) {
      const names = await namesIn(folders[kind]);
      const messages = await Promise.all(
        names.map((name) => readJson(join(folders[kind], name), messageSchema)),
      );
      return messages
        .filter((message) => message !== undefined)
        .toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
    },
    async find(id) {
      if (!idShape.test(id)) return undefined;
      return (
        (await readJson(join(open, `${id}.json`), messageSchema)) ??
        readJson(join(done, `${id}.json`), messageSchema)
      );
    },
    async finish(id) {
      if (!idShape.test(id)) return false;
      await mkdir(done, { recursive: true, mode: 0o700 });
      return rename(join(open, `${id}.json`), join(done, `${id}.json`)).then(
        () => true,
        (error: unknown) => {
          if (errorCode(error) === 'ENOENT') return false;
          throw error;
        },
      );
    },
  };
}
