import { accountColumn } from '@saywright/domain/planner';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { emailPattern, nobodyCalled, personCalled, type PeopleSentences } from './personReader.ts';
import { refuse } from './serviceDriver.ts';

const please = String.raw`^(?:please\s+|can you\s+)?`;
const end = String.raw`\s*[.!]?$`;
const name = String.raw`(?<name>\p{L}[\p{L}\p{N} .’-]{0,80}?)`;
const list = String.raw`(?:\s+(?:in|of|from)\s+(?:the\s+|my\s+|our\s+)?(?<list>[\p{L} ]+?))?`;
const connect = '(?:connect|link|match|pair)';
const account = String.raw`(?:account|login|log-in|sign-in)`;

/** How somebody in a list and the address of their account are named together. */
const connecting = [
  String.raw`${please}${connect}\s+${name}(?:['’]s\s+${account})?${list}\s+(?:to|with|and)\s+(?:the\s+)?(?:${account}\s+)?(?:of\s+)?${emailPattern}${end}`,
  String.raw`${please}${connect}\s+(?:the\s+${account}\s+)?${emailPattern}\s+(?:to|with|and)\s+${name}${list}${end}`,
  String.raw`^${name}(?:['’]s?)\s+${account}\s+is\s+${emailPattern}${end}`,
  String.raw`^(?:the\s+)?${account}\s+of\s+${name}${list}\s+is\s+${emailPattern}${end}`,
  String.raw`^${emailPattern}\s+is\s+(?:the\s+)?${account}\s+(?:of|for)\s+${name}${list}${end}`,
  String.raw`^${emailPattern}\s+is\s+${name}(?:['’]s?)\s+${account}${end}`,
  String.raw`^${name}${list}\s+(?:logs|signs)\s+in\s+(?:with|as|by|using)\s+${emailPattern}${end}`,
].map((words) => new RegExp(words, 'iu'));

const disconnecting = new RegExp(
  String.raw`${please}(?:disconnect|unlink)\s+(?:the\s+${account}\s+of\s+)?${name}(?:['’]s\s+${account})?${list}(?:\s+from\s+${emailPattern})?${end}`,
  'iu',
);

/** A row of a list of people with accounts. */
interface Listed {
  readonly table: string;
  readonly key: readonly { readonly column: string; readonly value: string }[];
  readonly account: string | null;
}

/** Rows looked at for a name; more share it than could be told apart. */
const mostNamed = 50;

/** The rows called so: by a whole value of theirs, or by its first word where nothing is wholly called so. */
async function called(database: ServedDatabase, table: string, said: string): Promise<readonly Listed[]> {
  const page = await database.rowPage({ table, filters: [], search: said, limit: mostNamed });
  if (!page.ok) return [];
  const { columns, rows, key } = page.value;
  const accountAt = columns.findIndex((column) => column.name === accountColumn);
  const wanted = said.toLowerCase();
  const named = (isIt: (cell: string) => boolean): readonly Listed[] =>
    rows
      .filter(({ cells }) => cells.some((cell) => cell !== null && isIt(cell.toLowerCase())))
      .map((row) => ({
        table,
        key: key.map((column, at) => ({ column, value: row.key[at] ?? '' })),
        account: row.cells[accountAt] ?? null,
      }));
  const whole = named((cell) => cell === wanted);
  return whole.length > 0 ? whole : named((cell) => cell.startsWith(`${wanted} `));
}

/** The lists whose people have accounts; one of them where it is named. */
async function listsOf(database: ServedDatabase, wanted: string | undefined): Promise<readonly string[]> {
  const { relations } = await database.schema();
  const lists = relations
    .filter(
      ({ view, columns }) =>
        !view && columns.some((one) => one.name === accountColumn && one.type === 'uuid'),
    )
    .map((relation) => relation.name);
  const stored = wanted?.toLowerCase().replaceAll(/\s+/gu, '_');
  const named = lists.filter((one) => one === stored);
  return named.length > 0 ? named : lists;
}

/** `mechanic Ben` is called Ben in the list of mechanics. */
function withoutKind(said: string, table: string): string {
  const [kind = '', ...others] = said.split(' ');
  const isKind = [kind, `${kind}s`, `${kind}es`].includes(table.replaceAll('_', ' '));
  return isKind && others.length > 0 ? others.join(' ') : said;
}

/**
 * Reads sentences that connect somebody in a list with the account they sign in with, so that access rules know them, or
 * that end this.
 */
export function accountSentences(
  openProject: (projectId: string) => Promise<ServedDatabase>,
): PeopleSentences {
  return async (project, instruction) => {
    const ended = disconnecting.exec(instruction)?.groups;
    const found = connecting.map((words) => words.exec(instruction)?.groups).find(Boolean) ?? ended;
    if (!found) return undefined;
    const database = await openProject(project.id);
    const lists = await listsOf(database, found['list']);
    if (lists.length === 0) return undefined;
    const said = found['name'] ?? '';
    const rows = await Promise.all(
      lists.map(async (table) => called(database, table, withoutKind(said, table))),
    );
    const [row, ...others] = rows.flat();
    const shown = lists.map((table) => table.replaceAll('_', ' ')).join(' or ');
    if (!row) return refuse(`Nobody in ${shown} is called ${said}. Nothing was planned.`);
    if (others.length > 0)
      return refuse(
        `${said} can be one of ${others.length + 1} rows in ${shown}. Use the whole name, or set the account on the Data page. Nothing was planned.`,
      );
    const address = found['email'];
    const person =
      address === undefined ? undefined : personCalled((await database.people(address)).people, address);
    if (address !== undefined && !person)
      return nobodyCalled(address, 'Invite them on the People page, then connect them.');
    const to = ended ? null : (person?.id ?? null);
    if (row.account === to)
      return refuse(
        ended
          ? `${said} is not connected with an account. Nothing was planned.`
          : `${said} is connected with ${address} already. Nothing was planned.`,
      );
    return {
      table: row.table,
      changed: [{ key: row.key, values: [{ column: accountColumn, from: row.account, to }] }],
      added: [],
      removed: [],
    };
  };
}
