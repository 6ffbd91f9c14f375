import { expectToast, openAndPlan, panels } from '../support/panels.ts';
import { chooseSignUp, say, signUp } from '../support/person.ts';
import { expect, server, test } from '../support/studio.ts';

test('an instruction changes code, site or schema, and the site can be visited', async ({ page }) => {
  await signUp(page, server.url, 'hub@example.org', '/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Full-Stack Integration Hub' })).toBeVisible();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await expect(
    page.getByText('A Git repository on this machine. No GitHub account is linked.'),
  ).toBeVisible();

  await test.step('asks for an instruction if the field is blank', async () => {
    await page.getByRole('button', { name: 'Plan the operation' }).click();
    await expect(
      page.getByText('Please enter a GitHub operation instruction', { exact: true }),
    ).toBeVisible();
  });

  await test.step('creates a branch', async () => {
    await page.getByLabel('GitHub instruction').fill('create a branch called contact-page');
    await page.getByRole('button', { name: 'Plan the operation' }).click();
    await expect(page.getByText('Operation planned successfully', { exact: true })).toBeVisible();
    const branches = page.getByRole('region', { name: 'Branches of the plan' });
    await expect(branches).toContainText(/Current branch\s*main/);
    await expect(branches).toContainText(/Target branch\s*contact-page/);
    await expect(branches).toContainText(/Conflicts\s*none/);
    await page.getByRole('button', { name: 'Execute', exact: true }).click();
    await expectToast(page, ['Operation executed', 'This is in the repository on this machine.']);
    await expect(page.getByRole('complementary').getByText(/contact-page/)).toBeVisible();
  });

  await test.step('deploys a preview without calling it live', async () => {
    await page.getByRole('tab', { name: /Deployment/ }).click();
    await page.getByLabel('Deployment instruction').fill('preview');
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(page.getByText(/^The preview is at http/).first()).toBeVisible();
    await expect(page.getByText('Your app is now live')).toHaveCount(0);
    await expect(page.getByText('Deployed', { exact: true })).toHaveCount(0);
  });

  await test.step('publishes the site', async () => {
    await page.getByLabel('Deployment instruction').fill('publish my site');
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expectToast(page, ['Deployment successful', 'Your app is now live on this machine, at http']);
    await expect(page.getByText('Deployed', { exact: true })).toBeVisible();
    const address = page.getByRole('complementary').getByRole('link');
    const url = new URL((await address.getAttribute('href')) ?? '');
    // A different origin: the site must never reach the founder's session.
    expect(url.origin).not.toBe(new URL(server.url).origin);
    expect((await fetch(url)).status).toBe(200);
  });

  await test.step('tells the next plan that a site exists', async () => {
    const asked = page.waitForRequest(
      (request) => request.postData()?.includes('"ai_netlify_plan"') === true,
    );
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ payload: { context: { hasDeployment: true } } });
  });

  await test.step('applies a schema', async () => {
    await page.getByRole('tab', { name: /Database schema/ }).click();
    await page.getByLabel('Schema instruction').fill('Create a bookings table with a name and a date');
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    const usage = page.getByRole('region', { name: 'Usage impact' });
    await expect(usage).toContainText(/Storage\s*\d+ kB/);
    await expect(usage).toContainText(/Rows\s*0 affected/);
    await expect(usage).toContainText(/Requests\s*\d+ statements in one request/);
    await page.getByRole('button', { name: 'Apply the schema' }).click();
    await expect(page.getByText('Database schema has been applied', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'bookings' })).toBeVisible();
  });

  await test.step('reports a removed table as removed', async () => {
    await page.getByLabel('Schema instruction').fill('Drop the bookings table');
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    await page.getByRole('button', { name: 'Apply the schema' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Remove bookings/ }).click();
    await expectToast(page, ['Table removed', 'bookings with 0 rows removed.']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('group', { name: /bookings/ })).toHaveAttribute('data-state', 'undone');
    // A plan that is settled shows no usage.
    await expect(page.getByRole('region', { name: 'Usage impact' })).toHaveCount(0);
  });

  await test.step('adds a notification', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: /notifications/i }).click();
    await expect(page.getByText('Local database: Deleted the table bookings', { exact: true })).toBeVisible();
  });
  await page.goBack();

  await test.step("shows the usage of the user's plan", async () => {
    const usage = page.getByRole('complementary').getByRole('region', { name: 'Usage of your plan' });
    await expect(usage).toContainText(/(<1|\d+)MB of 500MB/);
    await expect(usage).toContainText(/\d+ of 50,000 plans this month/);
    await usage.getByRole('radio', { name: 'Sample' }).click();
    await expect(usage).toContainText('45MB of 500MB');
    await expect(usage).toContainText('12% of 50,000 plans this month');
  });

  await test.step('refuses a schema it cannot plan', async () => {
    await page.getByLabel('Schema instruction').fill('Write me a poem');
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    await expect(page.getByText('Failed to process schema instruction', { exact: true })).toBeVisible();
    // The reason is shown once, in red, with alternatives.
    const refused = page.getByRole('group', { name: 'This could not be done' });
    await expect(refused).toHaveAttribute('data-tone', 'danger');
    await expect(refused).toContainText(/\w+ \w+ \w+/);
    await refused.getByRole('button').first().click();
    await expect(refused).toHaveCount(0);
  });

  await test.step('notifies how the operations ended', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/u }).click();
    const notifications = page.getByRole('region', { name: 'Notifications' }).getByRole('article');
    await expect(notifications.filter({ hasText: 'Change executed' }).first()).toBeVisible();
  });
});

