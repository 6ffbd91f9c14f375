// Bundles a page with one contender, as a production build would.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inEnglish } from '../../support/kitBundle.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Script and styles of a page. */
export interface BuiltPage {
  readonly script: string;
  readonly styles: string;
}

/**
 * Builds `page` (a file of this folder) with the contender in `file`; imports of a peer resolve from `modules`.
 */
export async function buildPage(
  page: string,
  file: string,
  modules: string,
  out: string,
): Promise<BuiltPage> {
  mkdirSync(out, { recursive: true });
  const inPeers = (name: string): string => join(modules, 'node_modules', name);
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [inEnglish],
    resolve: {
      alias: [
        { find: 'contender', replacement: file },
        // A single copy of React for the page and the peer.
        { find: /^(react|react-dom)(?=\/|$)/, replacement: inPeers('$1') },
      ],
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(here, page),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const styles = readdirSync(out).includes('page.css') ? readFileSync(join(out, 'page.css'), 'utf8') : '';
  return { script: readFileSync(join(out, 'page.js'), 'utf8'), styles };
}
