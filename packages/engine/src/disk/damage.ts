import { errorCode } from './files.ts';

/** A problem with the data folder, with the file and the remedy, for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Explains a full or read-only disk to the person whose command failed; undefined for any other error. */
export function diskProblem(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === '53100' || /no space left/iu.test(message))
    return 'The disk of the server is full, so nothing more was done. Ask the operator of this server to free some space, then try again.';
  if (code === 'EROFS' || code === 'EACCES')
    return 'The server cannot write to its data folder, so nothing more was done. Ask the operator of this server to give it write access, then try again.';
  return undefined;
}
