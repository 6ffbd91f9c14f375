import {
  defaultContext,
  executionReport,
  failedResponse,
  initialMultiAgent,
  instructionReport,
  maxReportedInstruction,
  multiExecutionReport,
  multiInstructionReport,
  reduceMultiAgent,
  simulatedMark,
  simulatedResponse,
  type MultiAgentEvent,
  type MultiAgentState,
} from '@saywright/domain/agents';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const services = ['database', 'code-hosting', 'deployment'] as const;

describe('simulated responses', () => {
  it('say so', () => {
    expect(simulatedMark).toBe('Simulated: nothing was changed');
    expect(simulatedResponse('database', 'x', 'a1').code).toContain(`-- ${simulatedMark}\n`);
  });

  it('have the documented shape of each service', () => {
    expect(simulatedResponse('database', 'drop the table', 'a1')).toMatchObject({
      success: true,
      simulated: true,
      operation: { type: 'schema', risk: 'high' },
      warnings: ['This instruction contains high-risk words.'],
      usageImpact: { rows: 'About 50K rows on free tier' },
    });
    expect(simulatedResponse('code-hosting', 'merge it', 'a1')).toMatchObject({
      operation: { type: 'merge', risk: 'medium' },
      branchInfo: { currentBranch: 'main', conflictsDetected: false },
    });
    expect(simulatedResponse('deployment', 'ship it', 'a1')).toMatchObject({
      operation: { type: 'deploy', risk: 'low' },
      deploymentInfo: { buildTime: '2m 34s' },
      environmentVars: ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
    });
  });

  it.each([
    ['code-hosting', 'Create a branch called contact-page', ['git branch contact-page']],
    ['code-hosting', 'merge contact-page into main', ['git merge contact-page']],
    ['code-hosting', 'Merge main into the branch "winter"', ['git switch winter', 'git merge main']],
    ['code-hosting', 'delete the branch old-page', ['git branch --delete old-page']],
    ['code-hosting', 'Switch to the branch winter', ['git switch winter']],
    ['code-hosting', 'Start a project "Club"', ['git init', 'git add --all', 'git commit']],
    ['code-hosting', 'Save my changes', ['git add --all', 'git commit']],
    ['code-hosting', 'Undo the last save', ['git revert --no-edit HEAD']],
    ['deployment', 'Publish my site', ['netlify deploy --prod']],
    ['deployment', 'Make a preview', ['netlify deploy']],
    ['deployment', 'Take my site offline', ['netlify sites:delete']],
    ['deployment', 'Set API_KEY to hush123', ['netlify env:set API_KEY']],
  ] as const)('are made from the sentence where it can be read: %s, %s', (service, text, commands) => {
    const response = simulatedResponse(service, text, 'a1');
    expect(response.commands).toEqual(commands);
    expect(response.explanation).toContain('based only on your instruction');
    expect(JSON.stringify(response)).not.toContain('hush123');
  });

  it.each([
    ['database', 'Create a bookings table with a name'],
    ['code-hosting', 'make it nice'],
    ['deployment', 'make it nice'],
  ] as const)('say that they are only an example where it cannot: %s, %s', (service, text) => {
    expect(simulatedResponse(service, text, 'a1').explanation).toMatch(/^This is only an example/u);
  });

  it('are returned for every text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...services), fc.string({ unit: 'binary' }), (service, text) => {
        const response = simulatedResponse(service, text, 'a1');
        expect(response.simulated).toBe(true);
        expect(response).toEqual(simulatedResponse(service, text, 'a1'));
        expect(response.operation.id).toBe('a1');
        expect(response.explanation).toMatch(/^This is (?:only an example|the outline) of a plan for/u);
      }),
    );
  });
});

it.each([
  ['database', 'Failed to process instruction. Please try again or rephrase your request.'],
  ['code-hosting', 'Failed to process instruction. Please check your repository connection and try again.'],
  ['deployment', 'Failed to process instruction. Please check your deployment settings and try again.'],
] as const)('a failed %s agent', (service, explanation) => {
  expect(failedResponse(service)).toMatchObject({
    success: false,
    explanation,
    warnings: ['Network communication error'],
  });
});

