import type { TeamActivity, TeamMember, TeamRole } from './types.ts';

/** The permissions of each role in the sample; they are not enforced. */
export const roleDescriptions: Readonly<Record<TeamRole, string>> = {
  owner: 'full access including billing and team management',
  admin: 'manage team members and project settings',
  editor: 'edit code and deploy applications',
  viewer: 'view projects and leave comments',
};

/** The sample team: one owner, one admin, one editor. */
export const sampleTeam: readonly TeamMember[] = [
  {
    id: 'member-1',
    name: 'Ada Reyes',
    email: 'ada@team.example',
    avatar: 'AR',
    role: 'owner',
    status: 'online',
    lastActive: 'now',
  },
  {
    id: 'member-2',
    name: 'Jonas Weber',
    email: 'jonas@team.example',
    avatar: 'JW',
    role: 'admin',
    status: 'away',
    lastActive: '15 minutes ago',
  },
  {
    id: 'member-3',
    name: 'Mina Sato',
    email: 'mina@team.example',
    avatar: 'MS',
    role: 'editor',
    status: 'offline',
    lastActive: '2 hours ago',
  },
];

/** Activities of the sample team, latest first, one of each type. */
export const sampleActivity: readonly TeamActivity[] = [
  {
    id: 'activity-1',
    user: 'Ada Reyes',
    action: 'changed the orders table',
    timestamp: '5 minutes ago',
    type: 'edit',
  },
  {
    id: 'activity-2',
    user: 'Jonas Weber',
    action: 'commented on the checkout page',
    timestamp: '20 minutes ago',
    type: 'comment',
  },
  {
    id: 'activity-3',
    user: 'Mina Sato',
    action: 'deployed the shop to a preview',
    timestamp: '2 hours ago',
    type: 'deploy',
  },
  {
    id: 'activity-4',
    user: 'Ada Reyes',
    action: 'shared the project with Mina Sato',
    timestamp: 'yesterday',
    type: 'share',
  },
];
