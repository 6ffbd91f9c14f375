export {
  commands,
  configSchema,
  errorCodes,
  errorSchema,
  projectSchema,
  requestSchema,
  usageSchema,
} from './commands.ts';
export { contactLimits, contactSchema, contactTopics } from './contact.ts';
export type { ContactMessage, ContactTopic } from './contact.ts';
export type {
  AccountExport,
  Command,
  ConfigView,
  ErrorAnswer,
  ErrorCode,
  ProjectView,
  UsageView,
} from './commands.ts';
export { codeStatusSchema, siteStatusSchema } from './hosts.ts';
export type { CodeStatusView, SiteStatusView } from './hosts.ts';
export { planAnswerSchema } from './planAnswer.ts';
export type { PlanAnswer } from './planAnswer.ts';
export { operationSchema } from './operation.ts';
export { functionErrorSchema, paymentFunctions, planIdSchema, planPeriodSchema } from './payments.ts';
export type { PlanPeriodView } from './payments.ts';
export type { AccessView, OperationView, ProofView, TextTableView } from './operation.ts';
