export {
  activateAllRules,
  canActivateAll,
  countActiveRules,
  mandateStatusText,
  rulesBySection,
  toggleMandateRule,
} from './mandate.ts';
export { functionalScore, mandateNote, mandateRules, mandateSections } from './rules.ts';
export type { MandatePriority, MandateRule, MandateSection } from './rules.ts';
export { checkedMandates, mandateOfFinding, mandateOfViolation, steeredResult } from './steering.ts';
export type { SteeredFile, SteeredResult, SteeredScore } from './steering.ts';
export { rulesSwitchedOff } from './switches.ts';
