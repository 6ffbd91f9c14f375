/** Words that look like a value but say something else about a column. */
const notChoices =
  /^(?:yes|no|y|n|true|false|none|optional|required|text|number|date|unique|empty|automatic|auto|or not|maybe|etc|and so on|\d+)$/u;

function cleaned(part: string): string {
  return part
    .trim()
    .replace(
      /^(?:either|or|and|only|just|one of|the|a|an|is|can be|could be|may be|like|e\.?g\.?|for example|such as|for instance) /iu,
      '',
    )
    .replace(/^["'“”„‘’(]+|["'“”‘’).!?;]+$/gu, '')
    .trim();
}

/** Splits the values of an enumeration; undefined where the text is none. */
function split(text: string): readonly string[] | undefined {
  const body = text
    .replaceAll(/\.{2,}|…/gu, '')
    .replace(/ [-–—] (?:nothing else|only these).*$/iu, '')
    .replace(/,? (?:nothing else|and nothing else|no others?|only these|only|that's it)$/iu, '')
    .replace(/,? (?:and so on|etc\.?)$/iu, '')
    .trim();
  const separators = body.includes('/')
    ? /\s*\/\s*|\s*,\s*/u
    : /\s*,\s*(?:or |and )?|\s*;\s*|\s+or\s+|\s+\|\s+/u;
  const parts = body
    .split(separators)
    .flatMap((part) => (separators.source.includes(' or') ? [part] : part.split(/\s+or\s+/iu)));
  const values = parts.map(cleaned).filter((part) => part !== '');
  if (values.length < 2 || values.length > 24) return undefined;
  if (values.some((value) => value.split(/\s+/u).length > 4 || value.length > 40)) return undefined;
  if (
    values.some((value) =>
      /\b(?:is|are|we|it|they|more than|less than|never|must|can be)\b|^(?:or )?not$/iu.test(value),
    )
  )
    return undefined;
  if (values.every((value) => notChoices.test(value.toLowerCase()))) return undefined;
  return [...new Set(values)];
}

const open =
  /^(?:either|one of|only|just|is|can be|could be|may be|always|must be|has to be|should be|:|=|-|–)\s+/iu;

/**
 * The values that a text enumerates: `cow, sheep or goat`, `cow/sheep`, `either new or old`, and in brackets also
 * `soprano alto tenor`; undefined where it enumerates nothing.
 */
export function choicesIn(text: string, isBracketed: boolean): readonly string[] | undefined {
  const bare = text
    .trim()
    .replace(/^(?:(?:which|that) )?(?:in our \w+ )?(?:only )?(?:can|may)(?: only)? be /iu, '')
    .replace(open, '')
    .replace(open, '');
  if (/^(?:yes|y|true)\s*(?:\/|or|,)\s*(?:no|n|false)$/iu.test(bare)) return undefined;
  const coded =
    /^(?:that |which )?(?:only )?(?:can be |is )?(?<codes>(?:[\p{L}]{0,2}\d{1,2}\s+){2,}or\s+[\p{L}]{0,2}\d{1,2})$/u.exec(
      bare,
    )?.groups?.['codes'];
  if (coded !== undefined) return coded.split(/\s+/u).filter((code) => code !== 'or');
  // An open list gives examples.
  if (/\.{2,}|…|\betc\b|\band so on\b|\be\.?g\b|\bfor (?:example|instance)\b|\bsuch as\b/iu.test(bare))
    return undefined;
  const hasOr = /(?:^|\s)or\s/iu.test(bare) || bare.includes('/') || bare.includes('|');
  const commas = bare.split(',').length - 1;
  if (hasOr || (isBracketed && commas > 0) || open.test(text.trim())) {
    const found = split(bare);
    if (found) return found;
  }
  const words = bare.split(/\s+/u);
  const isBare =
    isBracketed &&
    words.length >= 3 &&
    words.length <= 10 &&
    words.every((word) => /^[\p{L}\d+-]{1,12}$/u.test(word));
  return isBare && !/\b(?:is|are|the|of|for|in|at|to|if|be|can|not|we|it|they|a|and|with)\b/iu.test(bare)
    ? words
    : undefined;
}
