import { planAnswerSchema, type PlanAnswer } from '@saywright/engine/protocol';
import { describe, expect, test } from 'vitest';

function read(answer: unknown): PlanAnswer {
  return planAnswerSchema.parse(answer);
}

const lists = { warnings: [], commands: [], environmentVars: [] };

describe('the answer of a client that sends the documented fields and no more', () => {
  test('is a plan that can be read', () => {
    const facts = {
      usageImpact: { storage: '1 MB', rows: '10', requests: '2' },
      branchInfo: { currentBranch: 'main', targetBranch: 'idea', conflictsDetected: true },
      deploymentInfo: { siteUrl: 'https://a.example', buildTime: '2m 34s' },
    };
    const answer = read({
      plan: 'Add a table.',
      explanation: 'You want customers.',
      code: 'create table customers ();',
      commands: ['git status'],
      warnings: ['It is new.'],
      environmentVars: ['API_KEY=hush', 'MODE'],
      ...facts,
    });
    expect(answer).toMatchObject({
      ...facts,
      success: true,
      plan: 'Add a table.',
      explanation: 'You want customers.',
      code: 'create table customers ();',
      commands: ['git status'],
      warnings: ['It is new.'],
    });
    // Values stay where they came from.
    expect(answer.environmentVars).toEqual(['API_KEY', 'MODE']);
    expect(answer.outcome).toEqual({
      kind: 'outline',
      text: 'You want customers. Add a table. It is new.',
      sql: 'create table customers ();',
      commands: ['git status'],
    });
  });

  test.each([{ plan: 'Merge it.' }, { plan: 'Merge it.', explanation: null, code: null, commands: null }])(
    'may leave out what has nothing to say: %j',
    (sent) => {
      expect(read(sent)).toEqual({
        ...lists,
        success: true,
        plan: 'Merge it.',
        explanation: 'Merge it.',
        outcome: { kind: 'outline', text: 'Merge it.', sql: '', commands: [] },
      });
    },
  );

  test('is a refusal where it did not succeed', () => {
    expect(read({ success: false, explanation: 'There is no such branch.' })).toEqual({
      ...lists,
      success: false,
      explanation: 'There is no such branch.',
      outcome: { kind: 'refusal', reason: 'There is no such branch.', suggestions: [] },
    });
  });

  test.each([
    undefined,
    null,
    'done',
    [],
    {},
    { success: true, explanation: '' },
    { plan: 7 },
    { commands: 'git' },
    { operation: { id: 'a', type: 'schema', risk: 'low' }, outcome: { kind: 'operation', next: [] } },
  ])('cannot be read when it says nothing, or something else: %j', (sent) => {
    expect(planAnswerSchema.safeParse(sent).success).toBe(false);
  });
});
