import { initialMultiAgent, reduceMultiAgent } from '@saywright/domain/agents';
import { initialPayState, payToast, payTransition } from '@saywright/domain/checkout';
import { generationTransition } from '@saywright/domain/demo';
import { deploymentTransition, initialPlanPanel, reducePlanPanel } from '@saywright/domain/integrations';
import {
  activateAllRules,
  countActiveRules,
  mandateRules,
  toggleMandateRule,
} from '@saywright/domain/mandate';
import { aiModels, selectModel } from '@saywright/domain/models';
import {
  connectivityIssue,
  findingOf,
  initialMonitoring,
  maxIssues,
  monitorText,
  resolveIssues,
  recordIssue,
  reduceMonitoring,
  summarizeHealth,
} from '@saywright/domain/monitoring';
import { initialNetwork, reduceNetwork } from '@saywright/domain/network';
import {
  addNotification,
  markNotificationRead,
  maxNotifications,
  unreadCount,
  visibleNotifications,
} from '@saywright/domain/notifications';
import { initialOnboarding, onboardingProgress, onboardingTransition } from '@saywright/domain/onboarding';
import { initialPaymentService, reducePaymentService } from '@saywright/domain/payment';
import { bestPractices, togglePractice } from '@saywright/domain/quality';
import { initialRecovery, reduceRecovery } from '@saywright/domain/recovery';
import { missingDependencies, registryCounts, registryTypes } from '@saywright/domain/registry';
import {
  addSessionMessage,
  deleteSession,
  emptyLogs,
  startSession,
  switchSession,
} from '@saywright/domain/sessions';
import {
  addField,
  addTag,
  emptyTemplateDraft,
  removeField,
  saveTemplate,
} from '@saywright/domain/template-builder';
import { initialTour, tourTransition } from '@saywright/domain/tour';
import { addComponent, componentsCsv, trackedComponents, trackerSummary } from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedList, malformedNumber, malformedText } from '../support/malformed.ts';

const id = fc.oneof(fc.constantFrom('a', 'b', ''), malformedText);

