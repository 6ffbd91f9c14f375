export {
  answerSentence,
  countingSql,
  defaultAnswerRows,
  mostAnswerRows,
  type AnswerTotal,
} from './answer.ts';
export type {
  Lexicon,
  LexiconColumn,
  LexiconConstraint,
  LexiconIndex,
  LexiconRule,
  LexiconTable,
} from './lexicon.ts';
export { emailColumn, nameColumn } from './kinds.ts';
export { toIdentifier } from './names.ts';
export { nearestTables } from './nearest.ts';
export { accountColumn } from './people.ts';
export { phraseText } from './phrase.ts';
export type {
  AnswerForm,
  Choice,
  DatabasePlan,
  Phrase,
  PlanObject,
  PlanReading,
  Understanding,
} from './plan.ts';
export { likePattern, quoteIdentifier, quoteLiteral } from './sql.ts';
export { isTypedSql } from './grammar/typedSql.ts';
export { understand } from './understand.ts';
