import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The most lines of a description: a log shows its end only. */
const most = 100;

/** What is shown in a page, from its frame or its content on; menus are left out. */
function shownIn(page: string): string {
  const lines = page.split('\n');
  const from = [/^ *- iframe/u, /^- main/u].map((part) => lines.findIndex((line) => part.test(line)));
  const start = from.find((index) => index >= 0) ?? 0;
  return lines.slice(start, start + most).join('\n');
}

/** Prints what the page showed where a test failed: of another machine the log is often all that is left. */
export default class ShownReporter implements Reporter {
  readonly #shown: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined) return;
    const page = /```yaml\n(?<page>[^]*?)\n```/u.exec(readFileSync(path, 'utf8'))?.groups?.['page'];
    if (page === undefined) return;
    this.#shown.push(`\nThe page of “${test.title}”:\n${shownIn(page)}`);
  }

  onEnd(): void {
    for (const text of this.#shown) console.log(text);
  }
}
