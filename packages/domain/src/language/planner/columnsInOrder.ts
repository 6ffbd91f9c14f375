const into = '(?:to|into|in|on)';
const head = String.raw`(?<add>add|create|put|include) (?<column>(?:an? |the |new |another )*[^,;:()]+?) (?<to>${into} (?:the |my |our )?[\p{L}\p{N}_-]+(?: table)?)`;
const items = String.raw`[^();:]+(?:,|\/|\|| or | and )[^();:]+`;

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
  if (typed.test(text)) return text.replace(typed, '$<add> $<column> (yes/no) $<to>');
  const form = behind.find((one) => one.test(text) && !/ and /iu.test(text.replace(one, '$<column>')));
  if (!form) return text;
  const said = text.replace(form, '$<items>');
  const isYesNo = /^(?:yes|true) ?(?:\/|or) ?(?:no|false)$/iu.test(said);
  const values = isYesNo ? 'yes/no' : said.split(/, ?(?:or |and )?| ?[/|] ?| or | and /iu).join(' / ');
  const name = text.replace(form, '$<column>').replace(/^(?:an? |the |new |another )+/iu, '');
  return text.replace(form, (...found) => `${String(found[1])} ${name} (${values}) ${String(found[3])}`);
}
