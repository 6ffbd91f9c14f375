import { findingsLevel, gitRisk, type GitFacts, type GitStep } from '@saywright/domain/risk/git';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Example = readonly [level: 'high' | 'medium' | 'low', step: GitStep, facts?: GitFacts];

const rebase: GitStep = { kind: 'rebase', branch: 'idea', onto: 'main' };
const merge: GitStep = { kind: 'merge', from: 'idea', into: 'main' };

/** Every rule with examples that it finds and examples that it does not (G1 to G11). */
const table: Readonly<Record<string, readonly Example[]>> = {
  G1: [
    ['high', { kind: 'rewrite', with: 'filter-repo' }],
    ['high', rebase],
    ['high', rebase, { pushed: ['idea'] }],
    ['low', rebase, { pushed: ['main'] }],
    ['low', merge],
  ],
  G2: [
    ['high', { kind: 'push', branch: 'main', force: 'yes' }],
    ['high', { kind: 'push', branch: 'main', force: 'lease' }],
    ['high', { kind: 'move', name: 'v1' }],
    ['low', { kind: 'push', branch: 'main', force: 'no' }],
    ['low', { kind: 'create-branch', branch: 'idea' }],
  ],
  G3: [
    ['high', { kind: 'delete-branch', branch: 'idea', remote: false }],
    ['high', { kind: 'delete-branch', branch: 'idea', remote: true }, { unmerged: { idea: 1 } }],
    ['high', { kind: 'delete-branch', branch: 'idea', remote: true }, { unmerged: { idea: 0 } }],
    ['high', { kind: 'delete-tag', tag: 'v1', remote: false }],
    ['high', { kind: 'delete-tag', tag: 'v1', remote: true }],
    ['low', { kind: 'create-branch', branch: 'idea' }],
    ['low', { kind: 'harmless', what: 'fetch' }],
  ],
  G4: [
    ['high', { kind: 'reset', mode: 'hard', to: 'HEAD~1' }],
    ['high', { kind: 'reset', mode: 'hard', to: 'HEAD~1' }, { uncommitted: 0 }],
    ['high', { kind: 'discard', paths: ['a.ts'] }, { uncommitted: 1 }],
    ['high', { kind: 'discard', paths: [] }],
    ['low', { kind: 'discard', paths: [] }, { uncommitted: 0 }],
    ['low', { kind: 'reset', mode: 'soft', to: 'HEAD~1' }],
    ['low', { kind: 'reset', mode: 'mixed', to: 'HEAD~1' }],
  ],
  G5: [
    ['high', { kind: 'clean' }],
    ['low', { kind: 'discard', paths: [] }],
  ],
  G6: [
    ['high', { kind: 'drop-stash', all: false }],
    ['high', { kind: 'drop-stash', all: true }],
    ['low', { kind: 'clean' }],
  ],
  G7: [
    ['high', { kind: 'amend', branch: 'idea' }],
    ['high', { kind: 'amend', branch: 'idea' }, { pushed: ['idea'] }],
    ['low', { kind: 'amend', branch: 'idea' }, { pushed: [] }],
    ['low', { kind: 'harmless', what: 'commit' }],
  ],
  G8: [
    ['medium', merge],
    ['medium', { kind: 'rebase', branch: 'trunk', onto: 'idea' }, { defaultBranch: 'trunk', pushed: [] }],
    ['low', merge, { defaultBranch: 'trunk' }],
    ['low', rebase],
    ['low', { kind: 'push', branch: 'main', force: 'no' }],
  ],
  G9: [
    ['medium', { ...merge, into: 'idea' }, { conflicts: ['a.ts'] }],
    ['medium', rebase, { conflicts: ['a.ts', 'b.ts'], pushed: [] }],
    ['low', merge, { conflicts: [] }],
    ['low', { kind: 'clean' }, { conflicts: ['a.ts'] }],
  ],
  G10: [
    ['medium', { kind: 'rename-branch', branch: 'idea', to: 'plan' }],
    [
      'high',
      { kind: 'rename-branch', branch: 'idea', to: 'plan' },
      { dependents: { idea: ['pull request 7'] } },
    ],
    ['high', { kind: 'rename-branch', branch: 'main', to: 'trunk' }],
    ['low', { kind: 'create-branch', branch: 'plan' }],
    ['low', merge],
  ],
  G11: [
    ['high', { kind: 'unknown', what: 'bisect run' }],
    ['high', { kind: 'unknown', what: '' }],
    ['low', { kind: 'harmless', what: 'status' }],
    ['low', merge],
  ],
};

