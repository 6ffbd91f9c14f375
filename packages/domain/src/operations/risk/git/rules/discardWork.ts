import type { GitHit, GitRule } from '../types.ts';

function thrownAway(
  object: string,
  sentence: string,
  saferWay: string,
  uncommitted: number | undefined,
): GitHit {
  const files = uncommitted === 1 ? '1 changed file' : `${uncommitted} changed files`;
  return {
    level: 'high',
    object,
    evidence: uncommitted === undefined ? object : `${object}: ${files}`,
    sentence,
    saferWay,
    undo: uncommitted === 0 ? 'partial' : 'none',
  };
}

/**
 * G4: hard resets, and discarding uncommitted changes. Without uncommitted changes there is nothing to discard,
 * but a hard reset still leaves commits behind.
 */
export const discardWork: GitRule = {
  id: 'G4',
  check(step, { uncommitted }) {
    if (step.kind === 'reset' && step.mode === 'hard') {
      const sentence = `It goes back to ${step.to} and discards everything after it, including every uncommitted change.`;
      return thrownAway(step.to, sentence, 'Revert the last commit', uncommitted);
    }
    if (step.kind !== 'discard' || uncommitted === 0) return undefined;
    const what = step.paths.join(', ') || 'every file';
    const sentence = `It discards the uncommitted changes of ${what}.`;
    return thrownAway(what, sentence, 'Stash my changes', uncommitted);
  },
};
