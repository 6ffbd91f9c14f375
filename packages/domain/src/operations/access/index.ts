export { adviceOn, adviceRules } from './advice.ts';
export type { Advice, AdvisedOwnerRights, AdvisedPolicy, AdvisedTable } from './advice.ts';
export { accessConcerns } from './concerns.ts';
export type { AccessConcern } from './concerns.ts';
export { memberFindings } from './membership.ts';
export type { MemberChange, MemberTable } from './membership.ts';
export { openings } from './openings.ts';
export type { AccessChange } from './openings.ts';
export { looksPersonal } from './personal.ts';
export { accessPeople, accessVerbs } from './types.ts';
export type {
  AccessAttempt,
  AccessPerson,
  AccessStop,
  AccessVerb,
  PersonAccess,
  TableAccess,
} from './types.ts';
export { cellSentence, tableSentence } from './words.ts';
