import {
  baselineOf,
  checkProject,
  checkSource,
  isCheckable,
  newFindings,
  reviewSource,
  scanSource,
  toSarif,
} from '@saywright/domain/compliance';
import { checkoutReturn, parseCheckoutQuery } from '@saywright/domain/checkout';
import { classifyError, errorCatalogue, statusOf } from '@saywright/domain/errors';
import { fieldOf, textField } from '@saywright/domain/fields';
import { findingOf, mentionsRowSecurity } from '@saywright/domain/monitoring';
import { maxStatusMessage, parseStatusDetail } from '@saywright/domain/network';
import { onboardingSteps, parseCompletedSteps } from '@saywright/domain/onboarding';
import { overviewRanges, parseOverviewRange } from '@saywright/domain/overview';
import { captureDecision, paymentRequest, tokenFrom } from '@saywright/domain/payment';
import { planById, plans } from '@saywright/domain/pricing';
import { queryRetry, shouldRetry } from '@saywright/domain/retry';
import { maxSessions, parseChatLogs, writeChatLogs } from '@saywright/domain/sessions';
import { parseTheme } from '@saywright/domain/theme';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedNumber, malformedText, malformedValue } from '../support/malformed.ts';

const stored = fc.oneof(
  malformedValue,
  malformedText,
  fc.json(),
  malformedValue.map((value) => {
    try {
      return JSON.stringify(value);
    } catch {
      return undefined;
    }
  }),
);

describe('malformed data from outside', () => {
  it('is read field by field without an exception', () => {
    fc.assert(
      fc.property(malformedValue, malformedText, (value, name) => {
        fieldOf(value, name);
        expect(['string', 'undefined']).toContain(typeof textField(value, name));
      }),
    );
  });

  it('is classified as a known kind of error', () => {
    const thrown = fc.oneof(
      malformedValue,
      fc.record(
        { code: malformedValue, name: malformedValue, message: malformedValue, status: malformedValue },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(thrown, malformedNumber, fc.boolean(), (error, attempt, isSignedIn) => {
        const { code, message, userMessage } = classifyError(error);
        expect(errorCatalogue).toHaveProperty(code);
        expect(message).not.toBe('');
        expect(userMessage).toBe(errorCatalogue[code].message);
        const status = statusOf(error) ?? 500;
        expect(status >= 100 && status <= 599).toBe(true);
        expect(typeof shouldRetry(error, attempt)).toBe('boolean');
        expect(queryRetry(error, attempt).delay).toBeLessThanOrEqual(30_000);
        expect(typeof mentionsRowSecurity(error)).toBe('boolean');
        const finding = findingOf({ check: 'health', outcome: { kind: 'refused', error } }, isSignedIn);
        expect(finding?.description).not.toBe('');
      }),
    );
  });

  it('falls back to the default when it is unreadable', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const { connected, operational, message } = parseStatusDetail(value);
        expect(['boolean', 'undefined']).toContain(typeof connected);
        expect(['boolean', 'undefined']).toContain(typeof operational);
        expect(Array.from(message ?? '').length).toBeLessThanOrEqual(maxStatusMessage);
        expect(overviewRanges).toContain(parseOverviewRange(value));
        expect(['light', 'dark']).toContain(parseTheme(value));
        const done = parseCompletedSteps(value);
        expect(new Set(done).size).toBe(done.length);
        expect(onboardingSteps.map(({ id }) => id)).toEqual(expect.arrayContaining([...done]));
        expect(plans).toContain(planById(value));
      }),
    );
  });

  it('gives a list of chats with unique ids that survives a round trip', () => {
    const message = fc.record(
      { id: malformedValue, timestamp: malformedText, sender: malformedText, content: malformedText },
      { requiredKeys: [] },
    );
    const session = fc.record(
      {
        id: fc.constantFrom<unknown>('a', 'b', '', 1),
        startTime: malformedText,
        title: malformedText,
        messages: fc.oneof(malformedValue, fc.array(message)),
      },
      { requiredKeys: [] },
    );
    const logs = fc.record(
      {
        sessions: fc.oneof(malformedValue, fc.array(session)),
        currentSession: fc.oneof(session, malformedValue),
        lastNumber: malformedValue,
      },
      { requiredKeys: [] },
    );
    const text = logs.map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '';
      }
    });
    fc.assert(
      fc.property(fc.oneof(text, stored), (kept) => {
        const read = parseChatLogs(kept);
        const ids = read.sessions.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(maxSessions);
        expect(parseChatLogs(writeChatLogs(read, Number.POSITIVE_INFINITY))).toEqual(read);
        expect(writeChatLogs(read, 200).length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('never leads to a payment', () => {
    fc.assert(
      fc.property(malformedValue, malformedNumber, malformedText, (answer, now, userId) => {
        const order = { orderId: 'O1', userId, planId: 'pro', amount: 29, captured: false } as const;
        expect(captureDecision(order, userId, answer).kind).not.toBe('activate');
        expect(captureDecision(undefined, userId, answer).kind).toBe('refuse');
        const token = tokenFrom(answer, now);
        expect(token.ok ? typeof token.value.accessToken : 'string').toBe('string');
        expect(paymentRequest(answer).ok).toBe(answer === 'pro');
      }),
    );
  });

  it('is a checkout address that captures nothing automatically', () => {
    fc.assert(
      fc.property(malformedText, (query) => {
        const parsed = parseCheckoutQuery(query);
        expect(plans).toContain(parsed.plan);
        expect(parsed.token ?? 'a').toMatch(/^[\w-]{1,64}$/u);
        expect(['none', 'unconfirmed', 'capture', 'cancelled']).toContain(checkoutReturn(parsed).kind);
      }),
    );
  });

  it('is a source with ordered findings, or none', () => {
    fc.assert(
      fc.property(
        malformedText,
        malformedText,
        fc.constantFrom('.ts', '.tsx', '.sql', ''),
        (name, text, ending) => {
          const file = { path: `${name}${ending}`, text };
          const { violations, score } = checkSource(file);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(isCheckable(file.path) || violations.length === 0).toBe(true);
          expect(checkProject([file, file]).files.length % 2).toBe(0);
          expect(
            scanSource(text, true)
              .map(({ start, end }) => text.slice(start, end))
              .join(''),
          ).toBe(text);
          const { findings, allowed } = reviewSource(file);
          expect(findings.map(({ line }) => line)).toEqual(
            findings.map(({ line }) => line).toSorted((a, b) => a - b),
          );
          expect(newFindings(findings, baselineOf(findings))).toEqual([]);
          expect(() => JSON.stringify(toSarif(findings, allowed))).not.toThrow();
        },
      ),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(malformedValue, (baseline) => {
        expect(newFindings([{ fingerprint: '\0' }], baseline).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
