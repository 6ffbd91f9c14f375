import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { extract } from 'tar';

/**
 * Creates the folder of a database from a template image. It is renamed into place once complete, so that a crash leaves
 * no half-made database. Throws for a problem with any of its files.
 */
export function unpackTemplate(image: string, directory: string): void {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  extract({
    file: image,
    cwd: unfinished,
    preserveOwner: false,
    // Synchronous: a promise for each of a thousand small files takes four times as long.
    sync: true,
    onwarn: (code, message) => {
      // Names in an image are absolute; the library strips the leading slash with a warning.
      if (code !== 'TAR_ENTRY_INFO') throw new Error(message);
    },
  });
  renameSync(unfinished, directory);
}
