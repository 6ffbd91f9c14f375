import {
  failedResponse,
  instructionReport,
  multiExecutionReport,
  simulatedResponse,
} from '@saywright/domain/agents';
import { canSend, instructionProblem } from '@saywright/domain/chat';
import {
  canGenerate,
  emptyProjectDraft,
  projectFrom,
  projectTemplateById,
  simulatedCode,
} from '@saywright/domain/demo';
import { noHelpResults } from '@saywright/domain/help';
import { blankInstruction, operationPlan } from '@saywright/domain/integrations';
import {
  databaseConnectionError,
  failedOperationIssue,
  healthCheckFailed,
  rowSecurityIssue,
} from '@saywright/domain/monitoring';
import {
  approvalUrl,
  capturePath,
  idempotencyKey,
  orderRequest,
  paymentErrors,
  paymentRequest,
  paymentScriptUrl,
} from '@saywright/domain/payment';
import { initialRecovery, isRecoverable, recoveryDetail, recoveryStatus } from '@saywright/domain/recovery';
import { resolveAuto, routeInstruction } from '@saywright/domain/routing';
import { restoredMessage, sessionFileName, sessionText, storedMessage } from '@saywright/domain/sessions';
import { inviteMember } from '@saywright/domain/team';
import { templateFileName } from '@saywright/domain/template-builder';
import { filterTemplates, onboardingTemplates } from '@saywright/domain/templates';
import {
  firstGroup,
  isBlank,
  limitText,
  plainLine,
  safeText,
  withoutSecrets,
  wordForms,
} from '@saywright/domain/text';
import { initialTour, tourTransition } from '@saywright/domain/tour';
import { filterComponents, trackedComponents } from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedText } from '../support/malformed.ts';

const services = ['database', 'code-hosting', 'deployment'] as const;
const control = /[\p{Cc}\p{Cf}]/u;

describe('malformed text', () => {
  it('is cleaned and shortened', () => {
    fc.assert(
      fc.property(malformedText, malformedText, (text, word) => {
        expect(plainLine(text)).not.toMatch(control);
        expect(safeText(text, 50).length).toBeLessThanOrEqual(100);
        expect(Array.from(limitText(text, 10)).length).toBeLessThanOrEqual(10);
        expect(withoutSecrets(withoutSecrets(text))).toBe(withoutSecrets(text));
        expect(isBlank(text)).toBe(!/[^\s\p{Cc}\p{Cf}]/u.test(text));
        expect([true, undefined]).toContain(firstGroup(text, [[true, [word.slice(0, 50)]]]));
        expect(wordForms(word.slice(0, 50)).length > 0).toBe(word !== '' && /./u.test(word.slice(0, 50)));
      }),
      { numRuns: 60 },
    );
    expect(wordForms('')).toEqual([]);
  });

  it('is an instruction that a service accepts or refuses with a reason', () => {
    fc.assert(
      fc.property(malformedText, fc.constantFrom(...services), (text, service) => {
        expect([...services, 'auto']).toContain(routeInstruction(text));
        expect(services).toContain(resolveAuto(text));
        expect(canSend(text, false)).toBe(!isBlank(text));
        expect(instructionProblem(text) === undefined).toBe(!isBlank(text) && text.length <= 20_000);
        const response = simulatedResponse(service, text, 'a1');
        expect(response.simulated).toBe(true);
        expect(operationPlan(response).environmentVars.join('')).not.toContain('=');
        expect(failedResponse(service, text).success).toBe(false);
        const facts = { instruction: text, success: true, operationType: 'data', risk: 'low' } as const;
        const { payload } = instructionReport(facts);
        expect(JSON.stringify(payload).length).toBeLessThan(1600);
        expect(JSON.stringify(multiExecutionReport(service, text)).length).toBeLessThan(1000);
      }),
      { numRuns: 60 },
    );
  });

  it('is a description that gives a displayable result', () => {
    fc.assert(
      fc.property(malformedText, (text) => {
        expect(canGenerate(text, { status: 'idle' })).toBe(!isBlank(text));
        const [mark, clause] = simulatedCode(text).code.split('\n');
        expect([mark?.slice(0, 3), clause?.slice(0, 3)]).toEqual(['// ', '// ']);
        expect(projectFrom({ ...emptyProjectDraft, name: text, templateId: text }).ok).toBe(!isBlank(text));
        expect(projectTemplateById(text)).toBeUndefined();
        expect(noHelpResults(text) === undefined).toBe(plainLine(text) === '');
        expect(blankInstruction('schema', text) === undefined).toBe(!isBlank(text));
        expect(inviteMember(text) === undefined).toBe(isBlank(text));
      }),
      { numRuns: 60 },
    );
  });

  it('is reported in one short line after a failure', () => {
    fc.assert(
      fc.property(malformedText, malformedText, (text, table) => {
        for (const { description } of [
          healthCheckFailed(text),
          databaseConnectionError(text),
          failedOperationIssue(text),
          rowSecurityIssue(text, table),
        ]) {
          expect(description).not.toMatch(control);
          expect(Array.from(description).length).toBeLessThan(400);
        }
        const state = { ...initialRecovery, hasFailed: true, message: text };
        expect(typeof isRecoverable(text)).toBe('boolean');
        expect(recoveryDetail(state)).not.toMatch(control);
        expect(recoveryStatus(state)).not.toBe('');
        expect(paymentErrors.order(text).length).toBeLessThan(1100);
      }),
      { numRuns: 60 },
    );
  });

  it('goes into addresses and file names only where it is safe', () => {
    fc.assert(
      fc.property(malformedText, malformedText, (text, origin) => {
        for (const address of [capturePath(text), approvalUrl(text, 'sandbox'), paymentScriptUrl(text)]) {
          expect(address).toMatch(/^[\w!'()*,.:;&=?/%~-]+$/u);
        }
        expect(idempotencyKey('capture', text)).toMatch(/^[\w-]{1,108}$/u);
        expect(sessionFileName({ title: text })).toMatch(/^saywright-[a-z0-9_-]{1,80}\.txt$/u);
        expect(templateFileName(text)).toMatch(/^[a-z0-9_-]{1,100}-template\.json$/u);
        const request = paymentRequest('pro');
        const order = request.ok ? orderRequest(request.value, { id: text, siteOrigin: origin }) : request;
        expect(order.ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('is stored without secrets and restored with its type', () => {
    fc.assert(
      fc.property(malformedText, malformedText, (content, sender) => {
        const stored = storedMessage({ id: 'm', type: 'user', content, timestamp: sender }, 's');
        expect(stored.content).toBe(withoutSecrets(limitText(content, 20_000)));
        expect(['ai', 'user', 'operation']).toContain(restoredMessage({ ...stored, sender }).type);
        const text = sessionText({
          id: 's',
          title: content,
          startTime: sender,
          messages: [{ ...stored, sender }],
        });
        expect(text.endsWith('\n')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('filters lists to its matches, and does not move a tour', () => {
    fc.assert(
      fc.property(malformedText, malformedText, (search, other) => {
        expect(onboardingTemplates).toEqual(
          expect.arrayContaining([...filterTemplates(onboardingTemplates, { search, category: other })]),
        );
        expect(trackedComponents).toEqual(
          expect.arrayContaining([...filterComponents(trackedComponents, { search, status: other })]),
        );
        const started = tourTransition(initialTour, { kind: 'start' });
        expect(tourTransition(started, { kind: 'visited', path: `x${search}` })).toBe(started);
      }),
      { numRuns: 60 },
    );
  });
});
