import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { ServeFile } from './app.ts';

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves files from a folder. Names under `/assets/` contain a content hash, so they are cached for ever. */
export function filesFrom(root: string): ServeFile {
  return async (path) => {
    const decoded = decodePath(path);
    if (decoded === undefined) return undefined;
    const relative = normalize(decoded).replace(/^(\.\.(\/|\\|$))+/, '');
    const file = join(root, relative.endsWith('/') ? `${relative}index.html` : relative);
    // Internal files of the build begin with a dot.
    if (!file.startsWith(root) || /(?:^|\/)\./u.test(relative)) return undefined;
    const isFile = await stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return new Response(new Uint8Array(await readFile(file)), {
      headers: { 'content-type': getMimeType(file) ?? 'application/octet-stream', 'cache-control': cache },
    });
  };
}
