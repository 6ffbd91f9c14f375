import { isQuoted, unquoted } from './wording.ts';

/** Descriptions of something other than a text, which are never its words. */
const described =
  /^(?:an?|the|my|our|some|all|another|one)\s(?:\S+\s){0,2}?(?:links?|buttons?|icons?|pictures?|photos?|images?|logo|maps?|forms?|videos?|lists?|tables?|fields?|search|menu|calendar|gallery|products?|orders?|message|text|sentence|paragraph|section|heading|page|chat|slider|banner)\b/iu;
const bareDescribed =
  /^(?:(?:[\p{L}-]+\s){0,3}(?:links?|buttons?|icons?)\b|\p{Ll}+\s(?:pictures?|photos?|images?|maps?|forms?|videos?)\b)/iu;

/** Whether words describe something other than a text, so that they are not written on a page. */
export function isDescribed(said: string): boolean {
  return !isQuoted(said) && (described.test(said) || bareDescribed.test(said));
}

const below = /,? (?:under|below|beneath|underneath) (?:the |its |my )?(?:heading|headline|title)$/iu;
const elsewhere =
  /\b(?:above|over|next to|beside|before|after|between|under|below|at the (?:top|bottom|end|side)|on the (?:left|right))(?: of)?(?: the| my| our)?(?: (?:heading|headline|title|list|menu|picture|button|text|products|page|form|logo|left|right|side))?$|\b(?:in (?:red|green|blue|bold|italics?|capitals)|everywhere|on it|there)$/iu;

/**
 * The text that is to be on a page; undefined where the words describe something else, or say where or how it is to be in
 * a way that is not read. Below the heading is where a text goes anyway.
 */
export function spokenText(said: string): string | undefined {
  if (isQuoted(said)) return said;
  const text = said.replace(below, '');
  return isDescribed(text) || elsewhere.test(text) ? undefined : text;
}

/** A text as it begins a paragraph: `we are open` is `We are open`. */
export function begun(said: string): string {
  const plain = unquoted(said);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `that we meet on Tuesdays, that there is tea` as sentences; any other text as it begins a paragraph. */
export function asSentences(said: string): string {
  if (isQuoted(said)) return unquoted(said);
  const text = said.replace(
    /(?<=[.!?]) (?:please )?make (?:it|this|that) (?:sound|look)[^.!?\n]*[.!?]?\s*$/iu,
    '',
  );
  const parts = text.replace(/^that /iu, '').split(/,? (?:and )?that (?=(?:we|i|there|the|our|my|it)\b)/iu);
  if (text === said && parts.length === 1 && !/^that /iu.test(said)) return begun(said);
  return parts
    .map((part) => begun(part.trim()).replace(/[,.?]$/u, ''))
    .map((part) => `${part}.`)
    .join(' ');
}

/** A text with its label: "the phone number 0123" is "Phone: 0123". */
export function contactLine(text: string): string {
  const said = unquoted(text);
  const { label, rest } =
    /^(?:the|my|our) (?<label>phone number|telephone number|phone|telephone|mobile number|email address|email|e-mail|address|opening hours|vat number|company number)(?: is)?[:,]? (?<rest>.+)$/iu.exec(
      said,
    )?.groups ?? {};
  if (label === undefined || rest === undefined) return said;
  const name = label
    .toLowerCase()
    .replace(/^(phone|telephone|mobile) number$/u, '$1')
    .replace(/^email address$/u, 'email');
  const trimmed = rest.replace(/,$/u, '');
  return name === 'address' ? trimmed : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${trimmed}`;
}

/** Misspelt words before contact details, which visitors would read. */
const spelt: Readonly<Record<string, string>> = {
  telefon: 'Telephone',
  telephon: 'Telephone',
  phone: 'Phone',
  tel: 'Tel.',
  adress: 'Address',
  addres: 'Address',
  address: 'Address',
  email: 'Email',
  mail: 'Email',
};

/** Contact details that were said one after the other, each with its label: `our telefon 030 123 and adress Elm Street 5`. */
export function contactLines(text: string): string {
  const said = unquoted(text);
  if (said !== text.trim()) return said;
  return said
    .split(/,\s+|\s+and\s+(?:the |my |our )?(?=(?:tele|phone|mobile|add?res|e-?mail)\p{L}*\b)/iu)
    .map((part) => {
      const line = contactLine(part);
      const plain = line.replace(/^(?:the|my|our) /iu, '');
      const [first = '', ...rest] = plain.split(' ');
      const label = spelt[first.toLowerCase().replace(/[.:]$/u, '')];
      return label === undefined || rest.length === 0 ? begun(plain) : `${label} ${rest.join(' ')}`;
    })
    .join(', ');
}

const tiny =
  /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|is|are|was|be|it|of|in|on|at|to|for|and|or|with|by|from|we|i|you|they|he|she)$/iu;

/** Whether a word is in any sentence, so that it never says which text is meant. */
export function isTiny(said: string): boolean {
  return tiny.test(said.trim());
}
