import { chooseSignUp, say, signUp } from '../support/person.ts';
import { expect, server, test } from '../support/studio.ts';

test('the dashboard shows sample figures until there are live ones, and its actions draft instructions', async ({
  page,
}) => {
  await signUp(page, server.url, 'figures@example.org', '/dashboard');
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview.getByText('Sample data')).toBeVisible();
  await expect(overview.getByText('142')).toBeVisible();
  await expect(page.getByText('Agent Activated', { exact: true })).toBeVisible();
  await expect(page.getByText(/Monitoring \(0 fixes applied\)|\d Recent Issues/)).toBeVisible();

  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await page.getByRole('link', { name: 'Open the AI Agent' }).click();
  await composer.fill('Half a thought');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Add New Storage' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(composer).toHaveValue(/items table/);
  // The unsent text is held, and can be swapped with the field's text.
  await composer.press('End');
  await composer.pressSequentially(' too');
  const held = page.getByRole('group', { name: 'Your unsent text is saved' });
  await expect(held).toContainText('Half a thought');
  await held.getByRole('button', { name: 'Restore it' }).click();
  await expect(composer).toHaveValue('Half a thought');
  await expect(held).toContainText(/items table.* too/);
  await held.getByRole('button', { name: 'Discard' }).click();
  await expect(held).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Add New Storage' }).click();
  await composer.press('Enter');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText(
    'Operation executed successfully! Your local database configuration has been updated. items created, empty. This is in the database on this machine.',
  );

  // An executed operation completes its step, whatever was pressed.
  await page.goto(`${server.url}/welcome`);
  await expect(page.getByRole('tabpanel').getByText('1/4 Complete')).toBeVisible();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByRole('definition').first()).toHaveText('1/4');
  await glance.getByRole('radio', { name: 'Sample' }).check();
  await expect(glance.getByRole('definition').first()).toHaveText('3/4');
  await glance.getByRole('radio', { name: 'Live' }).check();

  await page.goto(`${server.url}/overview?range=1d`);
  await expect(page.getByRole('radio', { name: /^1d/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  await expect(page.getByRole('figure', { name: 'Instructions planned per hour' })).toBeVisible();
  // The choice applies at once, although the address is updated later.
  await page.getByRole('radio', { name: /^30d/ }).check();
  await expect(page).toHaveURL(/range=30d/);
  await expect(page.getByRole('figure', { name: 'Instructions planned per day' })).toBeVisible();
  // The last choice is applied before the engine answers.
  await page.route('**/bridge/v1/commands', () => {});
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  await page.unrouteAll();
  await page.getByRole('radio', { name: 'Sample' }).check();
  await expect(page.getByText('45.6K')).toBeVisible();
  await expect(page.getByText('Your chart appears here')).toBeVisible();
});

test('the monitor pauses, resumes and reports issues', async ({ page }) => {
  await signUp(page, server.url, 'monitor@example.org', '/dashboard');
  const monitor = page.getByRole('region', { name: 'Agent monitor' });
  // On a slow machine a slow answer is reported as an issue.
  const running = monitor.getByText(/Monitoring \(0 fixes applied\)|\d Recent Issues/);
  await expect(running).toBeVisible();
  await monitor.getByRole('button', { name: 'Pause' }).click();
  await expect(monitor.getByText('Paused')).toBeVisible();
  await expect(page.getByText('Agent Paused', { exact: true })).toBeVisible();
  await monitor.getByRole('button', { name: 'Start' }).click();
  await expect(running).toBeVisible();

  // The database becomes unreachable.
  await page.route('**/rest/v1/**', (route) => route.abort());
  await monitor.getByRole('button', { name: 'Check now' }).click();
  await expect(monitor.getByText(/\d Critical Issues/)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  // Their order depends on the check that was running.
  for (const issue of ['Connection issue', 'Database issue'])
    await expect(list.getByRole('article').filter({ hasText: issue }).first()).toBeVisible();
  // Open issues survive a reload, dismissed ones do not. A check from before the outage can still clear one.
  const issues = monitor.getByRole('listitem');
  await monitor.getByRole('button', { name: 'Check now' }).click();
  await expect(issues.filter({ hasText: 'Database connectivity issue detected' })).toBeVisible();
  await page.reload();
  await expect(issues.filter({ hasText: 'Database connectivity issue detected' })).toBeVisible();
  await monitor.getByRole('button', { name: 'Dismiss: Database connectivity issue detected' }).click();
  await expect(issues.filter({ hasText: 'Database connectivity' })).toHaveCount(0);
  await page.reload();
  await expect(issues.filter({ hasText: 'Health check failed' })).toBeVisible();
  await expect(issues.filter({ hasText: 'Database connectivity' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.getByText('No notifications')).toBeVisible();

  // The fix of the studio's own table is only shown, for the operator: nothing is applied.
  await page.unroute('**/rest/v1/**');
  await page.keyboard.press('Escape');
  await page.route('**/rest/v1/profiles**', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied for table profiles' } }),
  );
  await monitor.getByRole('button', { name: 'Check now' }).click();
  await expect(
    page.getByText('Fix proposed, needs SQL approval. Nothing was changed.').first(),
  ).toBeVisible();
  await monitor.getByRole('button', { name: 'Review fix' }).first().click();
  const fix = page.getByRole('dialog');
  await expect(fix).toContainText('alter table public.profiles enable row level security;');
  await page.keyboard.press('Escape');
  await expect(fix).toHaveCount(0);
  await expect(monitor).not.toContainText('Fix applied');

  // A successful check resolves the open issues.
  await page.unroute('**/rest/v1/profiles**');
  await monitor.getByRole('button', { name: 'Check now' }).click();
  await expect(running).toBeVisible();
});

test('the guided tour advances, waits for sign-in, follows navigation and closes', async ({ page }) => {
  await page.goto(`${server.url}/`);
  await page.getByRole('button', { name: 'Open the quick menu' }).click();
  await page.getByRole('button', { name: 'Start the guided tour' }).click();
  const tour = page.getByRole('dialog', { name: /Step 1 of 4/ });
  await expect(tour).toContainText('CH 1');
  await expect(tour).toContainText('Home Studio Dashboard');
  await expect(page.locator('[data-tour-active]').first()).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await tour.getByRole('button', { name: 'Next' }).click();

  const second = page.getByRole('dialog', { name: /Step 2 of 4/ });
  await expect(second.getByText('Sign in to continue the tour')).toBeVisible();
  // The tour cannot play while it waits.
  await expect(second.getByRole('button', { name: 'Play' })).toBeDisabled();
  await expect(page).toHaveURL(/\/auth$/);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('tour@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Pause' }).click();
  await expect(second.getByText('Sign in to continue the tour')).toHaveCount(0);

  // The tour follows manual navigation.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('dialog', { name: /Step 3 of 4/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-tour-active]')).toHaveCount(0);
});

test('the hub remembers completed steps, and its templates can be searched and used', async ({ page }) => {
  await signUp(page, server.url, 'checklist@example.org', '/welcome');
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
  await page.getByRole('button', { name: 'Create a project' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await page.goBack();
  // The press only opens the step; it is done once a table exists.
  const project = page.getByRole('tabpanel').getByRole('listitem', { name: 'Create Your First Project' });
  await expect(project.getByText('Opened', { exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
  // The step after the opened one is current.
  await expect(page.locator('[aria-current="step"]')).toContainText('Connect Integrations');

  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra');
  await expect(page.getByRole('tabpanel').getByText('No templates found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('notes');
  await page.getByRole('button', { name: 'Use this template: Private Notes' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(/notes table/);
});

test('a page that cannot be loaded shows System Recovery Mode and recovers', async ({ page }) => {
  await page.goto(`${server.url}/`);
  await page.route('**/assets/About-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { name: 'System Recovery Mode' })).toBeVisible();
  await expect(page.getByText('The page reloads in 2 seconds, attempt 1 of 3.')).toBeVisible();
  // The attempt is counted across the reload.
  await expect(page.getByText('The page tries again in 2 seconds, attempt 2 of 3.')).toBeVisible();
  await page.unroute('**/assets/About-*.js');
  await page.getByRole('button', { name: 'Retry Recovery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
});

test('settings do what their cards say, and notification settings are per user', async ({ page }) => {
  const alerts = page.getByRole('switch', { name: 'System alerts' });
  const open = async (email: string): Promise<void> => {
    await signUp(page, server.url, email, '/settings/notifications');
  };
  await open('quiet@example.org');
  await page.goto(`${server.url}/settings/database`);
  // Each card describes the actual state.
  const main = page.getByRole('main');
  await expect(main).toContainText('has its own PostgreSQL database on this installation.');
  await expect(main).toContainText('It responded the last time this page checked.');
  await expect(main.getByRole('link', { name: 'Tell the AI Agent what to change' })).toBeVisible();
  await expect(main).toContainText('There is no timer and nothing to configure.');
  await page.goBack();
  await alerts.click();
  await expect(alerts).not.toBeChecked();
  await page.reload();
  await expect(alerts).not.toBeChecked();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await open('eager@example.org');
  await expect(alerts).toBeChecked();
});

test('the header names the project, and reports failed commands and an unreachable server', async ({
  page,
}) => {
  await signUp(page, server.url, 'offline@example.org', '/agent');
  const header = page.getByRole('banner');
  await expect(header).toContainText('GCP Ready');
  await expect(header.getByText('saywright-local')).toBeVisible();
  await say(page, 'Write me a poem');
  await expect(page.getByRole('article', { name: /^Saywright/ })).toContainText('outside what I do');
  const places = page.getByRole('navigation', { name: 'Main' });
  // An instruction that is not understood is answered in the chat; it is not a failed operation.
  await expect(page.getByText('Nothing was planned', { exact: true })).toBeVisible();
  await places.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Agent monitor' })).toBeVisible();
  await expect(page.getByText('Failed operation')).toHaveCount(0);
  await places.getByRole('link', { name: 'AI Agent' }).click();
  await say(page, 'Create a notes table with a title');
  const plan = page.getByRole('group', { name: /notes/ });
  await expect(plan.getByRole('button', { name: 'Execute' })).toBeEnabled();
  await page.route('**/bridge/v1/commands', (route) => route.abort());
  await plan.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText(
    'Operation failed. Please check your local database connection and try again.',
  );
  await page.unroute('**/bridge/v1/commands');
  await page.evaluate(
    () =>
      void dispatchEvent(
        new CustomEvent('gcp:status', {
          detail: { connected: true, operational: false, message: 'Resting' },
        }),
      ),
  );
  await expect(header).toContainText('GCP Connected');
  // The tooltip explains the label; without a pointer, its link opens the help.
  const label = header.getByRole('link', { name: /^GCP Connected/ });
  await label.hover();
  await expect(page.getByRole('tooltip')).toContainText(/not ready yet.*Resting/);
  await expect(label).toHaveAttribute('href', /help-library\?q=gcp/);
  await expect(plan.getByRole('button', { name: 'Execute' })).toHaveCount(0);
  await plan.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Network not ready for operations', { exact: true }).first()).toBeVisible();

  await page.route('**/bridge/v1/commands', (route) => route.abort());
  await page.goto(`${server.url}/project`);
  await expect(page.getByText('Connection Issue', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Connection issue detected. Retrying automatically...').first()).toBeVisible();
});
