import { writeSync } from 'node:fs';
import { jointStudio, ownRows, publish, save } from '../engine/jointStudio.ts';
import { owner } from '../engine/support.ts';

// Executes an operation on three services, or its undo, and kills itself at a given moment.
const [directory = '', id = '', moment = '', service = '', undoes = ''] = process.argv.slice(2);
const studio = await jointStudio({ directory, id });
await studio.write('public/index.html', 'second page');

/** Reports what a store on disk would hold: the operations, and the state of the project before the work. */
async function report(...ids: readonly string[]): Promise<void> {
  const rows = await Promise.all(ids.map((operation) => studio.store.operation(owner, operation)));
  writeSync(1, JSON.stringify({ rows, state: await studio.state() }));
}

const pipeline = studio.open((at, part) => {
  if (at === moment && part === service) process.kill(process.pid, 'SIGKILL');
});
const { id: planned } = await studio.planned(ownRows, save, publish);
if (undoes === '') {
  await report(planned);
  await pipeline.execute(owner, planned, true);
} else {
  await studio.pipeline.execute(owner, planned, true);
  const undo = await studio.pipeline.undo(owner, planned);
  await report(planned, undo.id);
  await pipeline.execute(owner, undo.id, true);
}
