import { slowQueryIssue, type MonitoringIssue } from '@saywright/domain/monitoring';

export const now = 1_800_000_000_000;
export const hour = 3_600_000;

export function issue(facts: Partial<MonitoringIssue> = {}): MonitoringIssue {
  return { ...slowQueryIssue(2500), id: 'i', timestamp: now, fixApplied: false, ...facts };
}

export const passed = { kind: 'passed' } as const;
export const thrown = { kind: 'thrown', error: new TypeError('Failed to fetch') } as const;
export const refused = { kind: 'refused', error: { code: 'PGRST204', message: 'no such column' } } as const;
export const locked = {
  kind: 'refused',
  error: { code: '42501', status: 401, message: 'new row violates row-level security policy' },
} as const;
