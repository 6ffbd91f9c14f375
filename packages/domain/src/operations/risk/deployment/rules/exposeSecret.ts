import { looksSecret } from '../../secretName.ts';
import type { DeploymentRule } from '../types.ts';

/** What build tools put before the names of variables that browsers may see. */
const shown = /^(?:VITE|NEXT_PUBLIC|NUXT_PUBLIC|PUBLIC|REACT_APP|EXPO_PUBLIC|GATSBY|VUE_APP)_/;
/** Keys that are made to be seen. */
const meant = /(?:^|_)(?:anon|public|publishable)_?(?:api_?)?(?:key|token)(?:_|$)/i;

/** D5: a secret becomes part of what every browser loads. */
export const exposeSecret: DeploymentRule = {
  id: 'D5',
  check(step) {
    if (step.kind !== 'variable' || step.change !== 'set') return undefined;
    const own = step.name.replace(shown, '');
    const seen = step.audience === 'client' || own !== step.name;
    if (!seen || meant.test(own) || !looksSecret(own)) return undefined;
    return {
      level: 'high',
      object: step.name,
      evidence: `${step.name} of ${step.site}`,
      sentence: `Everyone who visits ${step.site} could read ${step.name}.`,
      saferWay: `Set ${own} for the server of ${step.site} only`,
      undo: 'none',
      lasting: true,
    };
  },
};
