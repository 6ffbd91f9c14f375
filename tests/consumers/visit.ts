import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { freePort } from '../support/freePort.ts';
import { env } from './pack.ts';

/** Opens a page in Chromium; returns what it wrote to the console. @throws Error with what it wrote */
export async function visit(
  visitPage: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const output: string[] = [];
  try {
    const page = await browser.newPage(options);
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (error) => output.push(String(error)));
    await visitPage(page);
    return output;
  } catch (error) {
    throw new Error(`The page wrote: ${output.join('\n')}`, { cause: error });
  } finally {
    await browser.close();
  }
}

/**
 * Runs a server from the command line while its pages are used. It gets its port as `PORT`.
 * @throws Error with its output if it ends before it listens
 */
export async function withServer(
  file: string,
  args: readonly string[],
  cwd: string,
  visitOrigin: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    await new Promise<void>((resolve, reject) => {
      let seen = '';
      const look = (chunk: unknown): void => {
        seen += String(chunk);
        // What each server says once it listens.
        if (/Ready|react-router-serve/.test(seen)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('exit', () => reject(new Error(`The server ended: ${seen}`)));
    });
    await visitOrigin(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
