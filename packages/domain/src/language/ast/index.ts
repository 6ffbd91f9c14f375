export { codeChangeSchema, codeQuestionSchema } from './code.ts';
export type { CodeChange, CodeQuestion } from './code.ts';
export { accessRuleSchema, columnSpecSchema, columnTypes, databaseChangeSchema } from './database.ts';
export type { AccessRule, ColumnSpec, DatabaseChange } from './database.ts';
export {
  aggregateNames,
  conditionSchema,
  expressionSchema,
  functionNames,
  selectionSchema,
} from './expression.ts';
export type { Condition, Expression, Selection } from './expression.ts';
export { readingSchema, readPartSchema, readWordsSchema } from './reading.ts';
export type { Reading, ReadPart, ReadWords } from './reading.ts';
export { siteChangeSchema, siteQuestionSchema } from './site.ts';
export type { SiteChange, SiteQuestion } from './site.ts';
