import {
  agentStatusText,
  canSend,
  executionFailed,
  executionSucceeded,
  guidanceDelay,
  instructionProblem,
  maxInstructionLength,
  noNetworkGuidance,
  processingFailed,
  sessionTitle,
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
    [true, 0, 'Processing...'],
    [true, 4, 'Processing...'],
    [false, 1, '1 Operations'],
    [false, 4, '4 Operations'],
    [false, 0, 'Ready'],
  ])('processing %s, %i operations: %s', (isProcessing, operations, text) => {
    expect(agentStatusText({ isProcessing, operations })).toBe(text);
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
