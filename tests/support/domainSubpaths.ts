import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../packages/domain', import.meta.url));

const manifest = z
  .object({
    exports: z.record(z.string(), z.union([z.string(), z.object({ '@saywright/source': z.string() })])),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Sources of the domain. */
export const domainSource = join(root, 'src');

/** The source file of each public subpath of the domain; the package itself is `.`. */
export const domainSubpaths: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : [[subpath.replace(/^\.\//, ''), join(root, target['@saywright/source'])] as const],
  ),
);

/** The source file of a public subpath. Throws for one that does not exist. */
export function domainFile(subpath: string): string {
  const file = domainSubpaths.get(subpath);
  if (file === undefined) throw new Error(`@saywright/domain has no subpath ${subpath}.`);
  return file;
}
