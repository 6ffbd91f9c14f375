export { baselineOf, newFindings } from './baseline.ts';
export type { Baseline } from './baseline.ts';
export { checkProject, checkSource, isCheckable, scoreParts } from './checkSource.ts';
export type { ScoreParts } from './checkSource.ts';
export {
  bonus as complianceBonus,
  documentedRules,
  exemptPaths,
  maxViolationsPerRule,
  penalties as compliancePenalties,
} from './documentedRules.ts';
export type { DocumentedRule } from './documentedRules.ts';
export { reviewRules } from './reviewRules.ts';
export type { ReviewRule, ReviewRuleId } from './reviewRules.ts';
export { reviewSource } from './reviewSource.ts';
export type { AllowedFinding, Finding, SourceReview } from './reviewSource.ts';
export { scanSource } from './scanSource.ts';
export type { Token, TokenKind } from './scanSource.ts';
export { secretShapes as sourceSecretShapes } from './secretRules.ts';
export { toSarif } from './toSarif.ts';
export type {
  ProjectCheck,
  SourceCheck,
  SourceFile,
  Violation,
  ViolationSeverity,
  ViolationType,
} from './types.ts';
export { complianceTone, validationDelay, validationHeadline, validationOutcome } from './validation.ts';
export type { ValidationOutcome } from './validation.ts';
