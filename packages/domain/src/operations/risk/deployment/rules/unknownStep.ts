import type { DeploymentRule, DeploymentStep } from '../types.ts';

const judged: Readonly<Record<DeploymentStep['kind'], boolean>> = {
  deploy: true,
  dns: true,
  domain: true,
  harmless: true,
  password: true,
  publish: true,
  remove: true,
  site: true,
  unknown: false,
  variable: true,
  visibility: true,
};

/** D7: a step that cannot be judged, including unknown kinds. */
export const unknownStep: DeploymentRule = {
  id: 'D7',
  check(step) {
    if (Object.hasOwn(judged, step.kind) && judged[step.kind]) return undefined;
    const object = (step.kind === 'unknown' && step.what) || 'a step';
    const sentence = 'It contains a step that cannot be checked.';
    return { level: 'high', object, evidence: object, sentence, undo: 'none' };
  },
};
