import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The code of a file-system error, or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a name is only used for half-written files and folders. */
export function isLeftover(name: string): boolean {
  return name.endsWith('.unfinished') || /^\..+\.[0-9a-f-]{36}\.tmp$/u.test(name);
}

/**
 * Writes a file so that a crash leaves either the old or the new content: a temporary file is synced to disk, then
 * renamed. `scratch` is the path of the temporary file, on the same disk. @default beside the file
 */
export async function writeAtomic(
  path: string,
  data: string | Uint8Array,
  { mode = 0o644, scratch }: { readonly mode?: number; readonly scratch?: string } = {},
): Promise<void> {
  const temporary = scratch ?? join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Reads and parses a JSON file; undefined where it does not exist. */
export async function readJson<Value>(
  path: string,
  schema: { readonly parse: (value: unknown) => Value },
): Promise<Value | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
