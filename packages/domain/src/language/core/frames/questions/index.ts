import type { Frame } from '../../frame.ts';

/** Frames that answer with rows or figures. */
export const questionFrames: readonly Frame[] = [];
