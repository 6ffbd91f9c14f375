import type { Browser, BrowserContext, Page } from 'playwright';
import { z } from 'zod';

const password = 'correct horse 1';
const filledSchema = z.array(z.object({ table: z.string(), labels: z.array(z.string()) }));
const listsSchema = z.array(
  z.object({
    table: z.string(),
    title: z.string(),
    rows: z.array(z.string()),
    shown: z.array(z.string()),
    marks: z.array(z.string()),
  }),
);
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** The rows that a list of a page shows. */
export type ShownList = z.infer<typeof listsSchema>[number];

/** A person who uses an app in a separate browser. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  /** Console output and failures of scripts. */
  readonly problems: readonly string[];
  register(): Promise<void>;
  /** Opens a page and waits until everything is loaded. */
  open(file: string): Promise<void>;
  /** The lists of the open page that this person sees. */
  lists(): Promise<readonly ShownList[]>;
  /** Fills in every form that this person sees; what was saved, and what not with the answer of the page. */
  enter(): Promise<
    readonly { readonly table: string; readonly labels: readonly string[]; readonly problem?: string }[]
  >;
  /** Rows of a table that the API gives this person, as text. */
  read(table: string): Promise<readonly string[]>;
  id(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** In the page: fills the controls of a form with what fits them. */
function fillForm(form: Element, name: string): void {
  const days = ['2027-02-03', '2027-02-07'];
  let dates = 0;
  const day = (): string => days[Math.min(dates++, 1)] ?? '';
  const text = (field: HTMLInputElement | HTMLTextAreaElement): string => {
    const label = field.closest('label')?.childNodes[0]?.textContent ?? field.name;
    const { type } = field;
    if (type === 'email') return `${name.toLowerCase()}@example.org`;
    if (type === 'url') return `https://example.org/${name}`;
    if (type === 'number') return '3';
    if (type === 'date') return day();
    // Each person at another hour, as a time may be taken once.
    if (type === 'datetime-local')
      return `${day()}T${String(8 + (name.charCodeAt(0) % 12)).padStart(2, '0')}:30`;
    return type === 'time' ? '10:30' : `${name} ${label.trim()}`.slice(0, 150);
  };
  for (const field of form.querySelectorAll('[name]')) {
    if (field instanceof HTMLSelectElement)
      field.value = [...field.options].find(({ value }) => value !== '')?.value ?? '';
    else if (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !['checkbox', 'radio', 'file', 'hidden'].includes(field.type)
    )
      field.value = text(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Waits until a page asks for nothing more. */
function quieting(page: Page): () => Promise<void> {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return async () => {
    await page.waitForLoadState();
    for (let still = 0; still < 3; still += open > 0 ? -still : 1) await page.waitForTimeout(25);
  };
}

/** Opens a browser for a person of an app. */
export async function personOf(
  browser: Browser,
  name: string,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<Person> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const problems: string[] = [];
  const quiet = quieting(page);
  page.on('console', (message) => {
    // The site has the host to itself, and no frame around it; images elsewhere cannot be reached from here.
    if (
      !/^An iframe which has both allow-scripts and allow-same-origin|ERR_NAME_NOT_RESOLVED/u.test(
        message.text(),
      )
    )
      problems.push(`${name} at ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`${name} at ${page.url()}: ${message}`));
  const at = (file: string): string => new URL(file, `${url}/`).href;
  const open = async (file: string): Promise<void> => {
    await page.goto(at(file));
    await quiet();
  };
  const session = async (): Promise<z.infer<typeof sessionSchema> | undefined> => {
    const text = await page.evaluate(() => localStorage.getItem('session'));
    return text === null ? undefined : sessionSchema.parse(JSON.parse(text));
  };
  return {
    name,
    page,
    problems,
    open,
    async register() {
      await open('account.html');
      await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Register' }).click();
      await page.waitForFunction(() => localStorage.getItem('session') !== null);
      await quiet();
    },
    async lists() {
      return listsSchema.parse(
        await page.evaluate(() =>
          [...document.querySelectorAll('app-list')]
            .filter((list) => list.checkVisibility())
            .map((list) => ({
              table: list.getAttribute('from'),
              title: document.querySelector('h1')?.textContent ?? '',
              rows: [...list.querySelectorAll('li')].map((row) =>
                row instanceof HTMLElement ? row.innerText : '',
              ),
              shown: [
                ...(list.querySelector('template')?.content.querySelectorAll('[data-field]') ?? []),
              ].map((part) => part.getAttribute('data-field') ?? ''),
              marks: [...(list.querySelector('template')?.content.querySelectorAll('label') ?? [])].map(
                (label) => label.textContent?.trim().toLowerCase() ?? '',
              ),
            })),
        ),
      );
    },
    async enter() {
      const found = filledSchema.parse(
        await page.evaluate(() =>
          [...document.querySelectorAll('app-form')].map((form) => ({
            table: form.getAttribute('into'),
            labels: [...form.querySelectorAll('label')].map((label) =>
              (label.childNodes[0]?.textContent ?? '').trim(),
            ),
          })),
        ),
      );
      const entered: { table: string; labels: readonly string[]; problem?: string }[] = [];
      for (const [index, { table, labels }] of found.entries()) {
        const element = page.locator('app-form').nth(index);
        const form = element.locator('form');
        if (!(await form.isVisible())) continue;
        await form.evaluate(fillForm, name);
        await form.getByRole('button').first().click();
        await quiet();
        const done = await element.getAttribute('done');
        const said = (await element.locator('[role=status]').first().textContent()) ?? '';
        const wrong = await form.evaluate((one) => {
          if (!(one instanceof HTMLFormElement) || one.checkValidity()) return '';
          const field = one.querySelector(':invalid');
          return field instanceof HTMLInputElement ? `${field.name}: ${field.validationMessage}` : 'invalid';
        });
        entered.push({ table, labels, ...(said !== done && { problem: said === '' ? wrong : said }) });
      }
      return entered;
    },
    async read(table) {
      const token = (await session())?.access_token;
      const rows = await page.evaluate(
        async ({ path, headers }) => {
          const answer = await fetch(path, { headers });
          const found: unknown = answer.ok ? await answer.json() : [];
          return found;
        },
        {
          path: `/rest/v1/${table}?select=*`,
          headers: { apikey: key, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        },
      );
      return z
        .array(z.unknown())
        .parse(rows)
        .map((row) => JSON.stringify(row));
    },
    id: async () => (await session())?.user.id,
    close: () => context.close(),
  };
}
