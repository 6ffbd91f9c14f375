import { plural, singular } from '../../../language/planner/names.ts';
import { camelName, listedFields, pascalName, phraseOf, snakeName } from './names.ts';
import type { Written } from './result.ts';
import { textLiteral } from './view.ts';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

const number = String.raw`\d{1,3}|${small.slice(2).join('|')}`;

/** The words that describe an endpoint: an action and the rows it applies to. */
const endpointWords = new RegExp(
  String.raw`\b(?<action>return|list|get|fetch|show|read|load|create|add|insert|save|update|change|edit|delete|remove)(?:e?s|ing)? ` +
    String.raw`(?:(?:all|every|each|the|an?|my|our|new|one|single|top|first|last|latest|newest|oldest|most recent|recent|${number}) )*` +
    String.raw`(?<things>[\p{L}-]+)`,
  'iu',
);

/** The end of every endpoint; errors are thrown to the caller. */
const checked = `  if (error) throw error;
  return data;
}`;

/** The requested number of rows, in digits or as a word up to ten. */
function limitOf(phrase: string): number | undefined {
  const [found] = new RegExp(String.raw`\b(?:${number})\b`, 'iu').exec(phrase) ?? [];
  if (found === undefined) return undefined;
  const spelled = small.findIndex((word) => word === found.toLowerCase());
  return Math.max(1, spelled < 0 ? Number(found) : spelled);
}

interface Request {
  readonly description: string;
  readonly things: string;
  readonly table: string;
  readonly limit: number | undefined;
}

function reading({ description, things, table, limit }: Request): Written {
  const own = /\b(?:signed|logged)[ -]in\b|\bcurrent user\b|\b(?:their|my) own\b/iu.test(description);
  const one = /\bby (?:its |their |an? |the )?id\b/iu.test(description);
  const by = one
    ? undefined
    : /\bby (?:its |their |an? |the )?(?<column>[\p{L}-]+)/iu.exec(description)?.groups?.['column'];
  const column = by === undefined ? undefined : snakeName(by, 'value');
  const latest = /\b(?:latest|newest|recent)\b/iu.test(description);
  const oldest = /\boldest\b/iu.test(description);
  const rows = pascalName(plural(things), 'Rows');
  const which = latest ? 'latest' : oldest ? 'oldest' : 'all';
  const name = one
    ? `${camelName(singular(things), 'row')}ById`
    : by === undefined
      ? `${which}${rows}`
      : `${camelName(plural(things), 'rows')}By${pascalName(by, 'Value')}`;
  const parameters = [
    ...(own ? ['userId: string'] : []),
    ...(one ? ['id: string'] : []),
    ...(column === undefined ? [] : ['wanted: string']),
  ].join(', ');
  const lines = [
    `    .select('*')`,
    ...(own ? [`    .eq('user_id', userId)`] : []),
    ...(one ? [`    .eq('id', id)`] : []),
    ...(column === undefined ? [] : [`    .eq('${column}', wanted)`]),
    ...(latest || oldest ? [`    .order('created_at', { ascending: ${oldest} })`] : []),
    ...(limit === undefined || one ? [] : [`    .limit(${limit})`]),
    ...(one ? ['    .maybeSingle()'] : []),
  ];
  return {
    name,
    understood: `Read as an endpoint that reads ${one ? 'one row of ' : column === undefined ? '' : `the rows with a certain ${column} of `}the table ${table}.`,
    code: `export async function ${name}(${parameters}) {
  const { data, error } = await supabase
    .from(${textLiteral(table)})
${lines.join('\n')};
${checked}`,
  };
}

function writing({ description, things, table }: Request, action: 'create' | 'update'): Written {
  const listed = listedFields(description);
  const fields = listed.length > 0 ? listed : [{ label: 'Name', key: 'name' }];
  const thing = pascalName(singular(things), 'Row');
  const name = `${action}${thing}`;
  const type = `New${thing}`;
  const columns = fields.map(
    ({ label }, index) => `  readonly ${snakeName(label, `field_${index + 1}`)}: string;`,
  );
  const [parameters, call] =
    action === 'create'
      ? [`row: ${type}`, '.insert(row)']
      : [`id: string, row: Partial<${type}>`, ".update(row)\n    .eq('id', id)"];
  return {
    name,
    understood: `Read as an endpoint that ${action}s a row of the table ${table} with ${phraseOf(fields)}.`,
    code: `export interface ${type} {
${columns.join('\n')}
}

export async function ${name}(${parameters}) {
  const { data, error } = await supabase
    .from(${textLiteral(table)})
    ${call}
    .select()
    .single();
${checked}`,
  };
}

function removing({ things, table }: Request): Written {
  const name = `delete${pascalName(singular(things), 'Row')}`;
  return {
    name,
    understood: `Read as an endpoint that deletes one row of the table ${table} by its id.`,
    code: `export async function ${name}(id: string) {
  const { data, error } = await supabase
    .from(${textLiteral(table)})
    .delete()
    .eq('id', id)
    .select();
${checked}`,
  };
}

function request(found: Request, action: string): Written {
  if (/^(?:create|add|insert|save)$/iu.test(action)) return writing(found, 'create');
  if (/^(?:update|change|edit)$/iu.test(action)) return writing(found, 'update');
  return /^(?:delete|remove)$/iu.test(action) ? removing(found) : reading(found);
}

/** An endpoint for one table; undefined when the description names no action on rows. */
export function writeApi(description: string): Written | undefined {
  const match = endpointWords.exec(description);
  const { action = '', things = '' } = match?.groups ?? {};
  if (!match) return undefined;
  const table = snakeName(plural(things), 'rows');
  const written = request({ description, things, table, limit: limitOf(match[0]) }, action);
  return {
    ...written,
    understood: `${written.understood} It needs a Supabase client in supabase.ts; the rules of your database decide who may.`,
    code: `import { supabase } from './supabase.ts';\n\n${written.code}`,
  };
}
