import { ownerSayings } from '../../core/exact/access.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { singular } from '../../planner/names.ts';
import { labelled, said, type Parts } from '../parts.ts';
import { conditionsOf } from './conditions.ts';
import { rowsOf } from './rows.ts';
import type { Saying } from './schema.ts';

const actions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:see\w*|look\w*|read\w*|view\w*|know\w*|peek\w*|watch\w*|show\w*|visible|find|browse|check\w*|access\w*|get at|open\w*)\b/iu,
    'see',
  ],
  [
    /\b(?:add\w*|enter\w*|writ\w*|put\w*|creat\w*|post\w*|book\w*|order\w*|sign\w* up|log\w*|record\w*|mak\w*|leav\w*|insert\w*|submit\w*)\b/iu,
    'add',
  ],
  [
    /\b(?:chang\w*|edit\w*|updat\w*|touch\w*|alter\w*|correct\w*|fiddl\w*|mend\w*|fix\w*|modif\w*|mess\w*|write|writing|set)\b/iu,
    'change',
  ],
  [/\b(?:delet\w*|remov\w*|cancel\w*|bin\w*|withdraw\w*|throw\w*|wip\w*|tak\w* out)\b/iu, 'delete'],
];

/** What people may do, in plain verbs; reading by default. */
function verbsOf(parts: Parts): readonly string[] {
  const words = said(parts, 'X').join(' ');
  const found = actions.filter(([form]) => form.test(words)).map(([, verb]) => verb);
  return found.length === 0 ? ['see'] : found;
}

function joined(verbs: readonly string[]): string {
  return verbs.length < 2 ? (verbs[0] ?? '') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1) ?? ''}`;
}

const own: Saying = (parts, table) => {
  const verbs = joined(verbsOf(parts));
  const [who = 'people'] = said(parts, 'P');
  return [
    `people can ${verbs} only their own ${table.name}`,
    `${who} can ${verbs} only their own ${table.name}`,
    ...ownerSayings(table, verbs),
  ];
};

function plain(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** True where a table is the people of another request: `only staff can change horses`. */
function isWho(text: string, { name }: LexiconTable): boolean {
  const words = plain(text).replaceAll(/ (?:the|our) /gu, ' ');
  return [name, singular(name)].some(
    (one) => words.includes(` only${plain(one)}`) || words.includes(` just${plain(one)}`),
  );
}

const open: Saying = (parts, table) => {
  if (isWho(parts.text, table)) return [];
  const which = rowsOf(parts, table).find((words) => words.includes(table.name));
  const limited = [
    ...said(parts, 'W').map((words) => `everyone can see ${table.name} that are ${words}`),
    ...(said(parts, 'W').length === 0 ? [] : conditionsOf(parts, table)).map(
      (condition) => `everyone can see ${table.name} where ${condition}`,
    ),
  ];
  return [
    ...limited,
    ...(which === undefined ? [] : [`everyone can see ${which}`]),
    ...(limited.length === 0 ? [`everyone can see ${table.name}`] : []),
  ];
};

const members: Saying = (parts, table) => {
  const verbs = joined(verbsOf(parts));
  const isClosing = /\b(?:only|just|nobody|no one|not|unless|without|must)\b/iu.test(parts.text);
  const ways = [
    `only signed-in people can ${verbs} ${table.name}`,
    `signed-in people can ${verbs} ${table.name}`,
  ];
  return isClosing ? ways : ways.toReversed();
};

const close: Saying = (parts, table) => {
  const verbs = verbsOf(parts);
  const all = labelled(parts, 'T').length === 0 ? [] : [`lock ${table.name}`];
  return verbs.includes('see') || verbs.length === 0
    ? [...all, `nobody can see ${table.name}`]
    : [`nobody can ${joined(verbs)} ${table.name}`, ...all];
};

const staff: Saying = (parts, table) => {
  const verbs = joined(verbsOf(parts));
  return [
    ...said(parts, 'P').map((who) => `only ${who} can ${verbs} ${table.name}`),
    `only staff can ${verbs} ${table.name}`,
    `lock ${table.name}`,
  ];
};

/** Access rules, by intent. */
export const accessSayings: Readonly<Record<string, Saying>> = { own, public: open, members, close, staff };
