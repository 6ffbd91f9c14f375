// Opens built pages in a headless browser and calls their steps.
import { type Browser, type CDPSession, type Page } from 'playwright';
import { z } from 'zod';
import type { BuiltPage } from './build.ts';
import { median } from '../median.ts';

const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><main></main></html>';

/** A new page with one built script; nothing else is fetched. */
export class Bench {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async open(browser: Browser, { script, styles }: BuiltPage, hash = ''): Promise<Bench> {
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`http://bench.test/#${hash}`);
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction('window.steps !== undefined');
    return new Bench(page, await page.context().newCDPSession(page));
  }

  /** Result of a step of the page. */
  async step(name: string, argument?: number): Promise<number> {
    return z.number().parse(await this.#page.evaluate(`window.steps.${name}(${argument ?? ''})`));
  }

  /** Bytes of JavaScript heap after garbage collection. */
  async heap(): Promise<number> {
    for (let pass = 0; pass < 2; pass += 1) await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize;
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}

/** Measurements of all contenders, per round. */
export class Rounds {
  readonly #values = new Map<string, number[]>();

  add(contender: string, measure: string, value: number): void {
    const key = `${contender} ${measure}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  /** The median over the rounds. */
  typical(contender: string, measure: string): number {
    return median(this.#values.get(`${contender} ${measure}`) ?? []);
  }

  /** The median of the ratios to `base` in the same round. */
  ratio(contender: string, base: string, measure: string): number {
    const bases = this.#values.get(`${base} ${measure}`) ?? [];
    const own = this.#values.get(`${contender} ${measure}`) ?? [];
    return median(own.map((value, round) => value / (bases[round] ?? Number.NaN)));
  }
}
