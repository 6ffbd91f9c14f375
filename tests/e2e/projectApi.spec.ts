import { commands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder finds address, keys and code of the project, and the code reads what rules allow', async ({
  page,
  request,
}) => {
  const email = 'api@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  for (const instruction of [
    'create a table notices with text, everyone can read it',
    'add a notice with text Hello',
  ]) {
    const { id } = await founder.plan(instruction);
    await founder.send(commands.execute, { operationId: id, confirmed: true });
  }
  await page.goto(`${server.url}/project`);
  await page.getByRole('link', { name: 'API', exact: true }).click();
  const code = page.getByLabel('Reads notices');
  await expect(code).toContainText('createClient');
  await expect(page.getByLabel('database.types.ts', { exact: true })).toContainText('notices: {');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download database.types.ts' }).click();
  expect((await download).suggestedFilename()).toBe('database.types.ts');
  await page.getByRole('radio', { name: 'curl' }).check({ force: true });
  await expect(code).toContainText('curl');
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
  const [, address = '', key = ''] =
    /curl '([^']+)'[\s\S]*apikey: ([^']+)'/u.exec(await code.innerText()) ?? [];
  const { host, hostname, port, pathname, search } = new URL(address);
  expect(hostname).toMatch(/^my-project-[\da-f]{6}\.localhost$/u);
  // Node resolves no names under localhost, browsers and curl do.
  const read = (apikey: string) =>
    request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host, apikey } });
  expect(await (await read(key)).json()).toMatchObject([{ text: 'Hello' }]);

  await request.post(`http://127.0.0.1:${port}/auth/v1/signup`, {
    headers: { host, apikey: key },
    data: { email: 'guest@example.org', password: 'correct horse 1' },
  });
  await page.reload();
  const requests = page.getByRole('table', { name: 'Recent requests' });
  await expect(requests).toContainText('POST /auth/v1/signup');
  await expect(requests).toContainText('GET /rest/v1/notices');
  await expect(requests).not.toContainText('select');
  const ask = async (path: string): Promise<void> => {
    await page.getByLabel('Address', { exact: true }).fill(path);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
  };
  await ask('/rest/v1/notices?select=text');
  await expect(page.getByLabel('Answer')).toContainText('Hello');
  await page.getByRole('radio', { name: 'Someone who is signed in' }).check();
  await page.getByLabel('Email address of that person').fill('nobody@example.org');
  await ask('/rest/v1/notices');
  await expect(page.getByText('Nobody with the address nobody@example.org has registered.')).toBeVisible();
  await page.getByLabel('Email address of that person').fill('guest@example.org');
  await ask('/rest/v1/nothing');
  await expect(page.getByText(/^Status 404/u)).toBeVisible();
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('radio', { name: 'Live' }).check({ force: true });
  await expect(page.getByText('registered through the API of the project')).toBeVisible();
  await page.goto(`${server.url}/project`);

  await page.goto(`${server.url}/project/api`);
  await page.getByRole('button', { name: 'Create a secret key' }).click();
  const shown = page.getByRole('group', { name: /^Secret key/u });
  await expect(shown).toContainText('sb_secret_');
  const secret = /sb_secret_[\w-]+/u.exec(await shown.innerText())?.[0] ?? '';
  expect((await read(secret)).status()).toBe(200);
  expect((await read('sb_secret_guessed')).status()).toBe(401);
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.locator('body')).not.toContainText('sb_secret_');
});
