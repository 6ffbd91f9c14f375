import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../disk/files.ts';
import type { Mail } from './letters.ts';

const retentionMs = 24 * 60 * 60 * 1000;

/**
 * Stores emails that were not sent because there is no mail server, or because it refused them. The operator reads them
 * with `npm run outbox`; their links open accounts, so they are in no log and are deleted after a day.
 */
export function outbox(directory: string): (mail: Mail, at: Date) => Promise<void> {
  return async (mail, at) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const name of await readdir(directory)) {
      const path = join(directory, name);
      const written = await stat(path).catch(() => undefined);
      if (written && written.mtimeMs < at.getTime() - retentionMs) await rm(path, { force: true });
    }
    const name = `${at.toISOString().replaceAll(/[-:.]/gu, '')}-${randomBytes(3).toString('hex')}.json`;
    await writeAtomic(join(directory, name), JSON.stringify({ at: at.toISOString(), ...mail }), {
      mode: 0o600,
    });
  };
}
