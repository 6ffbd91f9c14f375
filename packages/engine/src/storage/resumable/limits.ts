import { largestFile } from '../objects.ts';
import type { UploadLimits } from './unfinished.ts';

/** Limits of uploads that arrive in parts. */
export const uploadLimits: UploadLimits = {
  ofProject: { count: 500, bytes: 1024 * 1024 * 1024 },
  ofCaller: { count: 50, bytes: 10 * largestFile },
  ms: 24 * 60 * 60 * 1000,
};
