// Sends the built showcase to Chromatic for visual review; skipped without a project token.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const built = spawnSync('npm', ['run', 'build:storybook'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const sent = spawnSync(
  'npx',
  ['chromatic', '--exit-zero-on-changes', '--storybook-build-dir', 'storybook-static'],
  {
    stdio: 'inherit',
  },
);
process.exit(sent.status ?? 1);
