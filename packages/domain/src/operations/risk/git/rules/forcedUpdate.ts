import type { GitRule } from '../types.ts';

/** G2: overwriting a branch or tag, on the server or locally. */
export const forcedUpdate: GitRule = {
  id: 'G2',
  check(step) {
    if (step.kind === 'move')
      return {
        level: 'high',
        object: step.name,
        sentence: `It makes ${step.name} point at something else; what it pointed at may be lost.`,
        undo: 'partial',
      };
    if (step.kind !== 'push' || step.force === 'no') return undefined;
    const unseen =
      step.force === 'yes' ? ', including what others put there' : ', if nobody changed it since';
    return {
      level: 'high',
      object: step.branch,
      evidence: `${step.branch}: forced`,
      sentence: `It overwrites ${step.branch} on the server${unseen}.`,
      saferWay: `Merge ${step.branch} from the server first`,
      undo: step.force === 'yes' ? 'none' : 'partial',
    };
  },
};
