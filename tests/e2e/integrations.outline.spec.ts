import { expectToast, openAndPlan, panels } from '../support/panels.ts';
import { signUp } from '../support/person.ts';
import { expect, server, test } from '../support/studio.ts';

test('a visitor gets a marked outline without an Execute button', async ({ page }) => {
  await page.goto(`${server.url}/integrations?tab=deployment`);
  await page.getByLabel('Deployment instruction').fill('deploy to production');
  await page.getByRole('button', { name: 'Plan the deployment' }).click();
  await expectToast(page, ['Deployment planned', 'This is an outline of a plan for']);
  // Nothing was planned on a real site, so the toast is no success.
  await expect(page.getByRole('alertdialog', { name: 'Deployment planned' }).first()).toHaveAttribute(
    'data-tone',
    'info',
  );
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deploy', exact: true })).toHaveCount(0);
  // The outline contains everything the documented answer does.
  await expect(page.getByText('2m 34s')).toBeVisible();
  await expect(page.getByText('SUPABASE_URL, SUPABASE_ANON_KEY')).toBeVisible();
  await page.getByRole('tab', { name: 'Database schema (Supabase)' }).click();
  await page.getByLabel('Schema instruction').fill('Create a customers table');
  await page.getByRole('button', { name: 'Generate the schema' }).click();
  await expect(page.getByText('About 50K rows on free tier')).toBeVisible();
  await expect(page.getByText('create table example').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Source code (GitHub)' }).click();
  await page.getByLabel('GitHub instruction').fill('create a branch called staging');
  await page.getByRole('button', { name: 'Plan the operation' }).click();
  await expectToast(page, ['Operation planned successfully', 'This is an outline of a plan for']);
  await expect(page.getByRole('region', { name: 'Branches of the plan' })).toContainText('staging');
});

test("shows another command client's plan in full, without an Execute button", async ({ page }) => {
  await signUp(page, server.url, 'foreign@example.org');
  await page.addInitScript(() => {
    const plan = {
      plan: 'Merge idea into main.',
      explanation: 'Your idea becomes part of main.',
      commands: ['git merge idea'],
      warnings: ['Look at the conflicts first.'],
      branchInfo: { currentBranch: 'main', targetBranch: 'idea', conflictsDetected: true },
    };
    const sendCommand = async (name: string): Promise<unknown> => (name === 'ai_github_plan' ? plan : []);
    Object.assign(globalThis, { gcpClient: { sendCommand }, gcpConfig: { projectId: 'elsewhere' } });
  });
  await page.goto(`${server.url}/integrations`);
  await page.getByLabel('GitHub instruction').fill('merge idea');
  await page.getByRole('button', { name: 'Plan the operation' }).click();
  await expectToast(page, ['Operation planned successfully', 'Your idea becomes part of main.']);
  const main = page.getByRole('main');
  await expect(main).toContainText('Merge idea into main. Look at the conflicts first.');
  await expect(main.getByRole('group', { name: 'Commands' })).toContainText('git merge idea');
  await expect(main.getByRole('region', { name: 'Branches of the plan' })).toContainText(/Conflicts\s*found/);
  await expect(main).toContainText('this plan was made elsewhere and can’t be executed here');
  await expect(page.getByRole('button', { name: 'Execute', exact: true })).toHaveCount(0);

  await test.step('explains an unreadable answer in a sentence', async () => {
    await page.goto(`${server.url}/integrations?tab=deployment`);
    await page.getByLabel('Deployment instruction').fill('publish');
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    await expectToast(page, ['Netlify operation failed', 'Failed to process deployment instruction']);
    await expect(page.getByRole('group', { name: 'This could not be done' })).toContainText(
      'The server’s answer could not be read. Please try again.',
    );
  });
});

test('shows an outline without a command client, and says when one is not ready', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'clientless@example.org');
  const panel = panels[0];
  await openAndPlan(page, server.url, panel);
  await page.evaluate(
    () =>
      void dispatchEvent(new CustomEvent('gcp:status', { detail: { connected: true, operational: false } })),
  );
  await expect(page.getByRole('banner').getByText('GCP Connected')).toBeVisible();
  await page.getByRole('button', { name: panel.plan }).click();
  await expect(page.getByText('Network not ready for operations', { exact: true })).toBeVisible();
  await expectToast(page, panel.notPlanned);

  const bare = await context.newPage();
  await bare.addInitScript(() =>
    Object.defineProperty(window, 'gcpClient', { get: () => undefined, set: () => {} }),
  );
  await bare.goto(`${server.url}/integrations?tab=${panel.tab}`);
  await bare.getByLabel(panel.field).fill(panel.say);
  await bare.getByRole('button', { name: panel.plan }).click();
  await expect(bare.getByText('Simulated: nothing was changed').first()).toBeVisible();
  await expect(bare.getByText('No command client is responding')).toBeVisible();
});
