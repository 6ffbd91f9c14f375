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
  ])('has a message for its problem', (text, problem) => {
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
    expect(executionFailed('code-hosting', 'account')).toBe(
      'Operation failed. Please check your GitHub connection and try again.',
    );
    expect(
      executionSucceeded({
        service: 'deployment',
        place: 'account',
        effect: { kind: 'variable-set' },
        result: '',
      }),
    ).toBe('Operation executed successfully! Your Netlify configuration has been updated.');
    expect(noNetworkGuidance).toMatch(/connecting.+walk you through the manual steps/u);
    expect(guidanceDelay).toBe(1000);
    expect(sessionTitle(3)).toBe('Session 3');
  });
});

describe('waiting instructions', () => {
  const one: WaitingInstruction = { id: '1', at: '2026-01-01T00:00:00Z', text: 'Create a notes table' };
  const two: WaitingInstruction = { ...one, id: '2', text: 'Publish it', service: 'deployment' };
  const three: WaitingInstruction = { ...one, id: '3', text: 'What tables do we have?' };

  it('are all stored once, in order', () => {
    const all = [one, two, three].reduce(addWaiting, []);
    expect(all).toEqual([one, two, three]);
    expect(addWaiting(all, { ...three, id: '1' })).toBe(all);
    expect(removeWaiting(all, '2')).toEqual([one, three]);
    expect(removeWaiting(all, 'unknown')).toBe(all);
  });

  it('are restored from browser storage, without malformed entries', () => {
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

  it('are not stored when they contain a secret', () => {
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

  it('cover each service with a waiting instruction, and no other', () => {
    const both = manualSteps(['database', 'deployment', 'database']);
    expect(both).toMatch(/npm start/u);
    expect(both.match(/in Supabase yourself/gu)).toHaveLength(1);
    expect(both).toMatch(/begin;[^]*rollback;[^]*commit;/u);
    expect(both).toMatch(/netlify deploy --prod/u);
    expect(both).not.toMatch(/git merge/u);
    expect(manualSteps(['code-hosting'])).toMatch(/git switch -c[^]*git merge/u);
    expect(manualSteps([])).toMatch(/^To reconnect:\n1\. [^]*\n3\. [^\n]*$/u);
  });
});

describe('an execution is reported as observed', () => {
  it.each([
    [
      'a table on this machine',
      {
        service: 'database',
        place: 'machine',
        effect: { kind: 'table-created' },
        result: 'pets created, empty.',
      },
      'Operation executed successfully! Your local database configuration has been updated. pets created, empty. This is in the database on this machine.',
    ],
    [
      'rows, which are no configuration',
      { service: 'database', place: 'machine', effect: { kind: 'rows-added' }, result: 'pets: 1 row added.' },
      'Operation executed successfully! pets: 1 row added. This is in the database on this machine.',
    ],
    [
      'a trial, which is nobody’s real database',
      {
        service: 'database',
        place: 'browser',
        effect: { kind: 'table-removed' },
        result: 'pets with 0 rows removed.',
      },
      'Operation executed successfully! Your trial database configuration has been updated. pets with 0 rows removed. This is in the trial database of this browser tab.',
    ],
    [
      'a branch',
      {
        service: 'code-hosting',
        place: 'machine',
        effect: { kind: 'branch-created' },
        result: 'idea created.',
      },
      'Operation executed successfully! idea created. This is in the repository on this machine.',
    ],
    [
      'a site, whose address says where it is',
      {
        service: 'deployment',
        place: 'machine',
        effect: { kind: 'published', address: 'http://localhost:1/' },
        result: 'Your site is live at http://localhost:1/. Only this machine can open that address.',
      },
      'Operation executed successfully! Your site is live at http://localhost:1/. Only this machine can open that address.',
    ],
    [
      'what was executed before effects were recorded',
      { service: 'deployment', place: 'machine', effect: undefined, result: '' },
      'Operation executed successfully! Your local site server configuration has been updated. This is on the site server of this machine.',
    ],
  ] as const)('%s', (_name, execution, text) => {
    expect(executionSucceeded(execution)).toBe(text);
  });

  it('a failure names the service that was used, not an account that is not linked', () => {
    expect(executionFailed('database', 'machine')).toBe(
      'Operation failed. Please check your local database connection and try again.',
    );
  });
});