describe('malformed lists', () => {
  it('of notifications keep each id once, newest first, up to the maximum', () => {
    const notification = fc.record({
      id,
      title: malformedText,
      message: malformedText,
      type: fc.constant('info' as const),
      timestamp: malformedNumber,
      read: fc.boolean(),
    });
    fc.assert(
      fc.property(malformedList(notification), id, (list, one) => {
        const kept = list.reduce(addNotification, []);
        expect(new Set(kept.map((known) => known.id)).size).toBe(kept.length);
        expect(kept.length).toBeLessThanOrEqual(maxNotifications);
        const times = visibleNotifications(list, true).map(({ timestamp }) => timestamp);
        const readable = times.filter(Number.isFinite);
        expect(readable).toEqual(readable.toSorted((a, b) => b - a));
        expect(unreadCount(markNotificationRead(list, one))).toBeLessThanOrEqual(unreadCount(list));
      }),
    );
  });

  it('of issues keep each id once at any time', () => {
    fc.assert(
      fc.property(
        malformedList(fc.tuple(id, malformedNumber, malformedText)),
        malformedNumber,
        (seen, now) => {
          const state = seen.reduce(
            (known, [issueId, time, description]) =>
              recordIssue(known, { ...connectivityIssue, description }, { id: issueId, now: time }),
            initialMonitoring,
          );
          expect(new Set(state.issues.map((issue) => issue.id)).size).toBe(state.issues.length);
          expect(state.issues.length).toBeLessThanOrEqual(maxIssues);
          expect(summarizeHealth(state.issues, now)).toBe(state.issues.length > 0 ? 'critical' : 'healthy');
          expect(monitorText({ ...state, isMonitoring: true }, now)).not.toMatch(/NaN|undefined/u);
          const slow = findingOf({ check: 'performance', milliseconds: now }, true);
          expect(slow !== undefined).toBe(Number.isFinite(now) && now > 2000);
        },
      ),
    );
  });

  it('of chats keep each id once and a current chat among them', () => {
    const step = fc.tuple(fc.constantFrom('start', 'say', 'switch', 'delete'), id, malformedText);
    fc.assert(
      fc.property(malformedList(step), (steps) => {
        const logs = steps.reduce((known, [what, one, content]) => {
          if (what === 'start') return startSession(known, { id: one, startTime: content });
          if (what === 'switch') return switchSession(known, one);
          if (what === 'delete') return deleteSession(known, one);
          return addSessionMessage(known, { id: one, timestamp: '', type: 'user', content }, one);
        }, emptyLogs);
        const ids = logs.sessions.map((session) => session.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect([undefined, ...logs.sessions]).toContain(logs.currentSession);
        expect(logs.sessions.every(({ title }) => /^Session \d+$/u.test(title))).toBe(true);
      }),
    );
  });

  it('of rules, models, practices and components change only known entries', () => {
    fc.assert(
      fc.property(
        malformedText,
        malformedList(fc.record({ id, dependencies: malformedList(id) })),
        (malformed, entries) => {
          expect(toggleMandateRule(mandateRules, malformed)).toEqual(mandateRules);
          expect(countActiveRules(activateAllRules([...mandateRules, ...mandateRules])).active).toBe(16);
          expect(selectModel([...aiModels, ...aiModels], 'active', malformed)).toBe('active');
          expect(togglePractice(bestPractices, malformed)).toEqual(bestPractices);
          const missing = missingDependencies(entries);
          expect(new Set(missing).size).toBe(missing.length);
          expect(missing.some((one) => entries.some((entry) => entry.id === one))).toBe(false);
          expect(registryCounts([]).map(({ type }) => type)).toEqual(registryTypes);
          const [first] = trackedComponents;
          const added =
            first && addComponent(trackedComponents, { ...first, id: malformed, name: malformed });
          const list = added?.ok ? added.value : trackedComponents;
          expect(trackerSummary(list).total).toBe(list.length);
          expect(componentsCsv(list).split('\r\n').length).toBeGreaterThan(list.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of fields, tags and templates contain no duplicates', () => {
    fc.assert(
      fc.property(malformedList(malformedText), malformedText, (texts, one) => {
        const tagged = texts.reduce(addTag, emptyTemplateDraft);
        expect(new Set(tagged.tags).size).toBe(tagged.tags.length);
        const fielded = texts.reduce(addField, emptyTemplateDraft);
        expect(fielded.fields.map((field) => field.id)).toEqual([...new Set(texts)]);
        expect(removeField(fielded, one).fields.some((field) => field.id === one)).toBe(false);
        const saved = texts.map((text) => ({ ...emptyTemplateDraft, id: text })).reduce(saveTemplate, []);
        expect(saved.length).toBe(new Set(texts).size);
      }),
    );
  });
});

describe('an unknown event', () => {
  it.each<readonly [string, (state: never, event: never) => unknown, unknown]>([
    ['the agents', reduceMultiAgent, initialMultiAgent],
    ['the pay button', payTransition, initialPayState],
    ['its toast', (state, event) => payToast(state, event) ?? initialPayState, initialPayState],
    ['a generation', generationTransition, { status: 'idle' }],
    ['a deployment', deploymentTransition, 'deployed'],
    ['a panel', reducePlanPanel, initialPlanPanel],
    ['the monitor', reduceMonitoring, initialMonitoring],
    ['the network', reduceNetwork, initialNetwork],
    ['the checklist', onboardingTransition, initialOnboarding],
    ['the payment service', reducePaymentService, initialPaymentService],
    ['the error screen', reduceRecovery, initialRecovery],
    ['the tour', tourTransition, initialTour],
  ])('changes nothing in %s', (_name, reduce, state) => {
    fc.assert(
      fc.property(malformedText, malformedNumber, (kind, step) => {
        const event = { kind: `malformed ${kind}`, id: kind, step, path: kind, message: kind };
        expect(Reflect.apply(reduce, undefined, [state, event])).toBe(state);
      }),
      { numRuns: 20 },
    );
  });

  it('of the checklist does not change its badge', () => {
    fc.assert(
      fc.property(malformedList(malformedText), (ids) => {
        const after = onboardingTransition(initialOnboarding, { kind: 'found', ids });
        expect(onboardingProgress(after).badge).toBe('0/4 Complete');
        expect(onboardingProgress({ steps: [] }).percent).toBe(0);
      }),
    );
  });

  it('resolves no issue', () => {
    const other: unknown = Reflect.apply(resolveIssues, undefined, [initialMonitoring, { check: 'other' }]);
    expect(other).toBe(initialMonitoring);
  });
});
