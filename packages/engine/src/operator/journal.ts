import { z } from 'zod';
import type { ComparedTable, Replay, Replays } from '../journal/replay.ts';
import { columns, printableLine } from './text.ts';
import { OperatorError, usageOf, type Topic } from './topic.ts';

const asked = z.tuple([z.enum(['check', 'replay']), z.uuid()]);

/** Checks of the record of everything that was executed. The engine has it open, so it carries these out. */
export const journalTopic: Topic = {
  name: 'journal',
  usage: [
    'check <project id>   whether the journal of a project is whole and agrees with its database',
    'replay <project id>  the same, and whether its changes lead an empty database to the same state',
  ],
  run: (args, { ask }) => ask({ topic: 'journal', args }),
};

const line = (text: string): string => printableLine(text, 200);

function tableLine({ name, project, replayed, differs }: ComparedTable): readonly string[] {
  const rows = project?.rows ?? replayed?.rows ?? 0;
  const other = replayed && project && replayed.rows !== rows ? `, replayed ${replayed.rows}` : '';
  const generated = project?.generated ?? [];
  const note = generated.length === 0 ? '' : ` without generated ${line(generated.join(', '))}`;
  return [
    printableLine(name, 60),
    `${rows} rows${other}`,
    differs.length === 0 ? `same${note}` : `different: ${line(differs.join(', '))}`,
  ];
}

/** Fails with everything that was found, so that a script notices. */
function unless(isGood: boolean, lines: readonly string[]): string {
  const text = lines.join('\n');
  if (!isGood) throw new OperatorError(text);
  return text;
}

function checkLines({ problems, entries }: Pick<Replay, 'problems' | 'entries'>): readonly string[] {
  return problems.length === 0
    ? [`The journal has ${entries} entries. It is whole, and agrees with the database.`]
    : ['The journal cannot be trusted.', ...problems.map(line)];
}

function replayLines(replay: Replay): readonly string[] {
  const { steps, takenBack, otherEffect, stopped, tables, projectHash, replayedHash } = replay;
  const isSame = projectHash === replayedHash;
  const done = stopped ? steps.indexOf(stopped.step) : steps.length;
  return [
    ...checkLines(replay),
    `${done} of ${steps.length} changes were carried out on an empty database.`,
    ...(takenBack > 0
      ? [`${takenBack} changes were left out: going back to a restore point took them away.`]
      : []),
    ...(stopped
      ? [line(`Entry ${stopped.step.seq}, “${stopped.step.title}”, cannot be repeated: ${stopped.message}`)]
      : []),
    ...otherEffect.map(({ seq, title }) =>
      line(`Entry ${seq}, “${title}”, had another effect than the one that was proven.`),
    ),
    ...(tables.length > 0 ? [columns(tables.map(tableLine))] : []),
    `Project  ${projectHash}`,
    `Replayed ${replayedHash}`,
    isSame
      ? 'Both have the same state.'
      : 'The states differ. The journal has no rows that an app, its people or an import wrote.',
  ];
}

/** Carries out a command about the journal of a project. */
export async function operateJournal(replays: Replays, args: readonly string[]): Promise<string> {
  const parsed = asked.safeParse(args);
  if (!parsed.success) throw new OperatorError(usageOf(journalTopic));
  const [command, projectId] = parsed.data;
  const missing = (): OperatorError => new OperatorError(`There is no project ${projectId}.`);
  if (command === 'check') {
    const found = await replays.check(projectId);
    if (!found) throw missing();
    return unless(found.problems.length === 0, checkLines(found));
  }
  const replay = await replays.replay(projectId);
  if (!replay) throw missing();
  return unless(
    replay.problems.length === 0 && replay.projectHash === replay.replayedHash,
    replayLines(replay),
  );
}
