/** Roles of a team, most powerful first (SP-ADVF-21). */
export const teamRoles = ['owner', 'admin', 'editor', 'viewer'] as const;

/** Whether a member is there (SP-ADVF-22). */
export const memberStatuses = ['online', 'away', 'offline'] as const;

/** What members do (SP-ADVF-25). */
export const activityTypes = ['edit', 'comment', 'deploy', 'share'] as const;

export type TeamRole = (typeof teamRoles)[number];
export type MemberStatus = (typeof memberStatuses)[number];
export type ActivityType = (typeof activityTypes)[number];

/** A member of a team (SP-ADVF-20). */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The initials that stand for a picture. */
  readonly avatar: string;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  readonly lastActive: string;
}

/** Something a member did (SP-ADVF-24). */
export interface TeamActivity {
  readonly id: string;
  readonly user: string;
  readonly action: string;
  readonly timestamp: string;
  readonly type: ActivityType;
}
