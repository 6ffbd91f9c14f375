import { access } from './grammar/access.ts';
import { addColumn } from './grammar/addColumn.ts';
import { adjust } from './grammar/adjust.ts';
import { alterColumn } from './grammar/alterColumn.ts';
import { createTable } from './grammar/createTable.ts';
import { deleteRows } from './grammar/deleteRows.ts';
import { drop } from './grammar/drop.ts';
import { insert } from './grammar/insert.ts';
import { mark, verbState } from './grammar/mark.ts';
import { notUnderstood, outside, small } from './grammar/outside.ts';
import { read } from './grammar/read.ts';
import { relate } from './grammar/relate.ts';
import { rename } from './grammar/rename.ts';
import { structure } from './grammar/structure.ts';
import { typedSql } from './grammar/typedSql.ts';
import { update } from './grammar/update.ts';
import { answerAppWish, isAppWish } from './appWish.ts';
import { guarded } from './guarded.ts';
import { limited, mayLimit, toldOnly } from './told.ts';
import { directoryOf } from './directory.ts';
import type { Directory } from './directory.ts';
import type { Lexicon } from './lexicon.ts';
import { question, refusal, sentence } from './outcome.ts';
import type { Grammar } from './outcome.ts';
import type { Understanding } from './plan.ts';
import { spoken } from './names.ts';
import { splitWishes } from './splitWishes.ts';
import { maskText, unmask } from './wish.ts';
import type { Wish } from './wish.ts';
import { examples } from './grammar/outside.ts';

/**
 * Characters in one instruction, typed SQL included.
 *
 * @example
 * maximumInstruction // => 20000
 */
export const maximumInstruction = 20_000;
/** Characters in one wish in words: a longer one is better said in several. */
const maximumWish = 2000;

/** Asked in this order; the first that can read a wish decides. */
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

/** A choice that only says the same again leads nowhere. */
function withoutLoops(found: Understanding, wish: Wish): Understanding {
  if (found.kind !== 'question') return found;
  const said = unmask(wish.text, wish);
  return { ...found, choices: found.choices.filter(({ instruction }) => instruction !== said) };
}

function understandWish(wish: Wish, lexicon: Directory): Understanding {
  if (wish.text.length > maximumWish)
    return question('That is a lot for one sentence. Please say it in shorter ones, one wish each.');
  for (const grammar of grammars) {
    const found = grammar(wish, lexicon);
    if (found !== undefined) return withoutLoops(guarded(found, wish, lexicon), wish);
  }
  return toldOnly(wish, lexicon) ?? notUnderstood(lexicon);
}

const pronoun =
  /\b(?<before>to|into|in|from|of|on|for|read|see|edit|change|delete|view|access|lock|rename|show) (?:it|them|this table|that table|the table|the new table)\b/giu;

/** 'Create a notes table …, then add a colour to it': the wishes that follow know what 'it' is. */
function followUps(wishes: readonly string[], table: string, wish: Wish): readonly string[] {
  return wishes.map((text) =>
    sentence(unmask(text, wish).replaceAll(pronoun, (_all, before: string) => `${before} ${table}`)),
  );
}

/** A question about the first wish keeps the others: in its choices, or by asking for them again. */
function withRest(
  asked: Extract<Understanding, { kind: 'question' }>,
  rest: readonly string[],
  lexicon: Directory,
): Understanding {
  // What was not understood at all may well be the reason for the rest: no example carries it along.
  const isExample = new Set(examples(lexicon).map(({ instruction }) => instruction));
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

/** Strong signs that something lies outside, looked for before any grammar sees a verb it knows. */
const plainlyOutside =
  /\b(?:ignore|forget|disregard|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier)\b|^(?:send|email|text) |^(?:write|build|make|create|design|develop) (?:me )?(?:an? |the |my |our )?(?:(?!table)[\p{L}-]+ ){0,3}(?:app|application|website|poem|song|game|logo|landing page|chatbot)\b(?! (?:table|column|field))|^(?:drop|delete|remove|destroy|wipe|erase) (?:the |my |our |this )*(?:entire |whole |complete )?(?:database|project|account|server)$/iu;

/**
 * Reads one instruction against the names that exist right now: a plan, one question, or an honest no. Deterministic
 * and total. Every text, however long or odd, gets one of the three, and what it does not understand it asks about.
 * Values are only ever written into SQL as escaped literals. Typed SQL is passed on untouched for its caller to judge.
 *
 * @example
 * understand('What tables do we have?', { tables: [] }).kind // => 'question'
 */
export function understand(instruction: string, names: Lexicon): Understanding {
  const lexicon = directoryOf(names);
  if (instruction.length > maximumInstruction)
    return refusal(
      `An instruction can have at most ${maximumInstruction.toLocaleString('en')} characters. Please say it in parts.`,
    );
  if (instruction.trim() === '') return question('What would you like to do?', examples(lexicon));
  const typed = typedSql(instruction);
  if (typed !== undefined) return typed;
  const masked = maskText(instruction);
  const answered = small(masked.text, lexicon);
  if (answered !== undefined) return answered;
  if (/["“”]/u.test(masked.text))
    return question('A quotation mark is not closed. Where does the text that it begins end?');
  const [first, ...rest] = splitWishes(masked.text);
  if (first === undefined) return notUnderstood(lexicon);
  const wish: Wish = { text: first, values: masked.values, whole: masked.text };
  if (rest.length === 0 && isAppWish(first)) return answerAppWish(first);
  const early = plainlyOutside.test(first) ? outside(wish, lexicon) : undefined;
  const found = early ?? understandWish(wish, lexicon);
  if (found.kind === 'refusal' || rest.length === 0) return found;
  if (found.kind === 'question')
    return withRest(
      found,
      rest.map((text) => unmask(text, masked)),
      lexicon,
    );
  const limit = rest.find((text) => mayLimit(text, found.plan));
  if (limit !== undefined) return limited(unmask(limit, masked));
  const table = spoken(found.plan.object.name.replace(/\..*$/su, ''));
  return { ...found, next: followUps(rest, table, masked) };
}