const cases = Object.entries(table).flatMap(([rule, examples]) =>
  examples.map(([level, step, facts = {}]) => ({
    rule,
    level,
    step,
    facts,
    example: JSON.stringify([step, facts]),
  })),
);

test.each(cases)('$rule is $level: $example', ({ rule, level, step, facts }) => {
  const found = gitRisk([step], facts).filter((finding) => finding.rule === rule);
  expect(found).toHaveLength(level === 'low' ? 0 : 1);
  expect(findingsLevel(found)).toBe(level);
  for (const { object, evidence, sentence, saferWay, undo, step: index } of found) {
    expect([object, evidence].filter((text) => text.trim() === '')).toEqual([]);
    expect(sentence).toMatch(/^[A-Z][^\n]+[.]$/);
    expect(saferWay ?? 'A').toMatch(/^[A-Z][^\n]*[^.]$|^A$/);
    expect(['exact', 'partial', 'none']).toContain(undo);
    expect(index).toBe(0);
  }
});

describe('evidence', () => {
  test.each<readonly [GitStep, GitFacts, string]>([
    [
      { kind: 'delete-branch', branch: 'idea', remote: false },
      { unmerged: { idea: 1 } },
      'idea: 1 commit nowhere else',
    ],
    [
      { kind: 'delete-branch', branch: 'idea', remote: false },
      { unmerged: { idea: 2 } },
      'idea: 2 commits nowhere else',
    ],
    [{ kind: 'discard', paths: ['a', 'b'] }, { uncommitted: 1 }, 'a, b: 1 changed file'],
    [{ kind: 'discard', paths: [] }, { uncommitted: 3 }, 'every file: 3 changed files'],
    [
      { kind: 'rename-branch', branch: 'idea', to: 'plan' },
      { dependents: { idea: ['shop', 'blog'] } },
      'idea; needed by shop, blog',
    ],
    [{ kind: 'delete-branch', branch: 'constructor', remote: false }, { unmerged: {} }, 'constructor'],
  ])('%j %j', (step, facts, evidence) => {
    expect(gitRisk([step], facts)[0]?.evidence).toBe(evidence);
  });
});

test('a level falls by one for a branch created by the plan', () => {
  const plan: readonly GitStep[] = [
    { kind: 'delete-branch', branch: 'idea', remote: false },
    { kind: 'create-branch', branch: 'idea' },
    { kind: 'delete-branch', branch: 'idea', remote: false },
    { kind: 'rename-branch', branch: 'idea', to: 'plan' },
  ];
  expect(gitRisk(plan, {}).map(({ step, level }) => [step, level])).toEqual([
    [0, 'high'],
    [2, 'medium'],
  ]);
});

test('a step of an unknown kind is high', () => {
  for (const kind of ['constructor', 'toString', 'merge '])
    // @ts-expect-error Untrusted input may be anything.
    expect(gitRisk([{ kind, what: 'x' }], {})[0]).toMatchObject({
      rule: 'G11',
      level: 'high',
      object: 'a command',
    });
});

describe('for every plan and all facts', () => {
  const name = fc.constantFrom('main', 'idea', 'constructor');
  const step = fc.oneof(
    ...cases.map((example) => fc.constant(example.step)),
    name.map((branch): GitStep => ({ kind: 'create-branch', branch })),
    name.map((branch): GitStep => ({ kind: 'delete-branch', branch, remote: true })),
  );
  const facts = fc.record(
    {
      defaultBranch: name,
      pushed: fc.array(name),
      unmerged: fc.dictionary(name, fc.nat()),
      uncommitted: fc.nat(),
      conflicts: fc.array(fc.string()),
      dependents: fc.dictionary(name, fc.array(fc.string())),
    },
    { requiredKeys: [] },
  );
  const order = ['low', 'medium', 'high'];

  test('findings are plain data, and a longer plan never has a lower level', () => {
    fc.assert(
      fc.property(fc.array(step), step, facts, (plan, more, known) => {
        const found = gitRisk(plan, known);
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        expect(structuredClone(found)).toEqual(found);
        const after = order.indexOf(findingsLevel(gitRisk([...plan, more], known)));
        expect(after).toBeGreaterThanOrEqual(order.indexOf(findingsLevel(found)));
      }),
    );
  });

  test('unknown facts never lower a level', () => {
    fc.assert(
      fc.property(step, facts, (one, { pushed, uncommitted, ...known }) => {
        const unknown = order.indexOf(findingsLevel(gitRisk([one], known)));
        const counted = { ...known, pushed: pushed ?? [], uncommitted: uncommitted ?? 0 };
        expect(unknown).toBeGreaterThanOrEqual(order.indexOf(findingsLevel(gitRisk([one], counted))));
      }),
    );
  });
});
