import type { GitRule, GitStep } from '../types.ts';

const judged: Readonly<Record<GitStep['kind'], boolean>> = {
  amend: true,
  clean: true,
  'create-branch': true,
  'delete-branch': true,
  'delete-tag': true,
  discard: true,
  'drop-stash': true,
  harmless: true,
  merge: true,
  move: true,
  push: true,
  rebase: true,
  'rename-branch': true,
  reset: true,
  rewrite: true,
  unknown: false,
};

/** G11: a command that cannot be judged, including unknown kinds. */
export const unknownCommand: GitRule = {
  id: 'G11',
  check(step) {
    if (Object.hasOwn(judged, step.kind) && judged[step.kind]) return undefined;
    const object = (step.kind === 'unknown' && step.what) || 'a command';
    return { level: 'high', object, sentence: 'It contains a command that cannot be checked.', undo: 'none' };
  },
};
