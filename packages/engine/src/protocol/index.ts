export {
  commands,
  configSchema,
  errorCodes,
  errorSchema,
  planAnswerSchema,
  projectSchema,
  requestSchema,
} from './commands.ts';
export type { Command, ErrorCode, PlanAnswer, ProjectView } from './commands.ts';
export { operationSchema } from './operation.ts';
export type { AccessView, OperationView, ProofView, TextTableView } from './operation.ts';
