// Measures speed and size against others in the same run; says at the end which goals are missed.
import { runSteps } from './steps.mjs';

const measure = (file) => ({
  command: 'node',
  args: ['--conditions=@saywright/source', `tests/bench/${file}`],
});
const steps = [
  { name: 'Pattern checker', ...measure('checker.ts') },
  { name: 'Help search', ...measure('help.ts') },
  { name: 'Reading instructions', ...measure('reading.ts') },
  { name: 'Proving a plan', ...measure('prove.ts') },
  { name: 'Proving a plan on a server', ...measure('proveOnServer.ts') },
  { name: 'Package of the kit', command: 'npm', args: ['run', '--silent', 'build', '-w', '@saywright/ui'] },
  { name: 'The kit beside others', command: 'node', args: ['tests/bench/kit/run.ts'] },
  { name: 'Build', command: 'node', args: ['scripts/start.mjs', '--build-only'] },
  { name: 'The landing page on a slow phone', ...measure('page/landing.ts') },
  { name: 'The server under load', ...measure('server.ts') },
  { name: 'A million rows', ...measure('millionRows.ts') },
  { name: 'Ten thousand files', ...measure('manyFiles.ts') },
  { name: 'Fifty people at once', ...measure('memory.ts') },
  { name: 'Two hundred people of fifty projects', ...measure('manyPeople.ts') },
  { name: 'The main thread of a page', ...measure('page/run.ts') },
];

const missed = await runSteps(steps, { untilFailure: false });
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nGoals are missed: ${missed.join(', ')}`);
if (missed.length > 0) process.exit(1);
