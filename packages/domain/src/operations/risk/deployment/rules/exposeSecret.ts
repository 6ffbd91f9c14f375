import { looksSecret } from '../../secretName.ts';
import type { DeploymentRule } from '../types.ts';

/** Prefixes that build tools use for variables exposed to browsers. */
const shown = /^(?:VITE|NEXT_PUBLIC|NUXT_PUBLIC|PUBLIC|REACT_APP|EXPO_PUBLIC|GATSBY|VUE_APP)_/;
/** Keys that are meant to be public. */
const meant = /(?:^|_)(?:anon|public|publishable)_?(?:api_?)?(?:key|token)(?:_|$)/i;

/** D5: a secret that every browser would load. */
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
