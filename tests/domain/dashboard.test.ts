import {
  dashboardActivities,
  dashboardActivityStatuses,
  dashboardActivityTypes,
  dashboardCards,
  quickActions,
} from '@saywright/domain/dashboard';
import { understand } from '@saywright/domain/planner';
import { describe, expect, it } from 'vitest';
import { empty } from './planner.lexicon.ts';

describe('the dashboard', () => {
  it('has the documented figures', () => {
    expect(dashboardCards.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Data Storage', '3', undefined],
      ['Registered Users', '142', '+12 this week'],
      ['Privacy Settings', '8 rules', undefined],
      ['Activity Today', '1.2K', undefined],
    ]);
  });

  it('has a sample activity of every type and status', () => {
    expect(dashboardActivityTypes).toEqual(['created', 'deployed', 'updated']);
    expect(dashboardActivityStatuses).toEqual(['success', 'pending', 'error']);
    expect(new Set(dashboardActivities.map(({ type }) => type))).toEqual(new Set(dashboardActivityTypes));
    expect(new Set(dashboardActivities.map(({ status }) => status))).toEqual(
      new Set(dashboardActivityStatuses),
    );
    expect(new Set(dashboardActivities.map(({ id }) => id)).size).toBe(dashboardActivities.length);
    expect(
      dashboardActivities.every((item) => Object.keys(item).join() === 'id,name,type,timestamp,status'),
    ).toBe(true);
  });

  it('offers four quick actions', () => {
    expect(quickActions.map(({ label, action }) => [label, action.kind, action.to])).toEqual([
      ['Add New Storage', 'instruction', '/agent'],
      ['Set Up Sign-ins', 'instruction', '/agent'],
      ['Help Guide', 'link', '/help-library'],
      ['Mobile Features', 'instruction', '/agent'],
    ]);
  });

  it('describes what a press on each one does', () => {
    expect(quickActions.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      expect.stringContaining('items table'),
      expect.stringContaining('members table'),
      expect.stringContaining('help library'),
      expect.stringContaining('table of phones'),
    ]);
  });

  it.each([
    ['Add New Storage', 'Create a table called items'],
    ['Set Up Sign-ins', 'Create a table called members'],
    ['Mobile Features', 'Create a table called devices'],
  ])('%s fills in what is planned as "%s"', (label, title) => {
    const action = quickActions.find((quick) => quick.label === label)?.action;
    const instruction = action === undefined || action.kind === 'link' ? '' : action.instruction;
    expect(understand(instruction, empty)).toMatchObject({ kind: 'plan', plan: { title } });
  });
});
