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