test('an undo that would remove later changes asks for confirmation in the same panel', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'later@example.org');
  await page.goto(`${server.url}/integrations`);
  await page.getByRole('tab', { name: /^Database schema/ }).click();
  const apply = async (instruction: string): Promise<void> => {
    await page.getByLabel('Schema instruction').fill(instruction);
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    await page.getByRole('button', { name: /^(?:Apply the schema|Execute)$/ }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  };
  await apply('Create a guests table with a name');
  await apply('Add a guest named Ada');

  const agent = await context.newPage();
  await agent.goto(`${server.url}/agent`);
  await expect(agent.getByText('Agent Ready')).toBeVisible();
  await say(agent, 'Change the name of the guest named Ada to Grace');
  await agent.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(agent.getByRole('group', { name: /guest/ }).last()).toHaveAttribute('data-state', 'executed');
  await agent.close();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const opened = page.getByRole('group').filter({ hasText: 'Needs a second confirmation' });
  await expect(opened).toContainText('Grace');
  await opened.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined').first()).toBeVisible();
});

test('each panel refuses to execute a plan that was executed in another tab', async ({ page, context }) => {
  await signUp(page, server.url, 'twice@example.org');
  const other = await context.newPage();
  for (const panel of panels) {
    await openAndPlan(page, server.url, panel);
    await openAndPlan(other, server.url, panel);
    await page.getByRole('button', { name: panel.execute, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await other.getByRole('button', { name: panel.execute, exact: true }).click();
    await expectToast(other, panel.refused);
  }
  await test.step('explains what the agent cannot do', async () => {
    for (const panel of panels.slice(0, 2)) {
      await page.goto(`${server.url}/integrations?tab=${panel.tab}`);
      await page.getByLabel(panel.field).fill('Write me a poem');
      await page.getByRole('button', { name: panel.plan }).click();
      await expect(
        page.getByText(/I did not understand that as something to do with your (?:code|site)/),
      ).toBeVisible();
    }
  });
});

test('text and plans survive a change of tabs, a reload and signing in, with secrets masked', async ({
  page,
}) => {
  await page.goto(`${server.url}/integrations?tab=deployment`);
  const field = page.getByLabel('Deployment instruction');
  await field.fill('set variable API_URL to https://hush.example');
  await page.getByRole('button', { name: 'Plan the deployment' }).click();
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  await page.getByRole('tab', { name: /Database schema/ }).click();
  await page.getByLabel('Schema instruction').fill('Create a rooms table with a name');
  await page.getByRole('tab', { name: /Deployment/ }).click();
  // The value that was set is not shown again.
  await expect(field).toHaveValue('Set variable API_URL to ');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Set variable API_URL to ');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('hush');

  await page.getByRole('main').getByRole('link', { name: 'Sign in to plan on your own project' }).click();
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('kept@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/integrations\?tab=deployment$/);
  await page.getByRole('tab', { name: /Database schema/ }).click();
  await expect(page.getByLabel('Schema instruction')).toHaveValue('Create a rooms table with a name');
  await page.getByRole('button', { name: 'Generate the schema' }).click();
  const apply = page.getByRole('button', { name: 'Apply the schema' });
  await expect(apply).toBeVisible();
  await expect(page.getByText('“Apply the schema” runs exactly what was proven.')).toBeVisible();
  await page.getByRole('tab', { name: /Source code/ }).click();
  await page.getByRole('tab', { name: /Database schema/ }).click();
  await expect(apply).toBeVisible();
  await page.reload();
  await apply.click();
  await expect(page.getByText('Database schema has been applied', { exact: true })).toBeVisible();
});

test('each panel says when its agent cannot be reached', async ({ page, context }) => {
  await signUp(page, server.url, 'unreached@example.org');
  const opened = [];
  for (const panel of panels) {
    const tab = await context.newPage();
    await openAndPlan(tab, server.url, panel);
    opened.push({ panel, tab });
  }
  // Only commands fail: if the whole server were unreachable, every page would say so.
  for (const { tab } of opened) await tab.route('**/bridge/v1/commands', (route) => route.abort());
  for (const { panel, tab } of opened) {
    await tab.getByRole('button', { name: panel.execute, exact: true }).click();
    await expectToast(tab, panel.notReached);
    await tab.getByRole('button', { name: panel.plan }).click();
    await expectToast(tab, panel.notPlanned);
  }
});
