import { mkdir, open, stat } from 'node:fs/promises';
import { create, extract } from 'tar';
import { CommandError } from '../operations/errors.ts';

/** Most bytes of a file that is imported, and of what it contains. */
const mostBytes = 1024 * 1024 * 1024;
const mostUnpacked = 2 * mostBytes;
const mostEntries = 200_000;

const foreign = (): CommandError =>
  new CommandError(
    'refused',
    'This file cannot be imported: it is not an export of a Saywright project, or it is damaged. Nothing was imported.',
  );

const tooLarge = (): CommandError =>
  new CommandError('refused', 'This file cannot be imported: it is larger than 1 GB. Nothing was imported.');

/** Packs a folder into one file. */
export async function pack(folder: string, file: string): Promise<number> {
  await create({ gzip: { level: 3 }, cwd: folder, file, portable: true, follow: false }, ['.']);
  return (await stat(file)).size;
}

/** Unpacks a file into a new folder. Links, devices and paths that lead out of it are refused. */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  let entries = 0;
  let problem: CommandError | undefined;
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    noChmod: true,
    filter: (path, entry) => {
      entries += 1;
      bytes += entry.size ?? 0;
      const isPlain = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
      if (!isPlain || path.split('/').includes('..') || path.startsWith('/')) problem ??= foreign();
      if (bytes > mostUnpacked || entries > mostEntries) problem ??= tooLarge();
      return problem === undefined;
    },
  }).catch(() => {
    problem ??= foreign();
  });
  if (problem) throw problem;
}

/** Writes the body of a request to a file; throws where it is too large or breaks off. */
export async function receive(body: ReadableStream<Uint8Array> | null, path: string): Promise<void> {
  if (!body) throw foreign();
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > mostBytes) throw tooLarge();
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}
