import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppParts } from '@saywright/domain/app';

/** Reads what the pages of all apps share: their elements and their styles. */
export async function readAppFiles(directory: string): Promise<Pick<AppParts, 'script' | 'styles'>> {
  const [script, styles] = await Promise.all(
    ['app.js', 'app.css'].map((name) => readFile(join(directory, name), 'utf8')),
  );
  return { script: script ?? '', styles: styles ?? '' };
}
