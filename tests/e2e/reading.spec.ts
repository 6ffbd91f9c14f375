import { fakeModel, say as answer } from '../engine/modelServer.ts';
import { say, signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

async function connect(page: Page, address: string): Promise<void> {
  await page.goto(`${server.url}/advanced?tab=models`);
  const card = page.getByRole('region', { name: 'Connect a language model' });
  await card.getByLabel('Address').fill(address);
  await card.getByLabel('Model name').fill('small-model');
  await card.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByRole('group', { name: 'A language model is connected' })).toBeVisible();
}

test('an unread instruction names its words, offers sentences that run, and says what “it” means', async ({
  page,
}) => {
  await signUp(page, server.url, 'unread@example.org', '/agent');
  await say(page, 'Create a bookings table with a name and a date');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByText('Executed exactly as proven').first()).toBeVisible();

  await say(page, 'flurb the bookings');
  const last = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(last).toContainText('I have all of it but one word. Nothing was run.');
  await expect(last.getByRole('list', { name: 'Understood', exact: true })).toContainText(
    'the table bookings',
  );
  await expect(last.getByRole('list', { name: 'Not understood' })).toHaveText('flurb');
  await expect(page.getByText('Your words stay on this installation.')).toBeVisible();
  // No model is connected, so none is offered.
  await expect(page.getByRole('button', { name: /^Ask / })).toHaveCount(0);
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  const near = last.getByRole('group', { name: 'Near to it, and ready to run' });
  await near
    .getByRole('button', { name: /a question$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('article', { name: /^You/ })).toHaveCount(3);
  await expect(page.getByText('Being planned…')).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).not.toContainText('Nothing was run');

  await say(page, 'muestra los pedidos de la semana por favor');
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('Dilo en inglés');

  const focus = page.getByRole('region', { name: 'What “it” means now' });
  await expect(focus).toContainText('“it”, “that table”');
  await focus.getByRole('button', { name: 'Clear' }).click();
  await expect(focus).not.toContainText('bookings');
  await page.reload();
  await expect(focus).toContainText('Nothing yet.');
});

test('a plan shows how it was read, another meaning replaces it, and a password is shown only once', async ({
  page,
}) => {
  const table = (name: string): unknown => ({
    service: 'database',
    changes: [
      {
        do: 'create-table',
        name,
        columns: [{ name: 'name', type: 'text' }],
      },
    ],
  });
  const model = await fakeModel((_request, response, count) => {
    const words = [
      {
        said: 'fleet',
        read: 'a table called boats',
        options: [{ label: 'a table called fleet', instruction: 'Create a fleet table with a name' }],
      },
    ];
    const part = count === 1 ? table('boats') : { service: 'deployment', changes: [{ do: 'set-password' }] };
    answer(response, JSON.stringify({ reading: { kind: 'parts', parts: [part], words } }));
  });
  await signUp(page, server.url, 'reading@example.org');
  await connect(page, model.url);
  await page.goto(`${server.url}/agent`);

  await say(page, 'wibble our fleet');
  await expect(page.getByText('It runs on the server’s own machine')).toBeVisible();
  const line = page.getByRole('group', { name: 'How I read this' });
  await expect(line).toContainText('Read by small-model');
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
  await line.getByRole('button', { name: 'fleet was read as a table called boats' }).press('Enter');
  await page.getByRole('radio', { name: 'a table called fleet' }).click();
  await expect(page.getByRole('article', { name: /^You/ }).last()).toContainText('Create a fleet table');
  await expect(page.getByRole('button', { name: 'Execute', exact: true })).toHaveCount(1);
  await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByText('Executed exactly as proven').first()).toBeVisible();

  await say(page, 'fizzle the glonk sideways');
  const once = page.getByRole('group', { name: 'Password: shown only here, only now' });
  await expect(once.getByRole('button', { name: 'Copy' })).toBeVisible();
  const password = await once.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/).innerText();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join(),
  );
  expect(stored).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Execute', exact: true })).toHaveCount(1);
  await expect(page.getByText(password)).toHaveCount(0);
  await model.close();
});
