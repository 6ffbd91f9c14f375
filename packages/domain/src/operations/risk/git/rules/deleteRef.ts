import { under } from '../../under.ts';

import type { GitRule } from '../types.ts';

/** G3: deleting a branch or tag, whose unmerged commits are then hard to find. */
export const deleteRef: GitRule = {
  id: 'G3',
  check(step, facts) {
    if (step.kind === 'delete-tag')
      return {
        level: 'high',
        object: step.tag,
        sentence: `It deletes the tag ${step.tag}${step.remote ? ' on the server' : ''}.`,
        undo: 'exact',
      };
    if (step.kind !== 'delete-branch') return undefined;
    const left = under(facts.unmerged, step.branch);
    const lost = left === undefined ? '' : `: ${left} ${left === 1 ? 'commit' : 'commits'} nowhere else`;
    return {
      level: 'high',
      object: step.branch,
      evidence: `${step.branch}${lost}`,
      sentence: `It deletes the branch ${step.branch}${step.remote ? ' on the server' : ''}.`,
      saferWay: `Merge ${step.branch} first`,
      undo: left === 0 ? 'exact' : 'partial',
    };
  },
};
