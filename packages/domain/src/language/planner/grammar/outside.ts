import { unclaimedWord } from '../../guard/index.ts';
import { tablesThere } from '../find.ts';
import type { Lexicon } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { choice, question, refusal, unread } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import type { Choice, Understanding } from '../plan.ts';
import { firstExamples } from '../words/examples.ts';
import {
  aboutFiles as filesForm,
  filesReason,
  firstAbility,
  greetings,
  helpWords,
  outside as outsideRules,
  spreadsheets,
} from '../words/outside.ts';

const greeting = new RegExp(`^(?:${greetings})[\\s.!?,]*$`, 'iu');
const help = new RegExp(`^(?:${helpWords})[\\s.!?]*$`, 'iu');
const rules = outsideRules.map(({ pattern, reason }) => ({
  form: new RegExp(`^(?:${pattern})$`, 'isu'),
  reason,
}));

/** Examples that work now, made from the existing tables. */
export function examples(lexicon: Lexicon): readonly Choice[] {
  const [table] = lexicon.tables;
  if (table === undefined) return firstExamples;
  return [
    choice(`How many ${humanise(table.name)} do we have?`),
    choice('What tables do we have?'),
    choice(`Show ${table.name}`),
    choice(
      'Create a notes table with a title and an optional text, where people only see their own',
      'Make a notes table',
    ),
  ];
}

/** Greetings and requests for help, answered with examples. */
export function smallTalk(text: string, lexicon: Lexicon): Understanding | undefined {
  if (greeting.test(text)) return question('What would you like to do with your data?', examples(lexicon));
  if (help.test(text))
    return question(
      'Say in plain words what you want: make a table, add rows, ask a question, or decide who may see what. For example:',
      examples(lexicon),
    );
  return undefined;
}

/** Examples beside a refusal, made from the existing tables. */
function abilities({ tables: [table] }: Lexicon): readonly string[] {
  if (table === undefined) return [firstAbility];
  const name = humanise(table.name);
  return [`Show ${name}`, `How many ${name} do we have?`, 'What tables do we have?'];
}

/** Refuses requests outside the database. */
export const outside: Grammar = (clause, schema) => {
  const rule = rules.find(({ form }) => form.test(clause.text));
  return rule === undefined ? undefined : refusal(rule.reason, abilities(schema));
};

const aSpreadsheet = new RegExp(`^(?:${spreadsheets})$`, 'isu');

/** Whether a text asks to bring in the list of a spreadsheet, whose verbs would otherwise be read as changes of rows. */
export function isSpreadsheetRequest(text: string): boolean {
  return aSpreadsheet.test(text);
}

const storedFiles = new RegExp(`^${filesForm}`, 'isu');

/** Refuses requests about stored files, unless the project has a table of that name. */
export const aboutFiles: Grammar = ({ text }, schema) => {
  const named = Object.values(storedFiles.exec(text)?.groups ?? {}).find((group) => group !== undefined);
  return named === undefined || schema.find(named) ? undefined : refusal(filesReason, abilities(schema));
};

const asks =
  /^(?:please |pls |can you |could you )*(?:how|what|which|who|when|where|show|list|count|find|see|tell)\b|\?\s*$/iu;

/** Words of questions that do not name data. */
const questionWords =
  'how many much when who total sum average count number amount most least best top more less greater than between before after show list find tell give display today yesterday tomorrow week month year last next time date did not never still have has';

/** The first word of a question that matches no table or column. */
function strangeWord(text: string, { tables }: Lexicon): string | undefined {
  if (!asks.test(text) || tables.length === 0) return undefined;
  const names = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  // A capitalised word inside a sentence is more likely the name of a row than of a table.
  const said = text.replaceAll(/(?<=\s)\p{Lu}[\p{L}'’-]*/gu, ' ');
  return unclaimedWord(said, { does: names.map((name) => humanise(name)), cues: [questionWords] });
}

/** The answer when no grammar matched: names the unknown word of a question and the existing tables. */
export function notUnderstood(lexicon: Lexicon, text = ''): Understanding {
  const strange = strangeWord(text, lexicon);
  return unread(
    strange === undefined
      ? 'I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:'
      : `No table or column is called “${strange}”. ${tablesThere(lexicon)} You can ask, for example:`,
    examples(lexicon),
  );
}
