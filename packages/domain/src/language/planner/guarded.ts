import { unclaimedWord } from '../guard/index.ts';
import { claimsOf, deedOf } from './claims.ts';
import type { Directory } from './directory.ts';
import { reworded } from './find.ts';
import { kindOf, nameColumn } from './kinds.ts';
import { spoken, toIdentifier } from './names.ts';
import { choice, listedFew, question, sentence } from './outcome.ts';
import type { DatabasePlan, Understanding } from './plan.ts';
import { fewOf, safeChoices } from './safeChoices.ts';
import { quoteIdentifier, quoteLiteral } from './sql.ts';
import { swallowed } from './swallowed.ts';
import { looks, tableOf, told } from './told.ts';
import { valueOf } from './wish.ts';
import type { Wish } from './wish.ts';

function columnsTold(plan: DatabasePlan, { tables }: Directory): string {
  return tables
    .filter(({ name }) => name === tableOf(plan))
    .map(({ name, columns }) => {
      const names = listedFew(columns.map((column) => spoken(column.name)));
      return ` ${sentence(spoken(name))} has ${names}: say it with one of these, or leave it out.`;
    })
    .join('');
}

/** Words that pick some rows, where the statement takes all of them. */
function pickedFrom(text: string, plan: DatabasePlan): string | undefined {
  const deed = deedOf(plan);
  const takesAll = (deed === 'delete' || deed === 'update') && !/\bwhere\b/iu.test(plan.sql);
  return takesAll ? fewOf.exec(text)?.[0] : undefined;
}

/** The wish without the values in quotes that stand whole in the statement, as a name or as a text. */
function unaccounted(wish: Wish, { sql }: DatabasePlan): string {
  const missing = wish.values.map((value) => {
    const text = value.value.trim();
    const forms = [
      text,
      quoteLiteral(text).slice(1, -1),
      toIdentifier(text),
      quoteIdentifier(text).slice(1, -1),
    ];
    return forms.some((form) => form !== '' && sql.includes(form)) ? { ...value, value: ' ' } : value;
  });
  return valueOf(wish.text, { ...wish, values: missing });
}

const placed = /\b(?:in|at|from|near|around|on) (?:the )?(?<place>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)/u;

/** 'The fees in Graz': a place is hardly what a row is called, where another column may keep it. */
function whichColumn(wish: Wish, plan: DatabasePlan, { tables }: Directory): Understanding | undefined {
  const place = placed.exec(wish.text)?.groups?.['place'];
  const [named] = tables
    .filter(({ name }) => name === tableOf(plan))
    .flatMap((table) => {
      const name = nameColumn(table);
      return name === undefined ? [] : [{ table, name }];
    });
  if (place === undefined || named === undefined) return undefined;
  const { table, name } = named;
  const texts = table.columns.filter(
    (column) => kindOf(column) === 'text' && column.allowedValues === undefined && column !== name,
  );
  const [other] = texts;
  const isName = plan.sql.includes(`where ${quoteIdentifier(name.name)} = ${quoteLiteral(place)}`);
  if (!isName || other === undefined) return undefined;
  return question(
    `Which column of ${spoken(table.name)} holds ${place}? Say, for example, “${spoken(table.name)} whose ${spoken(other.name)} is ${place}”.`,
    [...texts, name]
      .slice(0, 4)
      .map((column) =>
        choice(
          reworded(wish, place, `${table.name} whose ${spoken(column.name)} is "${place}"`).replace(
            / (?:in|at|from|near|around|on) (?:the )?(?=\S+ whose )/u,
            ' of ',
          ),
          spoken(column.name),
        ),
      ),
  );
}

/**
 * Stands in front of every change that was read from words: a plan passes only when each word of the sentence is
 * accounted for by what it does. Otherwise it becomes one question that names the word.
 */
export function guarded(found: Understanding, wish: Wish, lexicon: Directory): Understanding {
  if (found.kind !== 'plan') return safeChoices(found, wish, lexicon);
  if (found.plan.effect === 'read') return found;
  const { plan } = found;
  const said = told(wish, plan, lexicon);
  if (said !== undefined) return said;
  const word = unclaimedWord(unaccounted(wish, plan), claimsOf(plan)) ?? pickedFrom(wish.text, plan);
  if (word !== undefined)
    return question(
      `I do not know what “${word}” means for ${spoken(tableOf(plan))}, so nothing is planned.${columnsTold(plan, lexicon)}`,
      looks(plan, lexicon),
    );
  const asked = whichColumn(wish, plan, lexicon);
  if (asked !== undefined) return asked;
  const piece = swallowed(wish, plan);
  return piece === undefined
    ? found
    : question(
        `I cannot tell where the name or value ends in “${piece.slice(0, 60)}”. Please put it in quotes, and leave reasons out.`,
      );
}
