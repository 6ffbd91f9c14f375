import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An email that was not sent. */
interface StoredMail {
  readonly path: string;
  readonly text: string;
}

/** The emails in an outbox, the oldest first. One that is still being written has another name and does not count. */
export async function mailsIn(outbox: string): Promise<readonly StoredMail[]> {
  const names = await readdir(outbox).catch((): string[] => []);
  const written = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    written.map(async (name) => ({
      path: join(outbox, name),
      text: await readFile(join(outbox, name), 'utf8'),
    })),
  );
}
