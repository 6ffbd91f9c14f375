// Finds a Chromium for every browser test, or installs one: the first of
// CHROMIUM_PATH, Playwright's own, one on PATH, Playwright's download, Debian's package.
// The headless shell is a fifth faster; stories and visual snapshots need the full browser, which behaves and renders
// text as people see it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const light = ['chromium-headless-shell', 'chrome-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return undefined;
}

/** The path of a usable Chromium, or undefined when the machine has none yet. */
export function findChromium(isWhole = false) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return onPath(isWhole ? whole : [...light, ...whole]);
}

function install() {
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages (once, about 30 seconds)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', [...args, '-qq'], { stdio: 'ignore', env }).status === 0;
    apt('update');
    apt('install', '-y', whole[0]);
    // Optional: not every distribution has the headless shell.
    apt('install', '-y', light[0]);
  }
}

/** Options for every launch: no background traffic, and no sandbox only where root cannot have one. */
export function chromiumLaunch({ isWhole = false } = {}) {
  const executablePath = findChromium(isWhole) ?? findChromium();
  if (!executablePath)
    throw new Error('No Chromium found. Run `node scripts/chromium.mjs --install`, or set CHROMIUM_PATH.');
  return {
    executablePath,
    // The same letters on every machine, one without fonts included.
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
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
  if (!findChromium(true)) install();
  if (!findChromium()) {
    console.error('Could not find or install Chromium. Install it yourself and set CHROMIUM_PATH to it.');
    process.exit(1);
  }
}
