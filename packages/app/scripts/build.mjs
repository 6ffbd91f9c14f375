// Builds the app, then draws the pages that any visitor may open into the files that are served for them. Every other
// page gets a copy of the empty one, so that an address without a file is no page.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const place = '<div id="root"></div>';

/** The pages that are drawn: their address, and the name of the part of the build that holds them. */
const pages = {
  '/': 'home',
  '/auth': 'Auth',
  '/welcome': 'Welcome',
  '/pricing': 'Pricing',
  '/build-guide': 'BuildGuide',
  '/about': 'About',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/why': 'Why',
  '/help': 'Help',
  // Served, as not found, for every address that is no page.
  '/404': 'NotFound',
};

/** Draws pages as the app itself does. */
async function draw(paths) {
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
    const { addresses, renderPage } = await import(pathToFileURL(join(drawn, 'prerender.js')).href);
    const drawings = await Promise.all(paths.map(async (path) => [path, await renderPage(path)]));
    return { addresses, drawings };
  } finally {
    await rm(drawn, { recursive: true, force: true });
  }
}

/** The part of the build with a name, and every part it needs, each after what it needs itself. */
function partsOf(manifest, name) {
  const found = new Set();
  const visit = (part) => {
    if (part === undefined || part.isEntry || found.has(part)) return;
    for (const key of part.imports ?? []) visit(manifest[key]);
    found.add(part);
  };
  const first = Object.values(manifest).filter((part) => part.name === name && part.file.endsWith('.js'));
  if (first.length !== 1) throw new Error(`The build has ${first.length} parts with the name ${name}.`);
  visit(first[0]);
  return [...found];
}

/** Builds the app; whether its styles hold the theme. */
async function buildApp() {
  await build({ root });
  const assets = join(dist, 'assets');
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')));
  return texts.some((text) => text.includes('--kit-color-text:'));
}

async function buildAndDraw() {
  // A cold build has been seen to lose styles without a word; the next one has them.
  if (!(await buildApp()) && !(await buildApp())) throw new Error('The build holds no theme.');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  if (!page.includes(place)) throw new Error('The page has no place for the app.');

  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const { addresses, drawings } = await draw(Object.keys(pages));
  for (const [path, { title, content }] of drawings) {
    const parts = partsOf(manifest, pages[path]);
    // The styles come before the first paint, so that nothing jumps; the scripts need not be asked for one by one.
    const links = [
      ...parts
        .flatMap(({ css = [] }) => css)
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...parts.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].filter((link) => !page.includes(link));
    // What is drawn is painted before its scripts are asked for: see public/early.js.
    const html = page
      .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
      .replace('  </head>', () => `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
      .replaceAll('<script type="module"', '<script type="later"')
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      .replace(place, () => `<div id="root" data-drawn="${path}">${content}</div>`);
    await writeFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), html);
  }
  for (const path of addresses.filter((address) => !(address in pages))) {
    const file = join(dist, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
}

await buildAndDraw().catch(async (error) => {
  // Half a build is newer than its sources, too, and would be taken for a whole one.
  await rm(join(dist, 'index.html'), { force: true });
  throw error;
});
