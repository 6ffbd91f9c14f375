import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPalette } from './palette.ts';

const folder = new URL('./pictures/', import.meta.url);

/** Once all pictures are taken, those that are new are kept small. */
export function teardown(): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = fileURLToPath(new URL(name, folder));
    const png = readFileSync(path);
    const small = withPalette(png);
    if (small !== png) writeFileSync(path, small);
  }
}
