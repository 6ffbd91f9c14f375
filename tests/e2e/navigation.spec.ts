import { signUp } from '../support/person.ts';
import { screens } from '../support/screens.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

// Tracing keeps a copy of every page in memory.
test.use({
  trace: 'off',
  launchOptions: async ({ launchOptions }, provide) => {
    // Code compiled by the JavaScript engine would count as memory of the app.
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'];
    await provide({ ...launchOptions, args });
  },
});

/** Navigates as a link does, without loading the document again. */
async function go(page: Page, { path, heading }: (typeof screens)[number]): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Counts the running intervals. */
async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<unknown>();
    const start = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof start>) => {
        const id = start(...args);
        running.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        stop(id);
      },
      runningTimers: () => running.size,
    });
  });
}

test('a hundred navigations through all pages leak no timers, nodes, listeners or memory', async ({
  page,
}) => {
  await watchTimers(page);
  await signUp(page, server.url, 'wanderer@example.org', '/dashboard');
  // Checked elsewhere: a signed-in user is redirected from both.
  const route = screens.filter(({ path }) => path !== '/auth' && path !== '/nowhere');
  const session = await page.context().newCDPSession(page);
  const measure = async (): Promise<{ timers: number; heap: number; nodes: number; listeners: number }> => {
    await go(page, { path: '/settings', heading: 'Control Panel', guarded: true });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const timers = await page.evaluate(() => Number(Reflect.get(window, 'runningTimers')()));
    return { timers, heap: usedSize, nodes, listeners: jsEventListeners };
  };
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      const next = route[step % route.length];
      if (next) await go(page, next);
    }
  };
  // Warm-up: loads all pages and fills their caches.
  await walk(3 * route.length);
  const before = await measure();
  await walk(100);
  // The last page may take a moment to unmount.
  await expect(async () => {
    const after = await measure();
    console.log(JSON.stringify({ before, after }));
    expect(after.timers).toBe(before.timers);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.05);
  }).toPass({ timeout: 20_000 });
});
