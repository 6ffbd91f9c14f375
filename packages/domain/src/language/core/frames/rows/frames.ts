import type { Frame } from '../../frame.ts';
import { readAlike } from './alike.ts';
import { readDelete, readMerge } from './delete.ts';
import { readListed } from './listed.ts';
import { readInsert } from './insert.ts';
import { readKept } from './kept.ts';
import { readOrdered } from './ordered.ts';
import { readPostponed } from './postponed.ts';
import { readHappening } from './slots.ts';
import { readUpdate } from './update.ts';

/** Frames that add, change or delete rows. */
export const rowFrames: readonly Frame[] = [
  readUpdate,
  readDelete,
  readMerge,
  readInsert,
  readListed,
  readOrdered,
  readPostponed,
  readAlike,
  readHappening,
  readKept,
];
