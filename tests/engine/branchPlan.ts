import type { CodePlan, HostProof } from '../../packages/engine/src/operations/hostPlan.ts';

/** A plan that creates a branch. */
export const plan: CodePlan = {
  service: 'code-hosting',
  type: 'branch',
  title: 'Create a branch',
  doneTitle: 'Created a branch',
  understood: 'You want a branch.',
  steps: [['Create it']],
  commands: [],
  warnings: [],
  request: {
    action: { kind: 'create-branch', name: 'idea', switchTo: true },
    author: { name: 'Ada', email: 'ada@example.org' },
    at: '2027-01-01T00:00:00.000Z',
  },
};

/** Its proof, with low risk. */
export const proof: HostProof = {
  service: 'code-hosting',
  provenAt: '2027-01-01T00:00:00.000Z',
  tookMs: 1,
  risk: 'low',
  findings: [],
  signature: 's',
  lines: [],
  samples: [],
  undo: 'Everything.',
  consequence: 'create a branch',
};
