const into = '(?:to|into|in|on)';
const head = String.raw`(?<add>add|create|put|include) (?<column>(?:an? |the |new |another )*[^,;:()]+?) (?<to>${into} (?:the |my |our )?[\p{L}\p{N}_-]+(?: table)?)`;
const items = String.raw`[^(),;:]+?(?:(?:, ?| ?\/ ?| ?\| ?| or | and )[^(),;:]+?)+`;

/** Choices of a column that are named after its table. */
const behind: readonly RegExp[] = [
  new RegExp(
    String.raw`^${head} ?\((?:(?:can be |either |one of |choices:? |options:? |values:? )+)?(?<items>${items})\)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${head},?:? (?:with|from|and) (?:the |these )?(?:choices|options|values):? (?<items>${items})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<add>add|create|put|include) (?<column>(?:an? |the |new |another )*(?:[\p{L}-]+ )?(?:category|type|kind|status|state|size|colou?r|level|priority|gender|section|season|course)) (?<to>${into} (?:the |my |our )?[\p{L}\p{N}_-]+(?: table)?): (?<items>${items})$`,
    'iu',
  ),
];

/** `a yes/no column vegan`: the word before says what it stores. */
const typed =
  /^(?<add>add|create|put|include) (?:an? |the |new |another )*(?:yes\/no|yes or no|true\/false) (?:column|field) (?:(?:called|named|for) )?(?<column>[^,;:()]+?) (?<to>(?:to|into|in|on) .+)$/iu;

/**
 * `Add a category to products (bread or cakes)` with its parts where columns have them: `Add a category (bread / cakes)
 * to products`; any other text as it is.
 */
export function columnsInOrder(text: string): string {
  const yesNo = typed.exec(text)?.groups;
  if (yesNo) return `${yesNo['add'] ?? ''} ${yesNo['column'] ?? ''} (yes/no) ${yesNo['to'] ?? ''}`;
  for (const form of behind) {
    const { add = '', column = '', to = '', items: said } = form.exec(text)?.groups ?? {};
    if (said === undefined || / and /iu.test(column)) continue;
    const values = said.split(/, ?(?:or |and )?| ?[/|] ?| or | and /iu).filter(Boolean);
    const isYesNo = /^(?:yes|true) ?(?:\/|or) ?(?:no|false)$/iu.test(said);
    const name = column.replace(/^(?:an? |the |new |another )+/iu, '');
    return `${add} ${name} (${isYesNo ? 'yes/no' : values.join(' / ')}) ${to}`;
  }
  return text;
}
