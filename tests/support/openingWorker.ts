// Opens and closes project databases, several at once, for the seconds given.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { pgliteProjectDatabase } from '../../packages/engine/src/pglite/projectDatabase.ts';

const end = Date.now() + Number(process.argv[2]) * 1000;
const directory = await mkdtemp(join(tmpdir(), 'saywright-openings-'));
let opened = 0;
await Promise.all(
  [0, 1, 2, 3].map(async (lane) => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const database = pgliteProjectDatabase({
        directory: join(directory, `${lane}-${turn}`),
        template: enginePaths.projectTemplate,
        limitMs: 60_000,
      });
      for (let call = 0; call <= turn % 7; call += 1) await database.lexicon();
      if (turn % 3 === 0) await database.schema();
      await database.close();
      opened += 1;
    }
  }),
);
await rm(directory, { recursive: true, force: true });
console.log(opened);