it('has the documented context', () => {
  expect(defaultContext('database', { hasSession: true })).toEqual({
    projectType: 'web-app',
    framework: 'react',
    hasAuth: true,
  });
  expect(defaultContext('database', { hasSession: false }).hasAuth).toBe(false);
  expect(defaultContext('code-hosting', { hasSession: true })).toEqual({
    hasRepository: true,
    currentBranch: 'main',
    hasUncommittedChanges: false,
  });
  expect(defaultContext('deployment', { hasSession: true })).toEqual({
    hasDeployment: false,
    buildCommand: 'npm run build',
    publishDirectory: 'dist',
  });
});

describe('reports', () => {
  const facts = { instruction: 'x', success: true, operationType: 'schema', risk: 'low' } as const;

  it('carry the documented fields', () => {
    expect(instructionReport(facts)).toEqual({ command: 'agent_instruction_processed', payload: facts });
    // An id that looks like a secret: long, with digits and letters.
    const id = '7d9f3c1a-5b2e-4f60-8a17-0c4e9b2d6f35';
    expect(executionReport(id)).toEqual({
      command: 'agent_operation_executed',
      payload: { operationId: id },
    });
    expect(multiInstructionReport('database', facts)).toEqual({
      command: 'multi_agent_instruction_processed',
      payload: { ...facts, service: 'database' },
    });
    expect(multiExecutionReport('deployment', id)).toEqual({
      command: 'multi_agent_operation_executed',
      payload: { operationId: id, service: 'deployment' },
    });
  });

  it('are short and contain no secrets', () => {
    const secret = ['ghp', 'abcdefghij0123456789ABCDEFGHIJ012345'].join('_');
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 400 }), (before, behind) => {
        const instruction = `${before} ${secret} ${behind}`;
        const { payload } = instructionReport({ ...facts, instruction });
        const text = 'instruction' in payload ? payload.instruction : '';
        expect(text).not.toContain(secret.slice(0, 12));
        expect(Array.from(text).length).toBeLessThanOrEqual(maxReportedInstruction);
      }),
    );
  });
});

describe('multi-agent state', () => {
  const started: MultiAgentEvent = { kind: 'started', service: 'database' };
  const response = simulatedResponse('database', 'x', 'a1');
  const answered: MultiAgentEvent = { kind: 'answered', response, timestamp: 't' };
  const after = (...events: readonly MultiAgentEvent[]) =>
    events.reduce<MultiAgentState>(reduceMultiAgent, initialMultiAgent);

  it('goes from idle to processing to an answer', () => {
    expect(after(started)).toEqual({ ...initialMultiAgent, isProcessing: true, currentService: 'database' });
    expect(after(started, answered)).toEqual({
      isProcessing: false,
      currentService: 'database',
      currentResponse: response,
      error: undefined,
      operationHistory: [{ service: 'database', operation: response.operation, timestamp: 't' }],
    });
  });

  it('reports a failure', () => {
    expect(after(started, { kind: 'failed' }).error).toBe('Failed to process instruction');
    expect(after(started, { kind: 'failed', error: 'why' }).error).toBe('why');
    const failed = after(started, { kind: 'answered', response: failedResponse('database'), timestamp: 't' });
    expect(failed).toMatchObject({ error: 'Failed to process instruction', operationHistory: [] });
    expect(after(started, { kind: 'failed' }, started).error).toBeUndefined();
  });

  it('ignores an answer that is not awaited', () => {
    expect(after(answered)).toBe(initialMultiAgent);
    expect(after({ kind: 'failed' })).toBe(initialMultiAgent);
  });

  it('adds one history entry per awaited answer', () => {
    const event = fc.constantFrom<MultiAgentEvent>(started, answered, { kind: 'failed' });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let waiting = false;
        let count = 0;
        for (const { kind } of events) {
          if (waiting && kind === 'answered') count += 1;
          waiting = kind === 'started';
        }
        const state = after(...events);
        expect(state.operationHistory).toHaveLength(count);
        expect(state.isProcessing).toBe(waiting);
      }),
    );
  });
});
