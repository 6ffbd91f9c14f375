// Finds a Chromium for every browser test, or installs one: the first of
// CHROMIUM_PATH, Playwright's own, one on PATH, Playwright's download, Debian's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return undefined;
}

/** The path of a usable Chromium, or undefined when the machine has none yet. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  const own = chromium.executablePath();
  return existsSync(own) ? own : onPath();
}

function install() {
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages (once, about 30 seconds)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
  }
}

/** Options for every launch: no background traffic, and no sandbox only where root cannot have one. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium found. Run `node scripts/chromium.mjs --install`, or set CHROMIUM_PATH.');
  return {
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

if (process.argv.includes('--install')) {
  if (!findChromium()) install();
  if (!findChromium()) {
    console.error('Could not find or install Chromium. Install it yourself and set CHROMIUM_PATH to it.');
    process.exit(1);
  }
}
