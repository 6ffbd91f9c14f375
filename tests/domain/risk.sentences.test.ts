import { deploymentRisk, type DeploymentStep, type SiteFacts } from '@saywright/domain/risk/deployment';
import { gitRisk, type GitFacts, type GitStep } from '@saywright/domain/risk/git';
import { expect, it } from 'vitest';

/** The wording of a finding: rule, evidence, sentence, safer way if any, and undo. */
type Wording = readonly [
  rule: string,
  evidence: string,
  sentence: string,
  saferWay: string | undefined,
  undo: string,
];

const ofGit: readonly (readonly [GitStep, GitFacts, readonly Wording[]])[] = [
  [
    { kind: 'delete-tag', tag: 'v1', remote: false },
    {},
    [['G3', 'v1', 'It deletes the tag v1.', undefined, 'exact']],
  ],
  [
    { kind: 'delete-tag', tag: 'v1', remote: true },
    {},
    [['G3', 'v1', 'It deletes the tag v1 on the server.', undefined, 'exact']],
  ],
  [
    { kind: 'delete-branch', branch: 'idea', remote: true },
    { unmerged: { idea: 2 } },
    [
      [
        'G3',
        'idea: 2 commits nowhere else',
        'It deletes the branch idea on the server.',
        'Merge idea first',
        'partial',
      ],
    ],
  ],
  [
    { kind: 'delete-branch', branch: 'idea', remote: false },
    { unmerged: { idea: 1 } },
    [['G3', 'idea: 1 commit nowhere else', 'It deletes the branch idea.', 'Merge idea first', 'partial']],
  ],
  [
    { kind: 'delete-branch', branch: 'idea', remote: false },
    { unmerged: { idea: 0 } },
    [['G3', 'idea: 0 commits nowhere else', 'It deletes the branch idea.', 'Merge idea first', 'exact']],
  ],
  [
    { kind: 'push', branch: 'idea', force: 'yes' },
    {},
    [
      [
        'G2',
        'idea: forced',
        'It overwrites idea on the server, including what others put there.',
        'Merge idea from the server first',
        'none',
      ],
    ],
  ],
  [
    { kind: 'push', branch: 'idea', force: 'lease' },
    {},
    [
      [
        'G2',
        'idea: forced',
        'It overwrites idea on the server, if nobody changed it since.',
        'Merge idea from the server first',
        'partial',
      ],
    ],
  ],
  [
    { kind: 'move', name: 'v1' },
    {},
    [
      [
        'G2',
        'v1',
        'It makes v1 point at something else; what it pointed at may be lost.',
        undefined,
        'partial',
      ],
    ],
  ],
  [
    { kind: 'merge', from: 'idea', into: 'plan' },
    { conflicts: ['a.ts'] },
    [
      [
        'G9',
        'a.ts',
        'Both sides changed the same lines of 1 file, so somebody has to choose.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    { kind: 'merge', from: 'idea', into: 'plan' },
    { conflicts: ['a.ts', 'b.ts'] },
    [
      [
        'G9',
        'a.ts, b.ts',
        'Both sides changed the same lines of 2 files, so somebody has to choose.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    { kind: 'reset', mode: 'hard', to: 'HEAD~1' },
    {},
    [
      [
        'G4',
        'HEAD~1',
        'It goes back to HEAD~1 and discards everything after it, including every uncommitted change.',
        'Revert the last commit',
        'none',
      ],
    ],
  ],
  [
    { kind: 'reset', mode: 'hard', to: 'HEAD~1' },
    { uncommitted: 0 },
    [
      [
        'G4',
        'HEAD~1: 0 changed files',
        'It goes back to HEAD~1 and discards everything after it, including every uncommitted change.',
        'Revert the last commit',
        'partial',
      ],
    ],
  ],
  [
    { kind: 'reset', mode: 'hard', to: 'HEAD~1' },
    { uncommitted: 3 },
    [
      [
        'G4',
        'HEAD~1: 3 changed files',
        'It goes back to HEAD~1 and discards everything after it, including every uncommitted change.',
        'Revert the last commit',
        'none',
      ],
    ],
  ],
  [
    { kind: 'discard', paths: ['a.ts'] },
    { uncommitted: 1 },
    [
      [
        'G4',
        'a.ts: 1 changed file',
        'It discards the uncommitted changes of a.ts.',
        'Stash my changes',
        'none',
      ],
    ],
  ],
  [
    { kind: 'discard', paths: [] },
    {},
    [['G4', 'every file', 'It discards the uncommitted changes of every file.', 'Stash my changes', 'none']],
  ],
  [
    { kind: 'drop-stash', all: false },
    {},
    [['G6', 'a stash', 'It deletes changes that were put aside.', 'Put the stash in a branch', 'none']],
  ],
  [
    { kind: 'drop-stash', all: true },
    {},
    [
      [
        'G6',
        'every stash',
        'It deletes all changes that were put aside.',
        'Put the stash in a branch',
        'none',
      ],
    ],
  ],
  [
    { kind: 'rename-branch', branch: 'idea', to: 'plan' },
    {},
    [['G10', 'idea', 'Anything that still uses the old name idea will stop working.', undefined, 'exact']],
  ],
  [
    { kind: 'rename-branch', branch: 'idea', to: 'plan' },
    { dependents: { idea: ['pull request 7', 'a rule'] } },
    [
      [
        'G10',
        'idea; needed by pull request 7, a rule',
        'Anything that still uses the old name idea will stop working.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    { kind: 'unknown', what: 'bisect' },
    {},
    [['G11', 'bisect', 'It contains a command that cannot be checked.', undefined, 'none']],
  ],
  [
    { kind: 'unknown', what: '' },
    {},
    [['G11', 'a command', 'It contains a command that cannot be checked.', undefined, 'none']],
  ],
];

it.each(ofGit)('git: %j with %j', (step, facts, wording) => {
  const found = gitRisk([step], facts);
  expect(
    found.map(({ rule, evidence, sentence, saferWay, undo }) => [rule, evidence, sentence, saferWay, undo]),
  ).toEqual(wording);
});

const ofSites: readonly (readonly [DeploymentStep, SiteFacts, readonly Wording[]])[] = [
  [
    { kind: 'site', site: 'shop', change: 'delete' },
    {},
    [
      [
        'D1',
        'shop',
        'It deletes shop with its address, everything deployed to it and its settings.',
        undefined,
        'none',
      ],
    ],
  ],
  [
    { kind: 'site', site: 'shop', change: 'delete' },
    { dependents: ['a', 'b'] },
    [
      [
        'D1',
        'shop; needed by a, b',
        'It deletes shop with its address, everything deployed to it and its settings.',
        undefined,
        'none',
      ],
    ],
  ],
  [{ kind: 'site', site: 'shop', change: 'create' }, {}, []],
  [
    { kind: 'site', site: 'shop', change: 'rename' },
    {},
    [
      [
        'D6',
        'shop',
        'The address of shop changes, and links to the old one stop working.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    { kind: 'site', site: 'shop', change: 'rename' },
    { dependents: ['a', 'b'] },
    [
      [
        'D6',
        'shop; needed by a, b',
        'The address of shop changes, and links to the old one stop working.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    { kind: 'variable', site: 'shop', audience: 'server', name: 'KEY', change: 'remove' },
    {},
    [['D4', 'KEY of shop', 'shop no longer has KEY, and what needs it will fail.', undefined, 'none']],
  ],
  [
    { kind: 'variable', site: 'shop', audience: 'server', name: 'KEY', change: 'set' },
    {},
    [['D4', 'KEY of shop', 'It overwrites the value that KEY may have in shop.', undefined, 'none']],
  ],
  [
    { kind: 'variable', site: 'shop', audience: 'server', name: 'KEY', change: 'set' },
    { variables: ['KEY'] },
    [['D4', 'KEY of shop', 'It overwrites the value that KEY may have in shop.', undefined, 'none']],
  ],
  [
    { kind: 'variable', site: 'shop', audience: 'server', name: 'KEY', change: 'set' },
    { variables: ['KEY'], kept: ['KEY'] },
    [['D4', 'KEY of shop', 'It overwrites the value that KEY may have in shop.', undefined, 'exact']],
  ],
  [
    { kind: 'variable', site: 'shop', audience: 'client', name: 'API_SECRET', change: 'set' },
    { variables: [] },
    [
      [
        'D5',
        'API_SECRET of shop',
        'Everyone who visits shop could read API_SECRET.',
        'Set API_SECRET for the server of shop only',
        'none',
      ],
    ],
  ],
  [
    { kind: 'unknown', site: 'shop', what: 'magic' },
    {},
    [['D7', 'magic', 'It contains a step that cannot be checked.', undefined, 'none']],
  ],
  [
    { kind: 'unknown', site: 'shop', what: '' },
    {},
    [['D7', 'a step', 'It contains a step that cannot be checked.', undefined, 'none']],
  ],
  [{ kind: 'harmless', site: 'shop', what: 'look' }, {}, []],
];

it.each(ofSites)('sites: %j with %j', (step, shop, wording) => {
  const found = deploymentRisk([step], { sites: { shop } });
  expect(
    found.map(({ rule, evidence, sentence, saferWay, undo }) => [rule, evidence, sentence, saferWay, undo]),
  ).toEqual(wording);
});
