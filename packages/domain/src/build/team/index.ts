export { inviteMember } from './invite.ts';
export type { Invitation } from './invite.ts';
export { roleDescriptions, sampleActivity, sampleTeam } from './sample.ts';
export { activityTypes, memberStatuses, teamRoles } from './types.ts';
export type { ActivityType, MemberStatus, TeamActivity, TeamMember, TeamRole } from './types.ts';
