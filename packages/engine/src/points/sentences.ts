import { counted, bytesText } from '@saywright/domain/receipt';
import {
  maxPointName,
  pointName,
  pointsMeant,
  readRestoreRequest,
  restoreMoment,
  restoreSteps,
} from '@saywright/domain/restore-points';
import { phraseText } from '@saywright/domain/planner';
import { DamagedPointError } from './chunks.ts';
import type { ReturnDriver } from '../operations/returnDriver.ts';
import { refuse, talk, type Planned, type RecordablePlan } from '../operations/serviceDriver.ts';
import type { Clock } from '../ports/system.ts';
import type { ProjectRow } from '../store/store.ts';
import type { StoredPoint } from './record.ts';
import type { RestorePoints } from './restorePoints.ts';

/** Answers sentences about restore points; undefined for any other sentence. */
export type RestoreSentences = (
  project: ProjectRow,
  instruction: string,
) => Promise<Planned<RecordablePlan> | undefined>;

const mostChoices = 4;
const example = 'Make a restore point called “before the launch”';

function listed(points: readonly StoredPoint[]): Planned<RecordablePlan> {
  if (points.length === 0)
    return talk({
      kind: 'answer',
      sql: '',
      text: `There are no restore points yet. One is made before every high-risk change and once a day. To make one now, say: ${example}.`,
    });
  const rows = points.map((point) => [restoreMoment(point.at), pointName(point), bytesText(point.added)]);
  return talk({
    kind: 'answer',
    sql: '',
    text: `There ${points.length === 1 ? 'is' : 'are'} ${counted(points.length, 'restore point')}. To return to one, say for example: Go back to the restore point ${points[0]?.reason === 'named' ? pointName(points[0]) : 'of yesterday at noon'}.`,
    table: { columns: ['made', 'restore point', 'size'], rows: rows.slice(0, 20) },
  });
}

/** What a project has changed since a restore point, said as what going back would do; nothing is changed. */
async function compared(
  points: RestorePoints,
  project: ProjectRow,
  point: StoredPoint,
): Promise<Planned<RecordablePlan>> {
  const name = `${pointName(point)} of ${restoreMoment(point.at)}`;
  try {
    const tried = await points.tryReturn(project, point.id);
    if (tried === undefined) return refuse('This restore point is no longer kept.');
    const steps = tried === 'same' ? [] : restoreSteps(tried.difference).map(phraseText);
    const text =
      steps.length === 0
        ? `Nothing is different: everything is as it was at the restore point ${name}.`
        : `${counted(steps.length, 'thing')} ${steps.length === 1 ? 'is' : 'are'} different from the restore point ${name}. The list says what going back would do. To go back, say: Go back to the restore point ${point.reason === 'named' ? pointName(point) : `of ${laterMinute(point.at)}`}.`;
    const table = { columns: ['if you went back'], rows: steps.map((step) => [step]) };
    return talk({ kind: 'answer', sql: '', text, ...(steps.length > 0 && { table }) });
  } catch (error) {
    if (error instanceof DamagedPointError) return refuse(error.message);
    throw error;
  }
}

/** Reads sentences about restore points with a small closed grammar, and plans or answers them. */
export function restoreSentences({
  points,
  returns,
  clock,
  hasUnsavedFiles,
}: {
  readonly points: RestorePoints;
  readonly returns: ReturnDriver;
  readonly clock: Clock;
  readonly hasUnsavedFiles: (project: ProjectRow) => Promise<boolean>;
}): RestoreSentences {
  return async (project, instruction) => {
    const asked = readRestoreRequest(instruction, clock.now().getTime());
    if (!asked) return undefined;
    if (asked.kind === 'list') return listed(await points.list(project));
    if (asked.kind === 'create') {
      const { name, isSave = false } = asked;
      if (name === undefined)
        return talk({
          kind: 'question',
          text: 'What should the restore point be called?',
          choices: [{ label: example, instruction: example }],
        });
      if (name.length > maxPointName) return refuse(`A name has at most ${maxPointName} characters.`);
      if (isSave && (await hasUnsavedFiles(project))) {
        const whole = `Make a restore point called “${name}”`;
        return talk({
          kind: 'question',
          text: 'A restore point keeps everything: data, people, code and site. A save keeps only your files. Which one do you mean?',
          choices: [
            { label: whole, instruction: whole },
            { label: `Save my files as “${name}”`, instruction: `Save my files with the message "${name}"` },
          ],
        });
      }
      const made = await points.create(project, 'named', name);
      return talk({
        kind: 'answer',
        sql: '',
        text: `Made the restore point ${pointName(made)}. It added ${bytesText(made.added)} and is kept until you delete it. Nothing else was changed.`,
      });
    }
    const all = await points.list(project);
    if (asked.kind === 'compare' && all.length === 0)
      return asked.isCertain
        ? refuse(`There is no restore point to compare with yet. To make one, say: ${example}.`)
        : undefined;
    const [only, ...others] = pointsMeant(all, asked.to);
    if (!only) {
      if (!asked.isCertain) return undefined;
      const oldest = all.at(-1);
      if (!oldest)
        return refuse(`There is no restore point to go back to yet. To make one, say: ${example}.`);
      return refuse(
        asked.to.by === 'moment'
          ? `The oldest restore point is of ${restoreMoment(oldest.at)}, so there is none from before that. Nothing was changed.`
          : `There is no restore point called “${asked.to.text}”. Say “show my restore points” to see them.`,
      );
    }
    // The newest of several with the same name is the one that was left last.
    if (asked.kind === 'compare') return compared(points, project, only);
    if (others.length === 0) return returns.plan(project, only.id, instruction);
    const choices = [only, ...others].slice(0, mostChoices);
    return talk({
      kind: 'question',
      text: `${counted(others.length + 1, 'restore point')} match. Which one do you mean?`,
      choices: choices.map((point) => ({
        label: `${pointName(point)}, ${restoreMoment(point.at)}`,
        instruction: `Go back to how everything was on ${laterMinute(point.at)}`,
      })),
    });
  };
}

/** The first whole minute at or after a moment, in words that name it. */
function laterMinute(at: number): string {
  const minute = new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
  return `${minute.slice(0, 10)} at ${minute.slice(11, 16)}`;
}
