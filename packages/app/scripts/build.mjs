// Builds the app, then draws the home page into the page that is served for `/`. Every other address gets the empty one.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const place = '<div id="root"></div>';

/** The home page as the app itself draws it. */
async function drawHome() {
  const drawn = await mkdtemp(join(dist, '.prerender-'));
  try {
    await build({
      root,
      logLevel: 'error',
      resolve: { conditions: ['@saywright/source', ...defaultServerConditions] },
      ssr: {
        noExternal: [/^@saywright\//],
        resolve: { conditions: ['@saywright/source', ...defaultServerConditions] },
      },
      build: { ssr: 'src/prerender.tsx', outDir: drawn, manifest: false, emptyOutDir: true },
    });
    const { renderHome } = await import(pathToFileURL(join(drawn, 'prerender.js')).href);
    return await renderHome();
  } finally {
    await rm(drawn, { recursive: true, force: true });
  }
}

/** Links to the styles of a part that is drawn but fetched after the first paint, so that nothing jumps when it comes. */
function stylesOf(manifest, entry, seen = new Set()) {
  const part = manifest[entry];
  if (part === undefined || seen.has(entry)) return [];
  seen.add(entry);
  const inner = (part.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen));
  return [...new Set([...inner, ...(part.css ?? [])])];
}

await build({ root });
const page = await readFile(join(dist, 'index.html'), 'utf8');
if (!page.includes(place)) throw new Error('The page has no place for the app.');
await writeFile(join(dist, 'app.html'), page);

const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
const links = stylesOf(manifest, 'src/pages/Home/More.tsx')
  .filter((file) => !page.includes(file))
  .map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`);
const drawing = await drawHome();
const home = page
  .replace('  </head>', `${links.join('')}  </head>`)
  .replace(place, () => `<div id="root">${drawing}</div>`);
await writeFile(join(dist, 'index.html'), home);
