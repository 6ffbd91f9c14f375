import type { LanguageFn } from 'highlight.js';

const keywords = [
  'policy',
  'enable',
  'disable',
  'level',
  'security',
  'returning',
  'restrict',
  'cascade',
  'if',
  'schema',
];
const types = [
  'uuid',
  'text',
  'jsonb',
  'json',
  'timestamptz',
  'bytea',
  'bigserial',
  'serial',
  'citext',
  'inet',
];

/** Words of a keyword group, whichever form the grammar uses. */
const words = (group: unknown): string[] => {
  if (Array.isArray(group)) return group.map(String);
  return typeof group === 'string' ? group.split(' ') : [];
};

/** SQL grammar extended with PostgreSQL keywords, quoted names and function calls. */
export function postgres(sql: LanguageFn): LanguageFn {
  return (hljs) => {
    const grammar = sql(hljs);
    const known =
      typeof grammar.keywords === 'object' && !Array.isArray(grammar.keywords) ? grammar.keywords : {};
    return {
      ...grammar,
      keywords: {
        ...known,
        keyword: [...words(known['keyword']), ...keywords],
        type: [...words(known['type']), ...types],
      },
      contains: [
        { scope: 'string', begin: '"', end: '"' },
        {
          scope: 'title.function',
          match: /\b(?!(?:using|check|in|values|and|or|on|as|key|unique|table|into)\b)[a-z_]\w*(?=\()/i,
        },
        ...(grammar.contains ?? []),
      ],
    };
  };
}
