import { expect, type Page } from './studio.ts';

/** The three panels: an instruction, button labels, and the toasts of each failure. */
export const panels = [
  {
    tab: 'source-host',
    field: 'GitHub instruction',
    say: 'create a branch called twice',
    plan: 'Plan the operation',
    execute: 'Execute',
    refused: ['Execution failed', 'Failed to execute operation'],
    notPlanned: ['GitHub operation failed', 'Failed to process GitHub instruction'],
    notReached: ['Execution error', 'Failed to execute GitHub operation'],
  },
  {
    tab: 'deployment',
    field: 'Deployment instruction',
    say: 'set the variable API_URL to https://example.org',
    plan: 'Plan the deployment',
    execute: 'Execute',
    refused: ['Deployment failed', 'Failed to deploy application'],
    notPlanned: ['Netlify operation failed', 'Failed to process deployment instruction'],
    notReached: ['Deployment error', 'Failed to execute deployment'],
  },
  {
    tab: 'schema',
    field: 'Schema instruction',
    say: 'Create a bookings table with a name and a date',
    plan: 'Generate the schema',
    execute: 'Apply the schema',
    refused: ['Execution failed', 'Failed to execute schema changes'],
    notPlanned: ['Schema generation failed', 'Failed to process schema instruction'],
    notReached: ['Execution error', 'Failed to execute schema operation'],
  },
] as const;

export type Panel = (typeof panels)[number];

export async function openAndPlan(page: Page, url: string, panel: Panel): Promise<void> {
  await page.goto(`${url}/integrations?tab=${panel.tab}`);
  await page.getByLabel(panel.field).fill(panel.say);
  await page.getByRole('button', { name: panel.plan }).click();
  await expect(page.getByRole('button', { name: panel.execute, exact: true })).toBeEnabled();
}

export async function expectToast(
  page: Page,
  [title, description]: readonly [string, string],
): Promise<void> {
  const shown = page.getByRole('alertdialog', { name: title }).filter({ hasText: description });
  await expect(shown.first()).toBeVisible();
}
