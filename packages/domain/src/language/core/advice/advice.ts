import { isDated, kindOf } from '../constituents/columnKinds.ts';
import { moneyColumns } from '../constituents/comparisons.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise, plural, singular } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import { forbids, namedIn, type Advice, type Named } from './named.ts';
import { readSameTime } from '../frames/rows/sameTime.ts';
import { coreIndex } from '../schemaIndex.ts';
import { sameTogether } from './sameRows.ts';

export type { Advice } from './named.ts';

const hiding =
  /\b(?:hide|without seeing|but (?:not|without|never|no)|(?:not|never|no one|nobody|don['’]?t|dont|can['’]?t|cannot|should not|must not|may not) (?:\p{L}+ )?(?:see|sees|know|look|read|view)|(?:see|look|view|read)\p{L}* .{0,40}\bnot (?:the )?)/iu;
const people =
  /\b(?:staff|employees?|workers?|seamstress(?:es)?|teachers?|helpers?|colleagues?|team|assistants?|trainees?|apprentices?|interns?|people|others|them|customers?|clients?|visitors?|everyone|everybody|members?)\b|\b\p{L}+s (?:must|should|shall|can|may)(?: not|n['’]?t|not) (?:see|know|read|view)\b/iu;
const money = /\b(?:money|prices?|costs?|earnings|income|amounts?|salar(?:y|ies)|wages?)\b/iu;

const subject =
  /^\W*(?:(?:my|our|the|all|these) )*\p{L}+s (?:must|should|shall|can|may)(?: not|n['’]?t|not) (?:see|know|read|view) (?<what>.+)$/iu;

/** A question, or a request about rows, in which “but not” leaves some of them out. */
const asking =
  /^\W*(?:(?:please|can you|could you) )*(?:show|list|which|who|whose|what|how|count|find|search|give|delete|remove|add|export)\b/iu;

/** A column that some people must not see, in a table that they may see. */
function hiddenColumn({ text, tables, columns: all, lexicon }: Named): Advice | undefined {
  if (!hiding.test(text) || !people.test(text) || asking.test(text)) return undefined;
  // `drivers must not see prices` is not about a column of drivers.
  const what = subject.exec(text)?.groups?.['what'];
  const columns = what === undefined ? all : namedIn(what, lexicon).columns;
  const own = columns.find(({ table }) => tables.some(({ name }) => name === table.name)) ?? columns[0];
  const priced = money.test(text)
    ? (tables.length > 0 ? tables : lexicon.tables).flatMap((table) =>
        moneyColumns(table).map((column) => ({ table, column })),
      )
    : [];
  const found = own ?? (tables.length > 0 || priced.length === 1 ? priced[0] : undefined);
  const column = found?.column;
  if (priced.length > 1 && !found)
    return {
      text: `Access rules cover whole rows, so a column can’t be hidden from some people. ${listed(priced.map((one) => humanise(one.table.name)))} have prices. Say of which table they should not be seen. Nothing was planned.`,
      choices: priced
        .slice(0, 3)
        .map(({ table, column: of }) => `Hide ${humanise(of.name)} in ${humanise(table.name)} from staff`),
    };
  if (!found || !column || column.references !== undefined || kindOf(column) === 'reference')
    return undefined;
  const [several, one] = [humanise(found.table.name), humanise(singular(found.table.name))];
  const name = `${one} ${humanise(column.name)}`;
  return {
    text: `Access rules cover whole rows, so ${humanise(column.name)} of ${several} can’t be hidden from some people who see ${several}. What only you should see can be kept in a separate table, which stays locked for everybody else. Nothing was planned.`,
    choices: [
      `Create a table called ${plural(name)} with ${humanise(column.name)}; each ${name} belongs to ${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one}`,
    ],
  };
}

const page = /\b(?:pages?|web ?sites?|sites?|screens?)\b/iu;
const showing =
  /^\W*(?:(?:please|now|and|also|can you|could you|i (?:want|need|would like)(?: you)?(?: to)?|we need(?: to)?) )*(?:show|see|list|display|view|put|add|make|create|build|an?|have|my|the)\b/iu;
const forFew = /\b(?:i|me|we|us|staff|employees?|workers?|team|only|private(?:ly)?)\b/iu;

/** Rows of tables on a page, in words that leave open who is to see them there. */
function rowsOnPage({ text, tables }: Named): Advice | undefined {
  if (tables.length === 0 || !page.test(text) || !showing.test(text)) return undefined;
  if (
    /\b(?:delete|remove|hide|not|don['’]?t|dont|no more|no longer|colou?r|called|named|button|text|heading|menu|publish|link|picture)\b/iu.test(
      text,
    )
  )
    return undefined;
  const names = listed(tables.map(({ name }) => humanise(name)));
  const asked = text
    .replace(/^\W*(?:i|we) (?:want|need|would like)(?: you)?(?: to)?\b/iu, '')
    .replace(/\b(?:make|give|build|get|create|show) (?:me|us)\b/iu, '');
  const [first, ...others] = tables.map(({ name }) => humanise(name));
  const shown = others.length === 0 ? (first ?? '') : names;
  return forFew.test(asked)
    ? {
        text: `A page is open to everybody who has its address, so ${names} can’t be on one for you or your staff alone. You see and edit these rows on Project Data, and you can ask for them here. Nothing was planned.`,
        choices: [
          `Show ${first ?? ''}`,
          `Only staff can see ${first ?? ''}`,
          `Show ${shown} on the home page`,
        ],
      }
    : {
        text: `A page can have ${names} as a list, for everybody or for people who sign in, or as a form in which people who sign in add rows. Which do you want? Nothing was planned.`,
        choices: [
          `Show ${shown} on the home page`,
          `Show ${shown} to people who sign in on the home page`,
          `Add a form for ${first ?? ''} on a new page`,
          `Show ${first ?? ''}`,
        ],
      };
}

/** The date at which the rows of a table take place. */
function startOf({
  text,
  tables,
  lexicon,
}: Named): { readonly table: LexiconTable; readonly column: LexiconColumn } | undefined {
  const among = tables.filter((table) => table.columns.some((column) => isDated(column)));
  const found = (among.length > 0 ? among : lexicon.tables).flatMap((table) =>
    table.columns
      .filter(
        (column) =>
          isDated(column) && /^(?:starts?|begins?|date|time|day|slot|booked|when)/u.test(column.name),
      )
      .map((column) => ({ table, column })),
  );
  return found.length === 1 || (among.length > 0 && text !== '') ? found[0] : undefined;
}

const twice =
  /\b(?:same|one) (?:time|hour|slot|moment|date|day|appointment)\b|\bdouble[- ]?book\p{L}*|\b(?:time|slot|hour)s? (?:\p{L}+ ){0,3}twice\b|\bat once\b/iu;
const past =
  /\b(?:in (?:the )?past|past (?:dates?|times?|days?)|before (?:today|now)|already over|(?:old|past) (?:dates?|times?))\b/iu;

const onlyNamed =
  /\bonly (?:(?:me|i|myself) and )?(?<who>(?!I\b)\p{Lu}[\p{L}'-]+)(?:(?:,| and| or) (?:\p{Lu}[\p{L}'-]*|me|myself))* (?:should |must |shall |may |can |could |are |is |be )*(?:able to |allowed to )*(?<deed>see|read|view|change|edit|add|delete)\b/u;

/** Rules for single people by their name, which no rule can say. */
function ruleForNamed({ text, tables: [table] }: Named): Advice | undefined {
  const { who, deed } = onlyNamed.exec(text.replace(/^\W*Only/u, 'only'))?.groups ?? {};
  if (who === undefined || deed === undefined || !table) return undefined;
  const name = humanise(table.name);
  return {
    text: `An access rule can’t name ${who}: it is for staff, for everybody who signs in, or for who added a row. Make ${who} staff on Project Data, under “People”; what only staff may do, you and ${who} may do. Nothing was planned.`,
    choices: [`Only staff can ${/^(?:read|view)$/u.test(deed) ? 'see' : deed} ${name}`],
  };
}

/** Rules about times: no two rows at one, and none in the past. */
function ruleOfTime(named: Named): Advice | undefined {
  const { text } = named;
  if (!forbids(text)) return undefined;
  const isTwice = twice.test(text);
  if (!isTwice && !past.test(text)) return undefined;
  // A thing that may not be taken twice at a time is another rule, which can be planned.
  const state = { index: coreIndex(named.lexicon), before: [], today: '' };
  if (isTwice && readSameTime({ text, items: [] }, state)) return undefined;
  const found = startOf(named);
  if (!found) return undefined;
  const [table, column] = [humanise(found.table.name), humanise(found.column.name)];
  const created = found.table.columns.find(({ name }) => name.startsWith('created'));
  if (isTwice)
    return {
      text: `No two ${table} can then have the same ${column}; a second one is refused. Is this what you want? Nothing was planned.`,
      choices: [`${column.charAt(0).toUpperCase()}${column.slice(1)} in ${table} must be unique`],
    };
  return created === undefined
    ? undefined
    : {
        text: `A rule can compare ${column} with the moment at which the row was added, so ${table} in the past are refused. Is this what you want? Nothing was planned.`,
        choices: [`In ${table} the ${column} cannot be before the ${humanise(created.name)}`],
      };
}

/** Rows that an app began with, which no column marks. */
function exampleRows({ text, tables: [table] }: Named): Advice | undefined {
  const isMeant =
    /\b(?:delete|remove|take (?:out|away|off)|get rid of|drop|clear|erase|throw)\b.*(?<![\p{L}\d@._-])(?:examples?|samples?|demos?)(?![\p{L}\d@_-]|\.\p{L})/iu.test(
      text,
    );
  const isMarked = table?.columns.some(({ values = [] }) =>
    values.some((value) => /\bexample\b/iu.test(value)),
  );
  if (!table || !isMeant || isMarked === true) return undefined;
  const name = humanise(table.name);
  return {
    text: `Nothing marks which ${name} are examples. Look at them and say which ones to delete, by their name for instance. Nothing was planned.`,
    choices: [`Show ${name}`, `Delete all ${name}`],
  };
}

/**
 * What is possible instead, for what people ask that no change does as they say it; undefined for any other sentence. A
 * sentence that changes the pages of a site is read as that first.
 *
 * @example
 * adviceFor('Show orders', { tables: [] }) // => undefined
 */
export function adviceFor(instruction: string, lexicon: Lexicon): Advice | undefined {
  const named = namedIn(instruction, lexicon);
  return (
    ruleForNamed(named) ??
    hiddenColumn(named) ??
    rowsOnPage(named) ??
    exampleRows(named) ??
    sameTogether(named) ??
    ruleOfTime(named)
  );
}
