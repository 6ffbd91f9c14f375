import type { DatabaseOperationType } from '../../../operations/types.ts';
import { countingSql } from '../answer.ts';
import { planned } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import { matched } from '../slots.ts';

/** Openings that only SQL has; English with the same verb ('delete from customers who …') matches none. */
const operator = String.raw`(?:<>|<=|>=|!=|=|<|>|~|\blike\b|\bilike\b|\bin\s*\(|\bis\s+(?:not\s+)?null\b|\bbetween\b|\bnot\s+in\b|\bexists\s*\(|\()`;
const name = String.raw`(?:"[^"]+"|[\p{L}_][\p{L}\p{N}_$]*)(?:\.(?:"[^"]+"|[\p{L}_][\p{L}\p{N}_$]*))?`;
const shapes: readonly RegExp[] = [
  String.raw`^select\s+(?:distinct\s+|all\s+(?=[*"]))?(?:\*|[\d'"(-]|${name}\s*(?:\(|,|\.|::|\s+from\s+${name}\s*(?:$|;|where|order|group|limit|join|inner|left|,|as\b)|\s+as\s))`,
  String.raw`^insert\s+into\s+${name}\s*(?:\(|values\s*\(|select\b|default\s+values)`,
  String.raw`^update\s+(?:only\s+)?${name}(?:\s+as\s+\S+|\s+[a-z]\w?)?\s+set\s+(?:${name}|\()[^=]*=`,
  String.raw`^delete\s+from\s+(?:only\s+)?${name}(?:\s+(?:as\s+)?[a-z]\w?)?\s*(?:;|using\s|returning\s|where\s[\s\S]*${operator})`,
  String.raw`^create\s+(?:unlogged\s+|temp(?:orary)?\s+)?table\s+(?:if\s+not\s+exists\s+)?${name}\s*(?:\(\s*(?:${name}\s+[\p{L}_]+|\)|like\s|primary|unique|check|constraint)[\s\S]*\)|as\s+(?:select|values|with)\b)`,
  String.raw`^create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:${name}\s+)?on\s+${name}\s*(?:using\s+\w+\s*)?\(`,
  String.raw`^create\s+(?:or\s+replace\s+)?(?:recursive\s+|materialized\s+)?view\s+(?:if\s+not\s+exists\s+)?${name}\s*(?:\([^)]*\)\s*)?(?:with\s*\([^)]*\)\s*)?as\s`,
  String.raw`^create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+${name}\s*\(`,
  String.raw`^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+${name}\s+(?:before|after|instead)\s`,
  String.raw`^create\s+policy\s+${name}\s+on\s+${name}\s*(?:as\s|for\s|to\s|using\s*\(|with\s+check|;|$)`,
  String.raw`^create\s+(?:type|domain)\s+${name}\s+as\s`,
  String.raw`^create\s+(?:schema|extension|sequence|role|user|database|publication|subscription|server|aggregate|cast|collation|event\s+trigger|foreign|operator|rule|tablespace|language|access\s+method|statistics)\s+(?:if\s+not\s+exists\s+)?${name}[^.?!]*;`,
  String.raw`^create\s+(?:extension|schema|sequence)\s+(?:if\s+not\s+exists\s+)?${name}\s*$`,
  String.raw`^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}\s+(?:add\s+(?:column\s+(?!called\b|named\b|for\b)|constraint\s|primary\s+key|foreign\s+key|unique\s*\(|check\s*\()|drop\s+(?:column|constraint)\s|alter\s+(?:column\s+)?${name}\s+(?:type|set|drop)\s|rename\s+(?:to|column|constraint)\s|(?:enable|disable|force|no\s+force)\s|owner\s+to\s|replica\s|set\s)`,
  String.raw`^alter\s+(?:policy|function|view|type|sequence|role|user|database|schema|extension|index|system|default\s+privileges|publication|domain)\b[\s\S]*;\s*$`,
  String.raw`^drop\s+(?:table|view|index|function|procedure|trigger|policy|type|schema|sequence|extension|role|user|database|materialized\s+view|domain|publication|rule)\s+(?:if\s+exists\s|[\s\S]*;|${name}\s+(?:cascade|restrict)\b|${name}\s+on\s+${name}\s*$)`,
  String.raw`^truncate\s+(?:table\s+)?(?:only\s+)?${name}(?:\s*,\s*${name})*\s*(?:;|restart\s|continue\s|cascade|restrict|$)`,
  String.raw`^(?:grant|revoke)\s+[\s\S]+\s(?:on|to)\s+[\s\S]+\s?(?:to|from)?\s`,
  String.raw`^with\s+(?:recursive\s+)?${name}\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(`,
  String.raw`^(?:begin|commit|rollback|start\s+transaction|savepoint\s+${name}|abort|end|discard\s+all|vacuum(?:\s+full)?|checkpoint)\s*(?:;|$)`,
  String.raw`^(?:vacuum|analyze|reindex|cluster|listen|notify|unlisten|checkpoint|lock\s+table|refresh\s+materialized\s+view|comment\s+on\s+\w+|security\s+label|prepare|execute|deallocate|declare|fetch|close|load)\s[\s\S]*;`,
  String.raw`^(?:explain|table|values|call|show|reset|set|do|copy|merge\s+into)\s+(?:\(?\s*(?:analyze|select|insert|update|delete|with)\b|\$|'|\(|${name}\s*\(|${name}\s+(?:from|to)\s+(?:stdin|stdout|program|')|(?:local\s+|session\s+)?(?:role|session)\b|${name}\s*(?:=|to)\s*\S+\s*;|${name}\s+using\b|[^?]*;\s*$)`,
].map((source) => new RegExp(source, 'iu'));

