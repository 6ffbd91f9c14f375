import { say } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

/** What axe tries in the frame, which the policy of its page forbids. */
const byAxe = /^Connecting to '[^']*\/trial-pages\/app\.css'|^Couldn't load preload assets/u;

/** Everything that the browser complains about, violations of the content security policy included. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !byAxe.test(text)) complaints.push(text);
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

async function build(page: Page, sentence: string, name: RegExp): Promise<void> {
  await page.goto(`${server.url}/#try`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  await say(page, sentence);
  const operation = page.getByRole('group', { name });
  await expect(operation).toContainText('Proven', { timeout: 90_000 });
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
}

test('a visitor builds a to-do app, uses its pages in the tab, and undoes it', async ({ page }) => {
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await build(page, 'Build a todo app', /to-do app/u);
  const frame = page.locator('iframe[title="The pages of To-do list"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const app = page.frameLocator('iframe[title="The pages of To-do list"]');
  await expect(app.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  await expect(app.getByText('Nothing here yet.')).toBeVisible();

  await app.getByLabel('What is to do?').fill('Buy flour');
  await app.getByRole('button', { name: 'Add a task' }).click();
  await expect(app.getByRole('heading', { name: 'Buy flour' })).toBeVisible();
  await app.getByLabel('Done').last().check();
  expect(await violations(page)).toEqual([]);

  // Another page, and the same rows after the way back.
  await app.getByRole('link', { name: 'Account' }).click();
  await expect(app.getByText('You are signed in as customer@example.invalid.')).toBeVisible();
  await app.getByRole('link', { name: 'My tasks' }).click();
  await expect(app.getByLabel('Done').last()).toBeChecked();

  // The conversation and the pages are about the same rows.
  await say(page, 'Show all tasks');
  await expect(page.getByRole('cell', { name: 'Buy flour' })).toBeVisible();
  await say(page, 'Set title to "Buy rye flour" for tasks where title is "Buy flour"');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Buy rye flour' })).toBeVisible();

  await page.getByRole('radio', { name: 'Visitor' }).check({ force: true });
  await expect(app.getByText('Sign in to see what is yours.')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Buy flour' })).toHaveCount(0);

  // The undo names the row that it would remove.
  const built = page.getByRole('group', { name: /^Built a to-do app/u });
  await built.getByRole('button', { name: 'Undo' }).click();
  const undo = page.getByRole('group', { name: /^Undo: Built a to-do app/u });
  await expect(undo.getByRole('cell', { name: 'Buy rye flour' })).toBeVisible();
  await undo.getByRole('button', { name: 'Execute', exact: true }).click();
  await undo.getByRole('checkbox').check();
  await undo.getByRole('button', { name: 'Remove tasks with 1 row' }).click();
  await expect(frame).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});
