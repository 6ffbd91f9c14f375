export {
  commands,
  configSchema,
  errorCodes,
  errorSchema,
  planAnswerSchema,
  projectSchema,
  requestSchema,
} from './commands.ts';
export type { Command, ErrorAnswer, ErrorCode, PlanAnswer, ProjectView } from './commands.ts';
export { codeStatusSchema, siteStatusSchema } from './hosts.ts';
export type { CodeStatusView, SiteStatusView } from './hosts.ts';
export { operationSchema } from './operation.ts';
export { functionErrorSchema, paymentFunctions, planPeriodSchema } from './payments.ts';
export type { PlanPeriodView } from './payments.ts';
export type { AccessView, OperationView, ProofView, TextTableView } from './operation.ts';
