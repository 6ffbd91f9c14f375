import { bytesText, countText } from '@saywright/domain/receipt';

const mostFiles = 20_000;
const mostBytes = 500 * 1024 ** 2;

const advice =
  'List files you don’t need to save, such as downloaded packages, in .gitignore, then save again.';

/** Why changed files are too many or too large for one save, or undefined when they are not. */
export function saveLimitProblem({
  files,
  bytes,
}: {
  readonly files: number;
  readonly bytes: number;
}): string | undefined {
  if (files > mostFiles)
    return `${countText(files)} files have changed, and one save can hold at most ${countText(mostFiles)}. ${advice}`;
  if (bytes > mostBytes)
    return `The changed files come to ${bytesText(bytes)}, and one save can hold at most 500 MB. ${advice}`;
  return undefined;
}

/** Why two saves that differ in a number of files cannot be compared, or undefined when they can. */
export function compareLimitProblem(files: number): string | undefined {
  return files > mostFiles
    ? `These saves differ in ${countText(files)} files, and at most ${countText(mostFiles)} can be compared at once. Compare saves that are closer together.`
    : undefined;
}
