import { signUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a description becomes code that can be previewed, copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.url}/demo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Demo' })).toBeVisible();
  const services = page.getByRole('list', { name: 'Connected services' }).getByRole('listitem');
  await expect(services).toHaveCount(6);
  // What runs here is not called connected, and nothing is that a project cannot use.
  await expect(services.filter({ hasText: 'On this machine' })).toHaveCount(3);
  await expect(services.filter({ hasText: 'Only if you connect one' })).toHaveText(/AI model provider/);
  await expect(services.filter({ hasText: 'Not in your projects yet' })).toHaveCount(2);
  const field = page.getByRole('textbox', { name: 'Describe it in plain English' });
  await expect(field).toHaveValue('A button that counts how often it was pressed');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await field.fill('  ');
  await expect(generate).toBeDisabled();
  await field.fill('A contact form with a name and an email');
  await generate.click();
  await expect(page.getByText('Generating...').first()).toBeVisible();
  const code = page.getByRole('group', { name: 'Result: ContactForm.tsx' });
  await expect(code).toContainText('export function ContactForm');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('textbox')).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Code copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export function ContactForm');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('ContactForm.tsx');
  await field.fill('A rocket');
  await generate.click();
  await expect(page.getByRole('group', { name: 'Result: outline.tsx' })).toContainText(
    'Only an outline: nothing was written for your words',
  );
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
});

for (const width of [1440, 390]) {
  test(`a whole feature card is pressable in a window ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const card = (name: string) => page.locator('[data-kit="FeatureCard"]').filter({ hasText: name });
    const press = async (name: string, part: 'heading' | 'icon' | 'edge'): Promise<void> => {
      const target = { heading: card(name).getByRole('heading'), icon: card(name).locator('svg').first() };
      // The button covers the whole card, so `force` presses whatever is on top, as a user would.
      if (part === 'edge') await card(name).click({ position: { x: 4, y: 4 }, force: true });
      else await target[part].click({ force: true });
    };
    const selected = page.getByRole('tab', { selected: true });
    await page.goto(`${server.url}/demo`);
    for (const part of ['heading', 'icon', 'edge'] as const) {
      await press('Project Builder', part);
      await expect(selected).toHaveText('Project Builder');
      await press('Live Code Generation', part);
      await expect(selected).toHaveText('Live Code Generation');
    }
    await page.goto(`${server.url}/welcome`);
    await press('Templates', 'heading');
    await expect(selected).toHaveText('Templates');
    await press('Analytics', 'edge');
    await expect(selected).toHaveText('Analytics');
    await press('Live Demo', 'icon');
    await expect(page).toHaveURL(/\/demo$/u);
  });
}

test('says so if the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.goto(`${server.url}/demo`);
  const logged = page.waitForEvent('console', (message) => message.text().endsWith('in browser, copy: no'));
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await logged;
  await expect(page.getByText('Failed to copy').first()).toBeVisible();
  await expect(page.getByText('Please try again').first()).toBeVisible();
});

test("simulates a visitor's project and marks it", async ({ page }) => {
  await page.goto(`${server.url}/demo`);
  await page.getByRole('button', { name: 'Show Templates' }).click();
  await expect(page.getByRole('tab', { name: 'Project Builder' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').filter({ hasText: 'Blog platform' })).toContainText('+2 more');
  const create = page.getByRole('button', { name: 'Create Project' });
  await create.click();
  await expect(page.getByText('Project name required').first()).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Project name' });
  await name.fill('Garden');
  await create.click();
  await expect(
    page.getByText('"Garden" is ready for development. Simulated: nothing was changed.').first(),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Simulated: nothing was changed' })).toBeVisible();
  await expect(name).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
});

test('a project becomes tables, files and a preview, each after approval', async ({ page, request }) => {
  await signUp(page, server.url, 'demo@example.org', '/demo');
  await page.getByRole('tab', { name: 'Project Builder' }).click();
  await page.getByRole('button', { name: 'Use this template: To-do app' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Garden <club>');
  await page.getByRole('textbox', { name: 'Brief description' }).fill('For those who dig');
  await page.getByRole('button', { name: 'Create Project' }).click();

  const run = page.getByRole('group', { name: 'Creating Garden <club>' });
  await expect(run).toBeFocused();
  const steps = run.getByRole('list', { name: 'Steps of your project' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const title of [
    'Create a table called lists',
    'Create a table called tasks',
    'Write the first files of Garden <club>',
    /^Preview garden-club-/u,
  ]) {
    await expect(run.getByRole('heading', { name: title })).toBeVisible();
    await run.getByRole('button', { name: 'Execute' }).click();
  }
  await expect(page.getByText('"Garden <club>" is ready for development').first()).toBeVisible();
  await expect(run.getByText('4 of 4 steps were carried out.')).toBeVisible();
  await expect(steps.filter({ hasText: 'Made' })).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  const address = await run.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const preview = await (await request.get(address ?? '')).text();
  expect(preview).toContain('<h1>Garden &#60;club&#62;</h1>');
  expect(preview).toContain('<li>Due dates</li>');
  await run.getByRole('link', { name: 'Open the project' }).click();
  await expect(page.getByText('Garden <club>').first()).toBeVisible();
  await expect(page.getByText('tasks').first()).toBeVisible();
});

test('a project created before the engine answered waits for it', async ({ page }) => {
  await signUp(page, server.url, 'early-project@example.org');
  let release = (): void => undefined;
  const answer = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/bridge/**', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto(`${server.url}/demo`);
  await page.getByRole('tab', { name: 'Project Builder' }).click();
  await page.getByRole('button', { name: 'Use this template: To-do app' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Early');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeDisabled();
  release();
  await expect(page.getByRole('group', { name: 'Creating Early' })).toBeFocused();
});

test('a project step can be rephrased or declined', async ({ page }) => {
  await signUp(page, server.url, 'demo-words@example.org', '/demo');
  await page.getByRole('tab', { name: 'Project Builder' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Club');
  await page.getByRole('textbox', { name: 'Custom requirements' }).fill('Something with rooms');
  await page.getByRole('button', { name: 'Create Project' }).click();
  const run = page.getByRole('group', { name: 'Creating Club' });
  await expect(run.getByText('This step could not be planned')).toBeVisible();
  await run.getByRole('textbox', { name: 'Say it differently' }).fill('Create a rooms table with a name');
  await run.getByRole('button', { name: 'Plan again' }).click();
  await expect(run.getByRole('heading', { name: 'Create a table called rooms' })).toBeVisible();
  await run.getByRole('button', { name: 'Decline' }).click();
  await expect(run.getByRole('heading', { name: 'Write the first files of Club' })).toBeVisible();
  // A declined step is not done, and a reload resumes at the same step.
  await page.reload();
  const steps = run.getByRole('list', { name: 'Steps of your project' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Skipped: DatabaseNot made: Create a rooms table with a name');
  await expect(run.getByRole('heading', { name: 'Write the first files of Club' })).toHaveCount(1);
  for (const title of ['Write the first files of Club', /^Preview /u]) {
    await expect(run.getByRole('heading', { name: title })).toBeVisible();
    await run.getByRole('button', { name: 'Decline' }).click();
  }
  await expect(run.getByText('Nothing was created')).toBeVisible();
  await expect(page.getByText('is ready for development')).toBeHidden();
  await run.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('');
});
