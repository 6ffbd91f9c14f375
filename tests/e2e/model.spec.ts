import { fakeModel, say } from '../engine/modelServer.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a connected model answers what the rules cannot read, and its key never comes back', async ({
  page,
}) => {
  const key = 'sk-key-of-the-founder';
  const model = await fakeModel((_request, response) =>
    say(response, JSON.stringify({ reading: { kind: 'question', text: 'Which wibble?', choices: [] } })),
  );
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/bridge/v1/commands'))
      void response.text().then(
        (text) => bodies.push(text),
        () => {},
      );
  });
  await signUp(page, server.url, 'model@example.org', '/advanced?tab=models');
  await expect(page.getByRole('group', { name: 'No model is connected yet' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Connect a language model' });
  await card.getByLabel('Address').fill('http://example.com/v1');
  await card.getByLabel('Model name').fill('small-model');
  await card.getByRole('textbox', { name: 'Key' }).fill(key);
  await card.getByRole('button', { name: 'Save connection' }).click();
  const why = 'The address must start with https://, so that nobody can read what is sent.';
  await expect(page.getByText(why, { exact: true })).toBeVisible();

  await card.getByLabel('Address').fill(model.url);
  await card.getByRole('spinbutton', { name: 'Price per million tokens sent' }).fill('2');
  await card.getByRole('spinbutton', { name: 'Price per million tokens received' }).fill('10');
  await card.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByRole('group', { name: 'A language model is connected' })).toContainText(
    'small-model',
  );
  await expect(card.getByRole('switch', { name: 'Use the connected model' })).toBeChecked();
  await expect(card).toContainText(/One instruction costs at most €0\.\d+/u);
  await expect(card).toContainText('A key is set.');
  await expect(card.getByRole('textbox', { name: 'Key' })).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  // Settings of the tab are those of the connected model.
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('set_model_settings'),
  );
  await page.getByRole('slider', { name: 'Max tokens' }).press('PageDown');
  await saved;

  await page.goto(`${server.url}/agent`);
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('fizzle the wibble sideways');
  await composer.press('Enter');
  await expect(page.getByText('Which wibble?').first()).toBeVisible();
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]).toMatchObject({
    authorization: `Bearer ${key}`,
    max_tokens: 256,
    model: 'small-model',
  });

  await page.goto(`${server.url}/advanced?tab=models`);
  await expect(card).toContainText('Used this month: €0.003 of €5.00.');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('group', { name: 'No model is connected yet' })).toBeVisible();
  expect(bodies.join()).toContain('hasKey');
  expect(bodies.join()).not.toContain(key);
  await model.close();
});
