import {
  activityTypes,
  inviteMember,
  memberStatuses,
  roleDescriptions,
  sampleActivity,
  sampleTeam,
  teamRoles,
} from '@saywright/domain/team';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it('has one owner, one admin and one editor', () => {
  expect(sampleTeam.map(({ role }) => role)).toEqual(['owner', 'admin', 'editor']);
  expect(new Set(sampleTeam.map(({ status }) => status))).toEqual(new Set(memberStatuses));
  expect(memberStatuses).toEqual(['online', 'away', 'offline']);
  for (const member of sampleTeam) {
    expect(Object.keys(member)).toEqual(['id', 'name', 'email', 'avatar', 'role', 'status', 'lastActive']);
  }
});

it('describes the roles as documented', () => {
  expect(teamRoles).toEqual(['owner', 'admin', 'editor', 'viewer']);
  expect(roleDescriptions).toEqual({
    owner: 'full access including billing and team management',
    admin: 'manage team members and project settings',
    editor: 'edit code and deploy applications',
    viewer: 'view projects and leave comments',
  });
});

it('has activity of every type, by members', () => {
  expect(activityTypes).toEqual(['edit', 'comment', 'deploy', 'share']);
  expect(new Set(sampleActivity.map(({ type }) => type))).toEqual(new Set(activityTypes));
  const names = sampleTeam.map(({ name }) => name);
  for (const activity of sampleActivity) {
    expect(Object.keys(activity)).toEqual(['id', 'user', 'action', 'timestamp', 'type']);
    expect(names).toContain(activity.user);
  }
});

it.each([
  ['', undefined],
  ['  \n', undefined],
  ['\u200B', undefined],
])('ignores %j', (field, expected) => {
  expect(inviteMember(field)).toBe(expected);
});

it('invites any typed address without checking its format', () => {
  expect(inviteMember(' ada@team.example ')).toEqual({
    email: 'ada@team.example',
    toast: {
      title: 'Invitation Sent',
      description: 'Invitation sent to ada@team.example',
      tone: 'success',
    },
  });
  expect(inviteMember('no address')?.email).toBe('no address');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (field) => {
      const invitation = inviteMember(field);
      expect(invitation?.email ?? '').toBe(invitation ? field.trim() : '');
    }),
  );
});
