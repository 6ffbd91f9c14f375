import { unclaimedWord } from '../guard/index.ts';
import { claimsOf, changeKindOf } from './claims.ts';
import type { SchemaIndex } from './schemaIndex.ts';
import { reworded } from './find.ts';
import { kindOf, nameColumn } from './kinds.ts';
import { humanise, toIdentifier } from './names.ts';
import { choice, listedFew, question, unread, capitalise } from './outcome.ts';
import type { DatabasePlan, Understanding } from './plan.ts';
import { fewOf, safeChoices } from './safeChoices.ts';
import { quoteIdentifier, quoteLiteral } from './sql.ts';
import { swallowed } from './swallowed.ts';
import { askIfStatement, readingChoices, tableOf } from './statements.ts';
import { valueOf } from './clause.ts';
import type { Clause } from './clause.ts';

function columnsHint(plan: DatabasePlan, { tables }: SchemaIndex): string {
  return tables
    .filter(({ name }) => name === tableOf(plan))
    .map(({ name, columns }) => {
      const names = listedFew(columns.map((column) => humanise(column.name)));
      return ` ${capitalise(humanise(name))} has ${names}. Use one of these instead, or leave the word out.`;
    })
    .join('');
}

/** The word that limits a sentence to some rows although the statement affects all of them, if any. */
function pickedFrom(text: string, plan: DatabasePlan): string | undefined {
  const changeKind = changeKindOf(plan);
  const takesAll = (changeKind === 'delete' || changeKind === 'update') && !/\bwhere\b/iu.test(plan.sql);
  return takesAll ? fewOf.exec(text)?.[0] : undefined;
}

/** The request without those quoted values that appear in the statement, as a name or as a text. */
function unaccounted(clause: Clause, { sql }: DatabasePlan): string {
  const missing = clause.values.map((value) => {
    const text = value.value.trim();
    const forms = [
      text,
      quoteLiteral(text).slice(1, -1),
      toIdentifier(text),
      quoteIdentifier(text).slice(1, -1),
    ];
    return forms.some((form) => form !== '' && sql.includes(form)) ? { ...value, value: ' ' } : value;
  });
  return valueOf(clause.text, { ...clause, values: missing });
}

const placed = /\b(?:in|at|from|near|around|on) (?:the )?(?<place>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)/u;

/** 'The fees in Graz': a place is rarely the name of a row when another text column could store it. */
function whichColumn(clause: Clause, plan: DatabasePlan, { tables }: SchemaIndex): Understanding | undefined {
  const place = placed.exec(clause.text)?.groups?.['place'];
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
    `Which column of ${humanise(table.name)} holds ${place}? Say, for example, “${humanise(table.name)} whose ${humanise(other.name)} is ${place}”.`,
    [...texts, name]
      .slice(0, 4)
      .map((column) =>
        choice(
          reworded(clause, place, `${table.name} whose ${humanise(column.name)} is "${place}"`).replace(
            / (?:in|at|from|near|around|on) (?:the )?(?=\S+ whose )/u,
            ' of ',
          ),
          humanise(column.name),
        ),
      ),
  );
}

/**
 * Checks every change read from a sentence: a plan passes only when each word of the sentence is
 * accounted for by its statements. Otherwise it becomes one question that names the word.
 */
export function guarded(found: Understanding, clause: Clause, schema: SchemaIndex): Understanding {
  if (found.kind !== 'plan') return safeChoices(found, clause, schema);
  if (found.plan.effect === 'read') return found;
  const { plan } = found;
  const notRequested = askIfStatement(clause, plan, schema);
  if (notRequested !== undefined) return notRequested;
  const word = unclaimedWord(unaccounted(clause, plan), claimsOf(plan)) ?? pickedFrom(clause.text, plan);
  if (word !== undefined)
    return unread(
      `I do not know what “${word}” means for ${humanise(tableOf(plan))}, so nothing is planned.${columnsHint(plan, schema)}`,
      readingChoices(plan, schema),
    );
  const asked = whichColumn(clause, plan, schema);
  if (asked !== undefined) return asked;
  const piece = swallowed(clause, plan);
  return piece === undefined
    ? found
    : unread(
        `I cannot tell where the name or value ends in “${piece.slice(0, 60)}”. Please put it in quotes, and leave reasons out.`,
      );
}
