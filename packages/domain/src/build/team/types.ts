/** Roles of a team, most powerful first. */
export const teamRoles = ['owner', 'admin', 'editor', 'viewer'] as const;

/** Presence of a member. */
export const memberStatuses = ['online', 'away', 'offline'] as const;

/** Types of activities. */
export const activityTypes = ['edit', 'comment', 'deploy', 'share'] as const;

export type TeamRole = (typeof teamRoles)[number];
export type MemberStatus = (typeof memberStatuses)[number];
export type ActivityType = (typeof activityTypes)[number];

/** A member of a team. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Initials shown in place of a picture. */
  readonly avatar: string;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  readonly lastActive: string;
}

/** An activity of a member. */
export interface TeamActivity {
  readonly id: string;
  readonly user: string;
  readonly action: string;
  readonly timestamp: string;
  readonly type: ActivityType;
}
