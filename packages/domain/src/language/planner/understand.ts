import { access } from './grammar/access.ts';
import { addColumn } from './grammar/addColumn.ts';
import { adjust } from './grammar/adjust.ts';
import { alterColumn } from './grammar/alterColumn.ts';
import { createTable } from './grammar/createTable.ts';
import { deleteRows } from './grammar/deleteRows.ts';
import { drop } from './grammar/drop.ts';
import { insert } from './grammar/insert.ts';
import { mark, verbState } from './grammar/mark.ts';
import { aboutFiles, isSpreadsheetRequest, notUnderstood, outside, smallTalk } from './grammar/outside.ts';
import { read } from './grammar/read.ts';
import { relate } from './grammar/relate.ts';
import { rename } from './grammar/rename.ts';
import { structure } from './grammar/structure.ts';
import { typedSql } from './grammar/typedSql.ts';
import { update } from './grammar/update.ts';
import { answerAppRequest, isAppRequest } from './appRequest.ts';
import { guarded } from './guarded.ts';
import { askAboutStatement, askWhetherItLimits, mayLimit } from './statements.ts';
import { indexSchema } from './schemaIndex.ts';
import type { SchemaIndex } from './schemaIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { question, refusal, capitalise } from './outcome.ts';
import type { Grammar } from './outcome.ts';
import type { Understanding } from './plan.ts';
import { humanise } from './names.ts';
import { splitClauses } from './splitClauses.ts';
import { maskText, unmask } from './clause.ts';
import type { Clause } from './clause.ts';
import { examples } from './grammar/outside.ts';

/**
 * Characters in one instruction, typed SQL included.
 *
 * @example
 * maximumInstruction // => 20000
 */
const maximumInstruction = 20_000;
/** Characters in one clause. */
const maximumClause = 2000;

/** Tried in this order; the first that can read a clause decides. */
const grammars: readonly Grammar[] = [
  structure,
  access,
  createTable,
  rename,
  alterColumn,
  drop,
  adjust,
  addColumn,
  update,
  mark,
  insert,
  deleteRows,
  relate,
  read,
  verbState,
  outside,
];

/** Removes choices that repeat the instruction. */
function withoutLoops(found: Understanding, clause: Clause): Understanding {
  if (found.kind !== 'question') return found;
  const said = unmask(clause.text, clause);
  return { ...found, choices: found.choices.filter(({ instruction }) => instruction !== said) };
}

function understandClause(clause: Clause, schema: SchemaIndex): Understanding {
  if (clause.text.length > maximumClause)
    return question('That is too long for one sentence. Please use shorter ones, with one request each.');
  for (const grammar of grammars) {
    const found = grammar(clause, schema);
    if (found !== undefined) return withoutLoops(guarded(found, clause, schema), clause);
  }
  return askAboutStatement(clause, schema) ?? notUnderstood(schema, unmask(clause.text, clause));
}

const pronoun =
  /\b(?<before>to|into|in|from|of|on|for|read|see|edit|change|delete|view|access|lock|rename|show) (?:it|them|this table|that table|the table|the new table)\b/giu;

/** 'Create a notes table …, then add a colour to it': resolves 'it' in the clauses that follow. */
function followUps(clauses: readonly string[], table: string, clause: Clause): readonly string[] {
  return clauses.map((text) =>
    capitalise(unmask(text, clause).replaceAll(pronoun, (_all, before: string) => `${before} ${table}`)),
  );
}

/** Keeps the other clauses when the first needs a question: in its choices, or by asking for them again. */
function withRest(
  asked: Extract<Understanding, { kind: 'question' }>,
  rest: readonly string[],
  schema: SchemaIndex,
): Understanding {
  // Examples answer a clause that was not understood, so they do not carry the other clauses along.
  const isExample = new Set(examples(schema).map(({ instruction }) => instruction));
  const choices = asked.choices
    .filter(({ instruction }) => !isExample.has(instruction))
    .map(({ label, instruction }) => ({
      label,
      instruction: [instruction, ...rest].join('; '),
    }));
  return choices.length > 0
    ? { ...asked, choices }
    : { ...asked, text: `${asked.text} Please say the rest again afterwards.` };
}

/** Strong signs of a request outside the database, checked before any grammar sees a verb it knows. */
const plainlyOutside =
  /\b(?:ignore|forget|disregard|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier)\b|^(?:send|email|text) |^(?:write|build|make|create|design|develop) (?:me )?(?:an? |the |my |our )?(?:(?!table)[\p{L}-]+ ){0,3}(?:app|application|website|poem|song|game|logo|landing page|chatbot)\b(?! (?:table|column|field))|^(?:drop|delete|remove|destroy|wipe|erase) (?:the |my |our |this )*(?:entire |whole |complete )?(?:database|project|account|server)$/iu;

/**
 * Reads one instruction against the names that exist now: a plan, one question or a refusal. Deterministic
 * and total: every text, however long or malformed, gets one of the three, and unclear words become a question.
 * Values enter SQL only as escaped literals. Typed SQL is passed on unchanged for the caller to judge.
 *
 * @example
 * understand('What tables do we have?', { tables: [] }).kind // => 'question'
 */
export function understand(instruction: string, names: Lexicon): Understanding {
  const schema = indexSchema(names);
  if (instruction.length > maximumInstruction)
    return refusal(
      `An instruction can have at most ${maximumInstruction.toLocaleString('en')} characters. Please say it in parts.`,
    );
  if (instruction.trim() === '') return question('What would you like to do?', examples(schema));
  const typed = typedSql(instruction);
  if (typed !== undefined) return typed;
  const masked = maskText(instruction);
  const answered = smallTalk(masked.text, schema);
  if (answered !== undefined) return answered;
  if (/["“”]/u.test(masked.text))
    return question('A quotation mark is not closed. Where does the quoted text end?');
  const [first, ...rest] = splitClauses(masked.text);
  if (first === undefined) return notUnderstood(schema);
  const clause: Clause = { text: first, values: masked.values, whole: masked.text };
  if (rest.length === 0 && isAppRequest(first)) return answerAppRequest(first, schema);
  const early =
    plainlyOutside.test(first) || isSpreadsheetRequest(first)
      ? outside(clause, schema)
      : aboutFiles(clause, schema);
  const found = early ?? understandClause(clause, schema);
  if (found.kind === 'refusal' || rest.length === 0) return found;
  if (found.kind === 'question')
    return withRest(
      found,
      rest.map((text) => unmask(text, masked)),
      schema,
    );
  const limit = rest.find((text) => mayLimit(text, found.plan));
  if (limit !== undefined) return askWhetherItLimits(unmask(limit, masked));
  const table = humanise(found.plan.object.name.replace(/\..*$/su, ''));
  return { ...found, next: followUps(rest, table, masked) };
}
