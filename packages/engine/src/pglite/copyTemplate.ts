import { cpSync, renameSync, rmSync } from 'node:fs';

/**
 * Creates the folder of a database as a copy of a template folder. It is renamed into place once complete, so that a
 * crash leaves no half-made database. Throws for a problem with any of its files.
 */
export function copyTemplate(template: string, directory: string): void {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // Synchronous: a promise for each of a thousand small files takes several times as long.
  cpSync(template, unfinished, { recursive: true });
  renameSync(unfinished, directory);
}
