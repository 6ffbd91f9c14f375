// How soon the landing page shows its largest element on a slow phone with an empty cache: Lighthouse's mobile profile,
// with the network slowed packet by packet, and a processor slowed four times.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { z } from 'zod';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { startServer } from '../../support/server.ts';
import { slowNetwork } from './slowNetwork.ts';

const bars = { largestPaint: 1.6, shift: 0.01 } as const;
const runs = 5;
const slowedBy = 4;

const visitSchema = z.object({
  /** Times in milliseconds. */
  firstPaint: z.number(),
  largestPaint: z.number(),
  /** Cumulative layout shift. */
  shift: z.number(),
});
type Visit = z.infer<typeof visitSchema>;

/** Visits a page with an empty cache, until its scripts listen and its largest paint is known. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.addInitScript(() => {
    const seen = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
    observe('layout-shift', (entry) => {
      if ('value' in entry) seen.shift += Number(entry.value);
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-listens]').waitFor();
  const seen = visitSchema.parse(await page.evaluate('seen'));
  await context.close();
  return seen;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const directory = await mkdtemp(join(tmpdir(), 'saywright-landing-'));
const server = await startServer(directory);
const network = await slowNetwork(Number(new URL(server.url).port));
const browser = await chromium.launch(chromiumLaunch());
try {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(await visit(browser, `http://localhost:${network.port}/`));
  const [first, largest] = [
    middle(visits.map(({ firstPaint }) => firstPaint)) / 1000,
    middle(visits.map(({ largestPaint }) => largestPaint)) / 1000,
  ];
  const shift = Math.max(...visits.map((one) => one.shift));
  console.log(
    `landing page on a slow phone: first paint ${first.toFixed(2)} s, largest ${largest.toFixed(2)} s (bar: ${bars.largestPaint}), layout shift ${shift.toFixed(3)} (bar: ${bars.shift})`,
  );
  if (largest > bars.largestPaint || largest === 0 || shift > bars.shift) process.exitCode = 1;
} finally {
  await browser.close();
  network.stop();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
