import {
  addWaiting,
  agentStatusText,
  askForManualSteps,
  asksForManualSteps,
  canKeepWaiting,
  canSend,
  executionFailed,
  executionSucceeded,
  guidanceDelay,
  instructionProblem,
  manualSteps,
  maxInstructionLength,
  noNetworkGuidance,
  parseWaiting,
  processingFailed,
  removeWaiting,
  sessionTitle,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('instructions', () => {
  it.each([
    ['hello', false, true],
    ['hello', true, false],
    ['', false, false],
    [' \n\t', false, false],
    ['\u200B', false, false],
  ])('%j, processing %s: can send %s', (text, processing, expected) => {
    expect(canSend(text, processing)).toBe(expected);
  });

  it.each([
    ['', 'The instruction is empty. Please say what should change.'],
    ['  \n', 'The instruction is empty. Please say what should change.'],
    [
      'x'.repeat(maxInstructionLength + 1),
      'An instruction can have at most 20,000 characters. Please say it in parts.',
    ],
    ['x'.repeat(maxInstructionLength), undefined],
    ['Create a table', undefined],
  ])('has its problem said', (text, problem) => {
    expect(instructionProblem(text)).toBe(problem);
  });

  it('cannot be sent when empty, whatever else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canSend(text, true)).toBe(false);
        expect(canSend(text, false)).toBe(instructionProblem(text) === undefined);
      }),
    );
  });
});

describe('texts', () => {
  it.each([
    ['offline', 'Offline'],
    ['processing', 'Not ready yet'],
  ] as const)('a network that is %s is no readiness', (network, text) => {
    expect(agentStatusText({ isProcessing: false, operations: 2, network })).toBe(text);
    expect(agentStatusText({ isProcessing: true, operations: 2, network })).toBe('Processing...');
  });

  it.each([
    [true, 0, 'Processing...'],
    [true, 4, 'Processing...'],
    [false, 1, '1 Operations'],
    [false, 4, '4 Operations'],
    [false, 0, 'Ready'],
  ])('processing %s, %i operations: %s', (isProcessing, operations, text) => {
    expect(agentStatusText({ isProcessing, operations, network: 'online' })).toBe(text);
  });

  it('are the documented ones, with display names', () => {
    expect(processingFailed).toBe('Failed to process instruction');
    expect(executionFailed('code-hosting')).toBe(
      'Operation failed. Please check your GitHub connection and try again.',
    );
    expect(executionSucceeded('deployment')).toBe(
      'Operation executed successfully! Your Netlify configuration has been updated.',
    );
    expect(executionSucceeded('database')).toContain('Your Supabase configuration');
    expect(noNetworkGuidance).toMatch(/connecting.+walk you through the manual steps/u);
    expect(guidanceDelay).toBe(1000);
    expect(sessionTitle(3)).toBe('Session 3');
  });
});

describe('waiting instructions', () => {
  const one: WaitingInstruction = { id: '1', at: '2026-01-01T00:00:00Z', text: 'Create a notes table' };
  const two: WaitingInstruction = { ...one, id: '2', text: 'Publish it', service: 'deployment' };
  const three: WaitingInstruction = { ...one, id: '3', text: 'What tables do we have?' };

  it('are all kept, in their order, once each', () => {
    const all = [one, two, three].reduce(addWaiting, []);
    expect(all).toEqual([one, two, three]);
    expect(addWaiting(all, { ...three, id: '1' })).toBe(all);
    expect(removeWaiting(all, '2')).toEqual([one, three]);
    expect(removeWaiting(all, 'unknown')).toBe(all);
  });

  it('come back from what a browser kept, as far as it can be read', () => {
    const kept: unknown = JSON.parse(JSON.stringify([one, two, three]));
    expect(parseWaiting(kept)).toEqual([one, two, three]);
    for (const broken of [null, undefined, 'text', 5, {}]) expect(parseWaiting(broken)).toEqual([]);
    expect(
      parseWaiting([
        null,
        { ...one, id: 5 },
        { ...one, at: undefined },
        { ...one, text: '  ' },
        { id: '9', at: '' },
        { ...one, service: 'toString' },
        one,
        three,
      ]),
    ).toEqual([one, three]);
  });

  it('are not written down with a secret in them', () => {
    expect(canKeepWaiting('Create a notes table')).toBe(true);
    expect(canKeepWaiting('set password to hunter2x')).toBe(false);
  });
});

describe('manual steps', () => {
  it.each([
    [askForManualSteps, true],
    ['Please walk me through the manual steps.', true],
    ['what are the manual steps?', true],
    ['manual steps', true],
    ['How do I do it by hand?', true],
    ['tell me how to do this manually', true],
    ['Create a manuals table with steps', false],
    ['Show manual orders', false],
    ['Add a column manual_steps to orders', false],
    ['Create a notes table', false],
    ['yes', false],
  ])('%j asks for them: %s', (text, expected) => {
    expect(asksForManualSteps(text, false)).toBe(expected);
  });

  it.each([
    ['yes', true],
    ['Yes, please!', true],
    ['ok do', true],
    ['yes, delete all orders', false],
  ])('%j agrees to them while they are offered: %s', (text, expected) => {
    expect(asksForManualSteps(text, true)).toBe(expected);
  });

  it('are real steps for each service that is waited for, and for no other', () => {
    const both = manualSteps(['database', 'deployment', 'database']);
    expect(both).toMatch(/npm start/u);
    expect(both.match(/in Supabase yourself/gu)).toHaveLength(1);
    expect(both).toMatch(/begin;[^]*rollback;[^]*commit;/u);
    expect(both).toMatch(/netlify deploy --prod/u);
    expect(both).not.toMatch(/git merge/u);
    expect(manualSteps(['code-hosting'])).toMatch(/git switch -c[^]*git merge/u);
    expect(manualSteps([])).toMatch(/^To be connected again:\n1\. [^]*\n3\. [^\n]*$/u);
  });
});
