import { readFile } from 'node:fs/promises';
import { say, signUp } from '../support/person.ts';
import { expect, server, test } from '../support/studio.ts';

test('lists, exports, deletes and restores separate chats, which survive a reload', async ({ page }) => {
  await signUp(page, server.url, 'sessions@example.org');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  let release = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/bridge/v1/commands', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${server.url}/agent`);
  await expect(page.getByText('Agent Ready')).toBeVisible();
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('What tables do we have?');
  await composer.press('Enter');
  // The instruction is shown while it is planned.
  await expect(page.getByRole('article', { name: /^You/ })).toContainText('What tables do we have?');
  await expect(page.getByText('Processing...', { exact: true })).toBeVisible();
  await expect(page.getByText('Say the first thing your app needs')).toHaveCount(0);
  release();
  await expect(page.getByText('Being planned…')).toHaveCount(0);
  await page.unrouteAll();
  await expect(sessions.getByRole('button', { name: /^Session 1/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'New session' }).click();
  await expect(page.getByText('Say the first thing your app needs')).toBeVisible();
  await say(page, 'Create a notes table with a title');
  await expect(page.getByRole('group', { name: /notes/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('group', { name: /notes/ })).toBeVisible();
  await sessions.getByRole('button', { name: /^Session 1/ }).click();
  await expect(page.getByRole('article', { name: /^You/ })).toHaveCount(1);
  await expect(page.getByRole('article', { name: /^You/ })).toContainText('What tables do we have?');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Session 1' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('saywright-session-1.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain('What tables do we have?');

  await page.getByRole('button', { name: 'Delete Session 1' }).click();
  await expect(sessions.getByRole('button', { name: /^Session 1/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await sessions.getByRole('button', { name: /^Session 1/ }).click();
  await expect(page.getByRole('article', { name: /^You/ })).toContainText('What tables do we have?');
  // Plans are stored on the server, independent of the chat.
  await sessions.getByRole('button', { name: /^All changes/ }).click();
  const plan = page.getByRole('group', { name: /notes/ });
  await plan.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(plan).toContainText('Executed exactly as proven');
  // What came of it belongs to the chat it was planned in; no other is started for it.
  await expect(sessions.getByRole('button', { name: /^All changes/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(sessions.getByRole('button', { name: /^Session/ })).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Session 2/ }).click();
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText(/executed|created/iu);
});

test('an instruction sent before the network is ready gets guidance, and is planned once it is', async ({
  page,
}) => {
  await signUp(page, server.url, 'impatient@example.org', '/agent');
  await expect(page.getByText('Agent Ready')).toBeVisible();
  const setNetwork = (detail: object): Promise<void> =>
    page.evaluate((status) => void dispatchEvent(new CustomEvent('gcp:status', { detail: status })), detail);
  await setNetwork({ connected: false, operational: false });
  await expect(page.getByText('GCP Offline')).toBeVisible();
  await say(page, 'What tables do we have?');
  const answers = page.getByRole('article', { name: /^Saywright/ });
  await expect(answers).toContainText('I am still connecting to your services');
  await setNetwork({ connected: true, operational: true });
  await expect(answers).toHaveCount(2);
});

test('shows the progress of saving many files, and Stop cancels it', async ({ page }) => {
  await signUp(page, server.url, 'many-files@example.org');
  await page.goto(`${server.url}/agent`);
  await expect(page.getByText('Agent Ready')).toBeVisible();
  const progress = { step: 'reading', done: 3200, total: 10_000 };
  await page.route('**/bridge/v1/commands', (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes('get_code_progress')) return route.fulfill({ json: { result: progress } });
    // The plan is never answered.
    return sent.includes('plan_instruction') ? undefined : route.continue();
  });
  const closed = page.waitForEvent('requestfailed', (request) =>
    (request.postData() ?? '').includes('plan_instruction'),
  );
  const field = page.getByRole('textbox', { name: 'What should change?' });
  await field.fill('Save my changes as Many files');
  await field.press('Enter');
  await expect(page.getByText('Being planned… Reading files: 3,200 of 10,000')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await closed;
  await expect(page.getByText('Stopped. Nothing was planned or changed.').first()).toBeVisible();
  await expect(field).toBeEnabled();
});

test('an instruction reaches the service that understands it, and suggestions stay with their service', async ({
  page,
}) => {
  await signUp(page, server.url, 'services@example.org', '/agent');
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await page.getByRole('textbox', { name: 'What should change?' }).fill('Set API_KEY to hush123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /API_KEY/ })).toContainText('Netlify');
  // The value appears nowhere: not in the conversation, the field or browser storage.
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue('');
  await expect(page.getByText('hush123')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('hush123');

  await page.getByLabel('Service').selectOption('database');
  // What belongs to another service is planned there, whatever was chosen.
  await say(page, 'Put my website online');
  await expect(page.getByRole('group', { name: /Publish/ })).toContainText('Netlify');

  await page.getByLabel('Service').selectOption('code-hosting');
  await say(page, 'Merge mian into main');
  await page.getByRole('button', { name: 'Show all branches' }).click();
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('main');
});
