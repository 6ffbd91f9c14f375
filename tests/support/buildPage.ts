import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';

/** A card of the page by its heading. */
export function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** Opens the build dashboard of a server, at a tab by its query. */
export async function openBuild(page: Page, url: string, view = ''): Promise<void> {
  await page.goto(`${url}/build${view}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI DevOps Master Build Interface');
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** A file for a file input. */
export function file(name: string, text: string | Buffer) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Components in the export format, one for each day from 2024 on. */
function componentList(count: number): string {
  const components = Array.from({ length: count }, (_, index) => ({
    id: `COMP_${String(index + 1).padStart(4, '0')}`,
    name: `Part ${index + 1}`,
    type: index % 2 === 0 ? 'COMP' : 'API',
    description: index % 7 === 0 ? 'Seventh' : '',
    status: index % 3 === 0 ? 'completed' : 'planned',
    complexity: 'Low',
    estimatedHours: 10,
    actualHours: index % 3 === 0 ? 8 : 0,
    estimatedLines: 100,
    actualLines: 0,
    dependencies: [],
    tags: [],
    phase: `PHASE_0${(index % 3) + 1}`,
    priority: 'Medium',
    assignedTo: 'Ada',
    createdDate: '2024-04-01',
    completedDate: index % 3 === 0 ? '2024-05-01' : null,
  }));
  return JSON.stringify(components);
}

/** Opens the tracker and imports components. */
export async function importComponents(page: Page, url: string, count: number): Promise<void> {
  await openBuild(page, url, '?tab=tracker');
  await page.getByLabel('Import Data').setInputFiles(file('components.json', componentList(count)));
  await expect(page.getByRole('search')).toContainText(`${count.toLocaleString('en-US')} components`);
}
