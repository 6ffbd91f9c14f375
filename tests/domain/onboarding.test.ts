import {
  onboardingStandings,
  completedSteps,
  defaultHubTab,
  hubAnalytics,
  hubBack,
  hubStats,
  hubTabs,
  hubTiles,
  hubTitle,
  initialOnboarding,
  onboardingKey,
  onboardingProgress,
  onboardingSteps,
  onboardingTransition,
  parseCompletedSteps,
  setupComplete,
  type OnboardingEvent,
  type OnboardingState,
} from '@saywright/domain/onboarding';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const after = (...events: readonly OnboardingEvent[]): OnboardingState =>
  events.reduce(onboardingTransition, initialOnboarding);
const complete = (id: string): OnboardingEvent => ({ kind: 'complete', id });
const ids = ['demo', 'project', 'integrations', 'deploy'];

describe('the checklist', () => {
  it.each([
    [0, 'demo', 'Try the Live Demo', false],
    [1, 'project', 'Create Your First Project', false],
    [2, 'integrations', 'Connect Integrations', false],
    [3, 'deploy', 'Deploy Your App', true],
  ] as const)('%i: %s', (index, id, title, optional) => {
    const step = onboardingSteps[index];
    expect(step).toMatchObject({ id, title, optional, completed: false });
    expect([step?.description, step?.icon, step?.actionLabel].every(Boolean)).toBe(true);
  });

  it('has four steps and starts at the first', () => {
    expect(onboardingSteps).toHaveLength(4);
    expect(initialOnboarding.current).toBe(0);
    expect(onboardingProgress(initialOnboarding)).toEqual({
      completed: 0,
      total: 4,
      percent: 0,
      badge: '0/4 Complete',
      isComplete: false,
    });
  });

  it('completes a step and opens the next, unless it is the last', () => {
    const one = after(complete('demo'));
    expect(one.current).toBe(1);
    expect(onboardingProgress(one)).toMatchObject({ percent: 25, badge: '1/4 Complete' });
    const last = after(complete('deploy'));
    expect(last.current).toBe(3);
    expect(onboardingProgress(last).badge).toBe('1/4 Complete');
    expect(onboardingProgress(after(...ids.slice(0, 3).map(complete))).isComplete).toBe(false);
    expect(onboardingProgress(after(...ids.map(complete)))).toMatchObject({
      badge: '4/4 Complete',
      percent: 100,
      isComplete: true,
    });
  });

  it('jumps to a clicked card, and ignores what it does not know', () => {
    expect(after({ kind: 'jump', id: 'integrations' })).toMatchObject({ current: 2 });
    expect(after({ kind: 'jump', id: 'else' })).toBe(initialOnboarding);
    expect(after(complete('else'))).toBe(initialOnboarding);
    const unknown = { kind: 'else', id: 'demo' };
    expect(Reflect.apply(onboardingTransition, undefined, [initialOnboarding, unknown])).toBe(
      initialOnboarding,
    );
  });

  it('applies steps known to be done, and moves on only from a finished step', () => {
    expect(after({ kind: 'found', ids: ['demo', 'project', 'else'] })).toMatchObject({ current: 2 });
    expect(after({ kind: 'found', ids: ['deploy'] })).toMatchObject({ current: 0 });
    expect(after({ kind: 'found', ids: [] })).toBe(initialOnboarding);
    const all = after({ kind: 'found', ids });
    expect(onboardingProgress(all).isComplete).toBe(true);
    expect(onboardingTransition(all, { kind: 'found', ids })).toBe(all);
  });

  it('works with an empty list and with an open step out of range', () => {
    expect(onboardingProgress({ steps: [] })).toEqual({
      completed: 0,
      total: 0,
      percent: 0,
      badge: '0/0 Complete',
      isComplete: false,
    });
    const lost = { ...initialOnboarding, current: 9 };
    expect(onboardingTransition(lost, { kind: 'found', ids: ['demo'] }).current).toBe(1);
  });

  it('never reverts a completion', () => {
    const id = fc.oneof(fc.constantFrom(...ids), fc.string());
    const event: fc.Arbitrary<OnboardingEvent> = fc.oneof(
      fc.record({ kind: fc.constantFrom('complete' as const, 'jump' as const), id }),
      fc.record({ kind: fc.constant('found' as const), ids: fc.array(id) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        events.reduce((state, next) => {
          const then = onboardingTransition(state, next);
          expect(completedSteps(state).every((done) => completedSteps(then).includes(done))).toBe(true);
          expect(then.steps[then.current]).toBeDefined();
          expect(then.steps.map((step) => step.id)).toEqual(ids);
          return then;
        }, initialOnboarding);
      }),
    );
  });
});

describe('stored steps', () => {
  it.each([
    ['["deploy","demo"]', ['demo', 'deploy']],
    ['["demo","demo","else",4,null]', ['demo']],
    ['{"demo":true}', []],
    ['"demo"', []],
    ['[', []],
    ['', []],
    [null, []],
    [['demo'], []],
  ])('%j', (text, expected) => {
    expect(parseCompletedSteps(text)).toEqual(expected);
  });

  it('survive a round trip, under a separate key for each user', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.anything(), (done, anything) => {
        const state = after({ kind: 'found', ids: done });
        expect(parseCompletedSteps(JSON.stringify(completedSteps(state)))).toEqual(done);
        expect(Array.isArray(parseCompletedSteps(anything))).toBe(true);
      }),
    );
    expect(onboardingKey('u1')).not.toBe(onboardingKey('u2'));
    expect(onboardingKey(undefined)).toBe('saywright-onboarding');
  });
});

describe('the hub', () => {
  it('has the documented figures, tiles and tabs', () => {
    expect(hubTitle).toBe('Welcome to Your Development Hub');
    expect(hubBack).toBe('/');
    expect(hubStats).toEqual([
      { label: 'Setup Progress', value: '3/4' },
      { label: 'Time to Deploy', value: '5 min' },
      { label: 'Features Ready', value: '12' },
    ]);
    expect(hubTabs.map(({ label }) => label)).toEqual(['Get Started', 'Templates', 'Analytics']);
    expect(defaultHubTab).toBe('get-started');
    expect(hubTiles.map(({ label }) => label)).toEqual([
      'Quick Start',
      'Templates',
      'Analytics',
      'Live Demo',
    ]);
    expect(hubTiles.map(({ action }) => (action.kind === 'tab' ? action.tab : action.to))).toEqual([
      'get-started',
      'templates',
      'analytics',
      '/demo',
    ]);
    expect(hubAnalytics.link.to).toBe('/overview');
    expect(setupComplete).toMatchObject({
      title: 'Setup Complete',
      actions: [
        { label: 'Start Building', to: '/agent' },
        { label: 'View Analytics', to: '/overview' },
      ],
    });
  });
});

it('distinguishes a step that was only opened from a step that is done', () => {
  const pressed = ['demo', 'project', 'deploy'].reduce(
    (state, id) => onboardingTransition(state, { kind: 'complete', id }),
    initialOnboarding,
  );
  expect(onboardingStandings(pressed, ['deploy', 'integrations'])).toEqual({
    demo: 'done',
    project: 'opened',
    integrations: 'done',
    deploy: 'done',
  });
  expect(Object.values(onboardingStandings(initialOnboarding, []))).toEqual(['open', 'open', 'open', 'open']);
});
