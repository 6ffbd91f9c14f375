import {
  autoPilotDelay,
  currentTourStep,
  initialTour,
  tourAwaitsSignIn,
  tourHighlights,
  tourMarkers,
  tourOverlay,
  tourSignInText,
  tourSteps,
  tourTransition,
  type TourEvent,
  type TourState,
} from '@saywright/domain/tour';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const after = (...events: readonly TourEvent[]): TourState => events.reduce(tourTransition, initialTour);
const signedIn: TourEvent = { kind: 'signed-in' };
const start: TourEvent = { kind: 'start' };
const next: TourEvent = { kind: 'next' };
const play: TourEvent = { kind: 'play' };

describe('tour steps', () => {
  it.each([
    [0, '/', 'CH 1', 'Home Studio Dashboard', 5000, ['tv-navigation', 'quick-access'], false],
    [1, '/agent', 'CH 2', 'AI Agent Interface', 6000, ['ai-chat', 'status-panel'], true],
    [
      2,
      '/overview',
      'CH 3',
      'Project Analytics Dashboard',
      5000,
      ['metrics-grid', 'database-overview'],
      true,
    ],
    [3, '/settings', 'CH 4', 'Control Panel', 5000, ['settings-grid', 'database-connection'], true],
  ] as const)('%i: %s', (index, route, channel, title, duration, highlights, isProtected) => {
    expect(tourSteps[index]).toMatchObject({ route, channel, title, duration, highlights, isProtected });
    expect(tourSteps[index]?.description.length).toBeGreaterThan(40);
  });

  it('are four, and use each of the eight markers once', () => {
    expect(tourSteps).toHaveLength(4);
    expect(tourSteps.flatMap(({ highlights }) => highlights)).toEqual(tourMarkers);
    expect(tourMarkers).toHaveLength(8);
  });
});

describe('the tour', () => {
  it('starts at the first step and opens its route', () => {
    expect(after()).toMatchObject({ isActive: false });
    expect(tourOverlay(after())).toBeUndefined();
    expect(after(start)).toMatchObject({ isActive: true, step: 0, isAutoPilot: false, destination: '/' });
    expect(after(signedIn, start, next, start)).toMatchObject({ step: 0, destination: '/' });
    expect(after({ kind: 'start', isAutoPilot: true }).isAutoPilot).toBe(true);
  });

  it('moves forward and back, and stops past the end', () => {
    const last = after(signedIn, start, next, next, next);
    expect(last).toMatchObject({ step: 3, destination: '/settings' });
    expect(tourOverlay(last)).toMatchObject({ counter: 'Step 4 of 4', canGoForward: false, canGoBack: true });
    expect(tourTransition(last, { kind: 'previous' })).toMatchObject({ step: 2, destination: '/overview' });
    expect(tourTransition(last, next)).toEqual({ ...initialTour, isSignedIn: true });
    const first = after(start);
    expect(tourTransition(first, { kind: 'previous' })).toBe(first);
    expect(tourOverlay(first)).toMatchObject({
      counter: 'Step 1 of 4',
      canGoBack: false,
      canGoForward: true,
    });
    expect(after(next)).toEqual(initialTour);
    expect(after({ kind: 'previous' })).toEqual(initialTour);
  });

  it('advances automatically after the duration of each step, and ends after the last', () => {
    let state = after(signedIn, start, play);
    for (const [step, duration] of [5000, 6000, 5000, 5000].entries()) {
      expect(autoPilotDelay(state)).toBe(duration);
      expect(tourOverlay(state)?.playLabel).toBe('Pause');
      expect(tourTransition(state, { kind: 'elapsed', step: step + 1 })).toBe(state);
      state = tourTransition(state, { kind: 'elapsed', step });
    }
    expect(state.isActive).toBe(false);
    expect(autoPilotDelay(state)).toBeUndefined();
  });

  it('ignores a timer that fires after a pause', () => {
    const paused = after(start, play, { kind: 'pause' });
    expect(tourOverlay(paused)?.playLabel).toBe('Play');
    expect(tourTransition(paused, { kind: 'elapsed', step: 0 })).toBe(paused);
    expect(after(play)).toEqual(initialTour);
  });

  it.each([
    ['/overview', 2],
    ['/overview/', 2],
    ['/overview?range=1d#top', 2],
    ['/', 0],
    ['/settings/advanced', 1],
    ['/dashboard', 1],
    ['', 1],
  ])('follows a visit of %j to step index %i', (path, step) => {
    const state = after(
      signedIn,
      start,
      next,
      { kind: 'visited', path: '/agent' },
      { kind: 'visited', path },
    );
    expect(state).toMatchObject({ step, destination: undefined });
    expect(after({ kind: 'visited', path })).toEqual(initialTour);
  });

  it('waits for a sign-in, and resumes at the same step', () => {
    const waiting = after(start, play, next);
    expect(waiting).toMatchObject({ step: 1, destination: '/agent' });
    expect(tourAwaitsSignIn(waiting)).toBe(true);
    expect(autoPilotDelay(waiting)).toBeUndefined();
    expect(tourHighlights(waiting)).toEqual([]);
    expect(tourOverlay(waiting)).toMatchObject({ notice: tourSignInText, playLabel: 'Play', canPlay: false });
    expect(tourSignInText).toBe('Sign in to continue the tour');
    expect(tourTransition(waiting, { kind: 'elapsed', step: 1 })).toBe(waiting);
    const thrown = tourTransition(waiting, { kind: 'visited', path: '/auth' });
    expect(thrown.step).toBe(1);
    const back = tourTransition(thrown, signedIn);
    expect(back).toMatchObject({ step: 1, destination: '/agent', isAutoPilot: true });
    expect(autoPilotDelay(back)).toBe(6000);
    expect(tourTransition(back, signedIn)).toBe(back);
    expect(tourAwaitsSignIn(tourTransition(back, { kind: 'signed-out' }))).toBe(true);
    expect(after(start, signedIn).destination).toBe('/');
  });

  it('clears its highlights when it stops', () => {
    expect(tourHighlights(after(start))).toEqual(['tv-navigation', 'quick-access']);
    const stopped = after(signedIn, start, next, { kind: 'stop' });
    expect(tourHighlights(stopped)).toEqual([]);
    expect(stopped).toEqual({ ...initialTour, isSignedIn: true });
    expect(currentTourStep(stopped)).toBeUndefined();
  });

  it('survives any sequence of events', () => {
    const event: fc.Arbitrary<TourEvent> = fc.oneof(
      fc.constantFrom<TourEvent>(
        start,
        next,
        play,
        signedIn,
        { kind: 'previous' },
        { kind: 'pause' },
        { kind: 'stop' },
        { kind: 'signed-out' },
      ),
      fc.record({ kind: fc.constant('elapsed' as const), step: fc.oneof(fc.nat(4), fc.double()) }),
      fc.record({
        kind: fc.constant('visited' as const),
        path: fc.oneof(fc.string(), fc.constantFrom(...tourSteps.map(({ route }) => route))),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const state = after(...events);
        expect(tourSteps[state.step]).toBeDefined();
        expect(tourOverlay(state) === undefined).toBe(!state.isActive);
        expect(state.isActive ? initialTour : { ...state, isSignedIn: false }).toEqual(initialTour);
        expect(tourAwaitsSignIn(state) && autoPilotDelay(state) !== undefined).toBe(false);
        expect([undefined, currentTourStep(state)?.route]).toContain(state.destination);
      }),
    );
    const state = after(start);
    expect(Reflect.apply(tourTransition, undefined, [state, { kind: 'else' }])).toBe(state);
  });
});
