import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { createServer, defaultClientConditions, defaultServerConditions, type ViteDevServer } from 'vite';
import { kitVite } from '../../.storybook/kitVite.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = '@saywright/source';

/** A page of a real browser that can render every story, and the server that it comes from. */
export interface KitPage {
  readonly page: Page;
  readonly server: ViteDevServer;
  readonly close: () => Promise<void>;
}

/** Serves the kit and its stories from source; the server can also load them in this process. */
export async function serveKit(): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    cacheDir: 'node_modules/.vite-kit',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: [own, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [own, ...defaultServerConditions] } },
    // Optimises again if the list of dependencies changed.
    optimizeDeps: { ...kitVite().optimizeDeps, entries: ['tests/ui/index.html'] },
    server: { port: 0, watch: null, hmr: false },
  });
  return server.listen();
}

/** Opens the kit and its stories in a browser. */
export async function openKitPage(): Promise<KitPage> {
  const server = await serveKit();
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1680, height: 900 } });
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { page, server, close };
}

/** Loads the page with the stories; on a new machine Vite optimises dependencies first. */
export async function loadStories({ page, server }: KitPage): Promise<void> {
  page.setDefaultTimeout(100_000);
  await page.goto(new URL('/tests/ui/index.html', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => 'hydrate' in globalThis);
}
