import {
  classifyError,
  errorCatalogue,
  errorToastDuration,
  isDestructive,
  statusOf,
  type ErrorCode,
} from '@saywright/domain/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const generic = 'An unexpected error occurred. The system is handling it automatically.';

it.each([
  [
    'RLS_VIOLATION',
    'Access Denied',
    'Access denied. Please check your permissions or sign in again.',
    'high',
    false,
  ],
  [
    'NETWORK_ERROR',
    'Connection Issue',
    'Connection issue detected. Retrying automatically...',
    'medium',
    true,
  ],
  [
    'DATABASE_ERROR',
    'Database Error',
    'Database operation failed. This has been logged for review.',
    'high',
    false,
  ],
  [
    'QUOTA_EXCEEDED',
    'Quota Exceeded',
    'Usage quota exceeded. Please try again later or upgrade your plan.',
    'medium',
    false,
  ],
  ['UNKNOWN_ERROR', 'System Notice', generic, 'medium', true],
  ['GENERIC_ERROR', undefined, generic, 'low', undefined],
] as const)('%s is as documented', (code, title, message, severity, retryable) => {
  const entry = errorCatalogue[code];
  expect([entry.title, entry.message, entry.severity, entry.retryable]).toEqual([
    title,
    message,
    severity,
    retryable,
  ]);
});

const cases: readonly (readonly [unknown, ErrorCode])[] = [
  [{ code: '42501' }, 'RLS_VIOLATION'],
  [{ code: 42_501 }, 'RLS_VIOLATION'],
  [{ message: 'ratelimit reached' }, 'QUOTA_EXCEEDED'],
  [{ name: 'NetworkError', message: 'something else' }, 'NETWORK_ERROR'],
  [{ name: 'Error', message: 'load failed' }, 'UNKNOWN_ERROR'],
  [new Error('new row violates row-level security policy; network'), 'RLS_VIOLATION'],
  [{ code: '42501', status: 429 }, 'RLS_VIOLATION'],
  [{ status: 429 }, 'QUOTA_EXCEEDED'],
  [{ code: '429' }, 'QUOTA_EXCEEDED'],
  [new Error('Rate limit reached'), 'QUOTA_EXCEEDED'],
  [{ code: 'PGRST116', message: 'quota' }, 'QUOTA_EXCEEDED'],
  [{ code: 'PGRST116', message: 'network' }, 'DATABASE_ERROR'],
  [{ code: 'PGRST301' }, 'DATABASE_ERROR'],
  [new TypeError('Failed to fetch'), 'NETWORK_ERROR'],
  [new TypeError('Load failed'), 'NETWORK_ERROR'],
  ['Network request failed', 'NETWORK_ERROR'],
  [{ message: 'You are offline' }, 'NETWORK_ERROR'],
  [new TypeError('x is not a function'), 'UNKNOWN_ERROR'],
  [undefined, 'UNKNOWN_ERROR'],
  [null, 'UNKNOWN_ERROR'],
  [7, 'UNKNOWN_ERROR'],
];

describe('classification', () => {
  it.each(cases)('%o is %s', (error, code) => {
    const record = classifyError(error);
    expect(record.code).toBe(code);
    expect(record).toMatchObject({
      severity: errorCatalogue[code].severity,
      userMessage: errorCatalogue[code].message,
      retryable: errorCatalogue[code].retryable,
    });
  });

  it('keeps the reported message without secrets', () => {
    expect(classifyError(new Error('it broke')).message).toBe('it broke');
    expect(classifyError(new Error('password=hunter22')).message).not.toContain('hunter22');
    expect(classifyError({}).message).toBe(generic);
  });

  it('classifies any thrown value', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        expect(Object.keys(classifyError(error)).toSorted()).toEqual([
          'code',
          'message',
          'recoverable',
          'retryable',
          'severity',
          'userMessage',
        ]);
      }),
    );
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(classifyError(hostile).code).toBe('UNKNOWN_ERROR');
  });
});

it.each([
  [{ status: 401 }, 401],
  [{ statusCode: '403' }, 403],
  [{ code: 429 }, 429],
  [{ code: '429' }, 429],
  [{ code: 'PGRST301' }, 401],
  [{ code: '42501' }, 403],
  [{ response: { status: 401 } }, 401],
  [{ context: { status: 403 } }, 403],
  [{ error: { statusCode: 401 } }, 401],
  [new Error('x', { cause: { status: 403 } }), 403],
  [{ status: 'error', code: 401 }, 401],
  [new TypeError('Failed to fetch'), undefined],
  [{ status: 0 }, undefined],
  [{ status: 401.5 }, undefined],
  [{ code: '23505' }, undefined],
  [{ code: 'constructor' }, undefined],
  [undefined, undefined],
])('the status of %o is %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});

it.each([
  ['low', 5000, false],
  ['medium', 5000, false],
  ['high', 5000, true],
  ['critical', undefined, true],
] as const)('a %s toast', (severity, duration, destructive) => {
  expect(errorToastDuration(severity)).toBe(duration);
  expect(isDestructive(severity)).toBe(destructive);
});

it.each([
  [99, undefined],
  [100, 100],
  [599, 599],
  [600, undefined],
])('%d is a status: %s', (status, expected) => {
  expect(statusOf({ status })).toBe(expected);
});
