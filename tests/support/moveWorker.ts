import { writeSync } from 'node:fs';
import { moveTopic } from '../../packages/engine/src/operator/move.ts';

// Moves the database of a project, until it is killed.
const [directory = '', databaseUrl = '', projectId = '', to = ''] = process.argv.slice(2);
writeSync(1, 'ready\n');
await moveTopic.run([projectId, 'to', to], { directory, databaseUrl, ask: async () => '' });
