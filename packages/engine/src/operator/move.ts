import { z } from 'zod';
import { openDataFolder } from '../dataFolder.ts';
import { enginePaths } from '../paths.ts';
import { moveProject } from '../projects/move.ts';
import { OperatorError, usageOf, type Topic } from './topic.ts';

const asked = z.tuple([
  z.uuid(),
  z.literal('to'),
  z.enum(['server', 'embedded']),
  z.literal('--rehearse').optional(),
]);

/** Moves the databases of projects between this machine and a server. Only while the studio is off. */
export const moveTopic: Topic = {
  name: 'move',
  usage: [
    '<project id> to server [--rehearse]    move its database to the server of SAYWRIGHT_DATABASE_URL',
    '<project id> to embedded [--rehearse]  move it back into the data folder',
  ],
  async run(args, { directory, databaseUrl }) {
    const parsed = asked.safeParse([...args, ...Array.from({ length: 4 - args.length }, () => undefined)]);
    if (!parsed.success) throw new OperatorError(usageOf(moveTopic));
    if (databaseUrl === undefined)
      throw new OperatorError('Set SAYWRIGHT_DATABASE_URL to the address of the server.');
    const [projectId, , to, rehearse] = parsed.data;
    const unlock = await openDataFolder(directory);
    try {
      return await moveProject(
        {
          directory,
          template: enginePaths.projectTemplate,
          url: databaseUrl,
          limitMs: 120_000,
          now: () => new Date(),
          logError: () => {},
        },
        { projectId, to, isRehearsal: rehearse !== undefined },
      );
    } finally {
      unlock();
    }
  },
};
