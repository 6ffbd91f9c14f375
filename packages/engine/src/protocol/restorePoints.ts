import { maxPointName, restoreParts, restoreReasons } from '@saywright/domain/restore-points';
import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';
import { planAnswerSchema } from './planAnswer.ts';

const pointName = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPointName));

const restorePoint = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  reason: z.enum(restoreReasons),
  /** Given by the person, or what it was made before. */
  name: z.string(),
  /** Bytes that it added to what was stored before. */
  bytes: z.number(),
  /** What had changed since the point before. */
  changed: list(z.enum(restoreParts)),
  /** What it holds, counted. */
  holds: z.object({
    tables: z.number(),
    rows: z.number(),
    people: z.number(),
    codeFiles: z.number(),
    /** Files that the project's app stores; null where it stores none. */
    files: z.nullable(z.number()),
    messages: z.number(),
  }),
});

const restorePoints = z.object({
  /** The newest first. */
  points: list(restorePoint),
  /** Bytes that all of them take on disk. */
  bytes: z.number(),
});

const onePoint = z.extend(ofProject, { restorePointId: z.string().check(z.uuid()) });

/** Commands about moments of a whole project that it can go back to. */
export const restorePointCommands = {
  listRestorePoints: define('list_restore_points', ofProject, restorePoints),
  /** Keeps the current state of the project until the point is deleted. */
  createRestorePoint: define(
    'create_restore_point',
    z.extend(ofProject, { name: pointName }),
    restorePoint,
    'points',
  ),
  /** Names a restore point, which is then kept until it is deleted. */
  renameRestorePoint: define(
    'rename_restore_point',
    z.extend(onePoint, { name: pointName }),
    restorePoint,
    'points',
  ),
  deleteRestorePoint: define('delete_restore_point', onePoint, z.null(), 'points'),
  /** Plans going back; the plan is proven on copies and waits for approval. */
  planRestore: define('plan_restore', onePoint, planAnswerSchema, 'operations', 'usage'),
} as const;

export type RestorePointView = z.infer<typeof restorePoint>;
export type RestorePointsView = z.infer<typeof restorePoints>;
