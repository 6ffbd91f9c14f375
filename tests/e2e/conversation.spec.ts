import { say, signUp } from '../support/person.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const email = 'talker@example.org';

async function signInOn(page: Page): Promise<void> {
  const config: unknown = await (await page.request.get(`${server.url}/bridge/v1/config`)).json();
  const key = String(Object(config).publishableKey);
  const answer = await page.request.post(`${server.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: key },
    data: { email, password: 'correct horse 1' },
  });
  await page.goto(`${server.url}/healthz`);
  await page.evaluate((session) => localStorage.setItem('saywright-auth', session), await answer.text());
}

test('a conversation is understood turn by turn, and goes on after a reload and on a second device', async ({
  page,
  browser,
}) => {
  await signUp(page, server.url, email, '/agent');
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await say(page, 'Create a members table with a name and an email');
  const card = page.getByRole('group', { name: /members/ }).first();
  await expect(card.getByRole('button', { name: 'Execute', exact: true })).toBeVisible();

  // Words approve like the button, and the card shows it.
  await say(page, 'yes please, go ahead');
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('Created members.');
  await expect(card.getByRole('button', { name: 'Execute', exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();

  await page.reload();
  await say(page, 'and also an optional phone number');
  await expect(page.getByRole('group', { name: /phone number/ }).last()).toBeVisible();

  // The automatic service needs no choice.
  await say(page, 'How many members do we have?');
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('You have 0 members.');

  const context = await browser.newContext();
  const phone = await context.newPage();
  await signInOn(phone);
  await phone.goto(`${server.url}/agent`);
  const sessions = phone.getByRole('list', { name: 'Sessions' });
  await sessions.getByRole('button', { name: /^Session 1/ }).click();
  await expect(phone.getByRole('article', { name: /^You/ })).toHaveCount(4);
  await expect(phone.getByText('yes please, go ahead')).toBeVisible();
  await say(phone, 'no, never mind');
  await expect(phone.getByRole('article', { name: /^Saywright/ }).last()).toContainText('Declined “Add');
  await say(phone, 'undo that');
  await expect(phone.getByRole('article', { name: /^Saywright/ }).last()).toContainText(
    'Undid: Created members',
  );

  // What was said there arrives here, and a deletion here arrives there.
  await page.reload();
  await expect(page.getByText('undo that', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Session 1' }).click();
  await expect(
    page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /^Session 1/ }),
  ).toHaveCount(0);
  await expect
    .poll(async () => {
      await phone.reload();
      await expect(phone.getByText('Agent Ready')).toBeVisible();
      return sessions.getByRole('button', { name: /^Session 1/ }).count();
    })
    .toBe(0);
  await context.close();
});
