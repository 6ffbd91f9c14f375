import type { Frame } from '../../frame.ts';
import { readQuestion } from './question.ts';

/** Frames that answer with rows or figures. */
export const questionFrames: readonly Frame[] = [readQuestion];
