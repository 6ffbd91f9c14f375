// Builds the app, then prerenders the public pages into the files served for them. Every other page gets a copy of the
// empty one, so an address without a file is not a page.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const place = '<div id="root"></div>';

/** Components around every page. */
const shell = ['shell/Footer.tsx', 'shell/Navigation.tsx', 'shell/OutageBanner.tsx'];

/** The prerendered pages: their address, and the sources of their chunks. */
const pages = {
  '/': ['pages/Home/More.tsx', 'shell/QuickMenu.tsx'],
  '/auth': ['pages/Auth/Auth.tsx'],
  '/welcome': ['pages/Welcome/Welcome.tsx'],
  '/pricing': ['pages/Pricing/Pricing.tsx'],
  '/build-guide': ['pages/BuildGuide/BuildGuide.tsx'],
  '/about': ['pages/About/About.tsx'],
  '/contact': ['pages/Contact/Contact.tsx'],
  '/privacy': ['pages/Privacy/Privacy.tsx'],
  '/terms': ['pages/Terms/Terms.tsx'],
  '/why': ['pages/Why/Why.tsx'],
  '/help': ['pages/Help/Help.tsx'],
  // Served with status 404 for every address that is not a page.
  '/404': ['pages/NotFound/NotFound.tsx'],
};

/** Renders pages with the app's own code. */
async function prerender(paths) {
  const outDir = await mkdtemp(join(dist, '.prerender-'));
  try {
    await build({
      root,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, manifest: false, emptyOutDir: true },
    });
    const { addresses, renderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    const rendered = await Promise.all(paths.map(async (path) => [path, await renderPage(path)]));
    return { addresses, rendered };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The chunks that contain these sources and all their imports, dependencies first. */
function chunksOf(manifest, sources) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
    if (chunk.isEntry || found.has(chunk)) return;
    for (const next of chunk.imports ?? []) visit(next);
    found.add(chunk);
  };
  for (const source of sources) visit(`src/${source}`);
  return [...found];
}

/** Builds for the browser; returns the manifest, or undefined where the first styles came out without the theme. */
async function buildForBrowser() {
  await build({ root });
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const first = manifest['index.html'].css ?? [];
  const styles = await Promise.all(first.map((file) => readFile(join(dist, file), 'utf8')));
  return styles.some((text) => text.includes('--kit-color-text:')) ? manifest : undefined;
}

const mostAttempts = 4;
const attempt = Number(process.env.SAYWRIGHT_BUILD_ATTEMPT ?? 1);

/** Builds in a new process: a build that lost its styles loses them again in the same one. */
function buildAgain() {
  if (attempt >= mostAttempts) throw new Error(`The build lost the theme's styles ${attempt} times.`);
  const env = { ...process.env, SAYWRIGHT_BUILD_ATTEMPT: String(attempt + 1) };
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function buildAndPrerender() {
  const manifest = await buildForBrowser();
  // Seldom, and without an error, the compiler of the style files loses some: see docs/decisions/0012.
  if (!manifest) return buildAgain();
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  if (!page.includes(place)) throw new Error('The page has no place for the app.');

  const { addresses, rendered } = await prerender(Object.keys(pages));
  for (const [path, { title, content }] of rendered) {
    const chunks = chunksOf(manifest, [...shell, ...pages[path]]);
    // Styles load before the first paint, so nothing shifts; preloading avoids a waterfall of scripts.
    const links = [
      ...chunks
        .flatMap(({ css = [] }) => css)
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].filter((link) => !page.includes(link));
    // A prerendered page is painted before its scripts are requested: see public/start.js.
    const html = page
      .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
      .replace('  </head>', () => `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
      .replaceAll('<script type="module"', '<script type="later"')
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      .replace(place, () => `<div id="root" data-prerendered="${path}">${content}</div>`);
    await writeFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), html);
  }
  for (const path of addresses.filter((address) => !(address in pages))) {
    const file = join(dist, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
}

await buildAndPrerender().catch(async (error) => {
  // An incomplete build is newer than its sources, too, and would be taken for a complete one.
  await rm(join(dist, 'index.html'), { force: true });
  throw error;
});
