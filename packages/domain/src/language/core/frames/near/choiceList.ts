const adding =
  /^(?<head>(?:(?:please|pls|and|also|can you|could you|i(?:['’]d| would) like to|i want to|we need to)[\s,]+)*)(?:add|put|include|note|record|write down) (?:an? |the )?(?<noun>\p{L}[\p{L} ]{1,30}?) (?:to|for|in|of|on) (?:the |each |every |all |our |my )*(?<table>[\p{L}_]+(?: [\p{L}_]+)?)\s*[:,–-]\s*(?<list>[^:;?!."“()\d@]{3,200}? or [^:;?!."“()\d@]{2,40})[.!]*$/iu;

/**
 * A new column whose values are listed behind its table, with them in brackets: `add a level to classes: beginner or
 * advanced` is `add level (beginner or advanced) to classes`.
 *
 * @example
 * withChoiceList('add a level to classes: beginner or advanced') // => 'add level (beginner or advanced) to classes'
 */
export function withChoiceList(text: string): string {
  const { noun, table, list } = adding.exec(text.trim())?.groups ?? {};
  if (noun === undefined || table === undefined || list === undefined) return text;
  return / and |\bif\b|\bwhether\b/iu.test(`${noun} ${list}`) ? text : `add ${noun} (${list}) to ${table}`;
}
