import { join } from 'node:path';
import { z } from 'zod';
import type { MovedTable } from '../moving/compare.ts';
import { finishMoves } from '../moving/kept.ts';
import { isEmbedded, moveProject, type MoveReport } from '../moving/move.ts';
import { enginePaths } from '../paths.ts';
import { pgliteProjectDatabase } from '../pglite/projectDatabase.ts';
import { serverProjectDatabase } from '../postgres/projectDatabase.ts';
import { prepareServer } from '../postgres/server.ts';
import { columns, printableLine } from './text.ts';
import { openStudioFolder } from '../studioFolder.ts';
import { OperatorError, usageOf, type Topic } from './topic.ts';

const asked = z.tuple([
  z.uuid(),
  z.literal('to'),
  z.enum(['server', 'embedded']),
  z.literal('--rehearse').optional(),
]);

const limitMs = 120_000;

const line = ({ name, rows, checksum, isSame }: MovedTable): readonly string[] => [
  printableLine(name, 60),
  `${rows} rows`,
  `checksum ${checksum}`,
  isSame ? 'same' : 'different',
];

function reportText({ tables, people, others, advice, isSame, kept }: MoveReport): string {
  const differing = others.filter((table) => !table.isSame);
  const text = [
    columns([...tables, { ...people, name: 'people' }, ...differing].map(line)),
    `${others.length - differing.length} of ${others.length} tables with accounts, files and history are the same.`,
    `The advisor has ${advice.after.length} remarks about the copy, and ${advice.before.length} about the source.`,
  ].join('\n');
  if (!isSame) throw new OperatorError(`The copy is not the same, so nothing was moved.\n${text}`);
  if (!kept) return `${text}\nThe copy is the same. Nothing was moved.`;
  const old = kept.to === 'embedded' ? ', and as a database on the server' : '';
  return `${text}\nThe project was moved. What was there before is kept in moved/${kept.id}${old}.`;
}

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
    const server = { url: databaseUrl, limitMs };
    const common = { limitMs, template: enginePaths.projectTemplate, logError: () => {} };
    const impatient = { isStandby: false, waitsForServer: false };
    const release = await openStudioFolder({ ...common, ...impatient, directory, server, say: () => {} });
    try {
      await finishMoves({ directory, server }, (error) => {
        throw error;
      });
      const home = join(directory, 'projects', projectId);
      const source = isEmbedded(directory, projectId)
        ? pgliteProjectDatabase({ ...common, directory: home })
        : serverProjectDatabase({
            ...server,
            projectId,
            folder: home,
            idleMs: 1000,
            ready: () => prepareServer(server),
            hasHistory: async () => true,
            logError: common.logError,
          });
      try {
        const move = { projectId, to, isRehearsal: rehearse !== undefined };
        const parts = { ...common, directory, server, now: () => new Date() };
        return reportText(await moveProject(parts, move, source));
      } finally {
        await source.close();
      }
    } finally {
      await release();
    }
  },
};