/** SQL without pasted surroundings: code fences, leading comments, 'run this:'. */
function unwrap(text: string): string {
  const fenced = matched(/^\s*```(?:sql|postgres(?:ql)?|pgsql)?\s*\n(?<sql>[\s\S]*?)\n?\s*```\s*$/iu, text);
  return (fenced === undefined ? text : fenced('sql'))
    .trim()
    .replace(
      /^(?:please )?(?:run|execute)(?: (?:this|the following))?(?: (?:sql|query|statement))?:?\s+(?=(?:select|insert|update|delete|create|alter|drop|with|truncate|grant|revoke)\s)/iu,
      '',
    );
}

function withoutLeadingComments(sql: string): string {
  let rest = sql.trimStart();
  for (;;) {
    const end = rest.startsWith('--')
      ? rest.indexOf('\n')
      : rest.startsWith('/*')
        ? rest.indexOf('*/') + 1
        : -1;
    if (end <= 0) return rest;
    rest = rest.slice(end + 1).trimStart();
  }
}

/** Anything that could write or reach beyond rows makes it a change; only a plain single query counts as a read. */
const writes =
  /\b(?:insert|update|delete|merge|into|drop|alter|create|grant|revoke|truncate|call|do|copy|lock|share|nextval|setval|set_config|begin|commit|rollback|vacuum|analyze|listen|notify|refresh|reindex|cluster|comment|execute|prepare|set|reset|pg_\w+|lo_\w+|dblink\w*)\b/iu;

/** Words allowed before a bracket in a read: SQL keywords and functions without side effects. */
const harmless = new Set(
  `select from where and or not in exists any all some as on using over filter within group by having order limit offset values with then when else case
count sum avg min max coalesce nullif greatest least lower upper initcap length char_length trim ltrim rtrim btrim substring replace split_part concat
concat_ws left right position round floor ceil ceiling abs mod power sqrt trunc sign now age date date_trunc date_part extract to_char to_date to_timestamp
interval cast array array_agg string_agg json_agg jsonb_agg json_build_object jsonb_build_object row_number rank dense_rank lag lead first_value last_value
ntile row distinct unnest generate_series numeric decimal varchar char union except intersect is between like ilike percentile_cont bool_and bool_or`.split(
    /\s+/u,
  ),
);

/** Words, brackets and other tokens except white space; linear in the length of the text. */
const tokens = /[\p{L}\p{N}_."$]+|\S/gu;

function callsOnlyHarmless(sql: string): boolean {
  let before = '';
  for (const [token] of sql.matchAll(tokens)) {
    const isCall = token === '(' && /[\p{L}\p{N}_"$]$/u.test(before);
    if (isCall && !harmless.has(before.toLowerCase())) return false;
    before = token;
  }
  return true;
}

function isRead(sql: string): boolean {
  const body = withoutLeadingComments(sql).replace(/;\s*$/u, '');
  if (!callsOnlyHarmless(body)) return false;
  return /^(?:select|values|table|with)\b/iu.test(body) && !body.includes(';') && !writes.test(body);
}

const types: readonly { readonly type: DatabaseOperationType; readonly words: RegExp }[] = [
  { type: 'rls', words: /\b(?:policy|row\s+level\s+security|grant|revoke)\b/iu },
  { type: 'storage', words: /\bstorage\s*\./iu },
  { type: 'auth', words: /\b(?:auth\s*\.\s*(?!uid\b|users\s*\()|role\b|create\s+user\b|alter\s+user\b)/iu },
  { type: 'schema', words: /^(?:create|alter|drop|comment|refresh)\b/iu },
];

/**
 * Whether an instruction is typed SQL, whose words mean nothing else.
 *
 * @example
 * isTypedSql('select * from orders') // => true
 */
export function isTypedSql(instruction: string): boolean {
  const body = withoutLeadingComments(unwrap(instruction));
  return shapes.some((shape) => shape.test(body));
}

/** Typed SQL, passed on byte for byte; the caller parses and judges it before running it. */
export function typedSql(instruction: string): Understanding | undefined {
  if (!isTypedSql(instruction)) return undefined;
  const sql = unwrap(instruction);
  const body = withoutLeadingComments(sql);
  const read = isRead(sql);
  return planned({
    type: types.find(({ words }) => words.test(body))?.type ?? 'data',
    effect: read ? 'read' : 'change',
    title: 'Run your SQL',
    doneTitle: 'Ran your SQL',
    understood: 'You typed SQL; it is used exactly as typed.',
    steps: [
      [read ? 'Run the SQL as you typed it and show what it returns' : 'Run the SQL exactly as you typed it'],
    ],
    sql,
    object: { kind: 'script', name: 'SQL' },
    warnings: [],
    ...(read
      ? { answer: { kind: 'rows' as const, caption: 'rows your SQL returned', countSql: countingSql(sql) } }
      : {}),
  });
}
