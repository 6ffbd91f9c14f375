/** Words that end the name of a usual column. */
const ends = new Set(
  `name names title titles email e-mail mail phone telephone tel mobile address date time price cost costs amount fee notes note
remarks remark comment comments description colour color size age city town village country status state quantity qty type kind
birthday born website company author category weight height length width street zip postcode surname lastname firstname
department role total rating location place reason year number nr no url link photo picture image currency discount stock sku
breed variety species room rent level grade score result subject message deposit duration distance supplier customer brand model
make temperature day month week hour hours start end finish salary debt balance dob nationality language gender sex paid
instrument voice position team opponent username signature initials`.split(/\s+/u),
);

/** True for a name that ends with the word of a usual column. */
export function isColumnWord(name: string): boolean {
  return ends.has(name.split('_').at(-1) ?? '');
}

/** What the second word makes of the first: `phone number` is one column. */
const compounds: Readonly<Record<string, RegExp>> = {
  number:
    /^(?:phone|telephone|tel|mobile|order|house|member|customer|street|model|room|stock|team|position)$/u,
  nr: /^(?:phone|telephone|tel|mobile|order|house|member|customer|room)$/u,
  no: /^(?:phone|telephone|tel|mobile|order|house|member|customer|room)$/u,
  name: /^(?:company|author|category|supplier|customer|brand|team|street|place|city|photo|department)$/u,
  address: /^(?:email|e-mail|mail|street|customer|company|link)$/u,
  date: /^(?:start|end|finish)$/u,
  time: /^(?:start|end|finish)$/u,
  code: /^(?:country|currency|city|discount|stock|colour|color|zip)$/u,
  paid: /^(?:amount|price|total|fee|deposit|rent)$/u,
  type: /^(?:room|link|phone|customer)$/u,
  price: /^(?:total|stock)$/u,
  cost: /^(?:total)$/u,
  amount: /^(?:total|deposit|discount)$/u,
};

const plainWord =
  /^(?!(?:and|or|the|an?|of|to|till|until|so|with|is|are|not|we|they|it|he|she|has|have|if|for|from|per|in|on|at|by)$)[\p{L}][\p{L}-]*$/iu;
const continuing = /^(?:of|in|per|for|from|to|at|on|by|with|or|is|are|that|which|who|when|where)$/u;
const questions =
  /\s+(?=(?:how (?:many|much|long|old|big|often)|what|when|where|who|whether|which|if (?:it|he|she|they|the|its|it's|there)|yes or no)\b)/u;

function grouped(words: readonly string[]): readonly string[] {
  const groups: string[] = [];
  let current: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = (words[at + 1] ?? '').toLowerCase();
    const lower = word.toLowerCase();
    current.push(word);
    if (ends.has(lower) && compounds[next]?.test(lower) !== true && !continuing.test(next)) {
      groups.push(current.join(' '));
      current = [];
    }
  }
  return current.length > 0 ? [...groups, current.join(' ')] : groups;
}

/**
 * Splits a run of columns without commas, as people dictate it: `ear tag number name birthday` is three. A part that is
 * no such run is given back whole.
 */
export function splitRun(part: string): readonly string[] {
  const [first = '', ...asked] = part.split(questions);
  const words = first.split(/\s+/u);
  const groups = words.every((word) => plainWord.test(word)) ? grouped(words) : [first];
  const ended = groups.filter((group) => ends.has((group.split(' ').at(-1) ?? '').toLowerCase())).length;
  const isRun =
    words.length > (asked.length > 0 ? 1 : 2) &&
    ended > 1 &&
    ended >= groups.length - 1 &&
    groups.every((group) => group.split(' ').length < 4);
  if (asked.length === 0) return isRun ? groups : [part];
  const isEnded =
    groups.length === 1 && words.length < 3 && ended === 1 && !/^(?:date|day|time|place|year)$/iu.test(first);
  return isRun || isEnded ? [...groups, ...asked] : [part];
}
