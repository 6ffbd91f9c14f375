import { colourOf, colourWords, contrast } from '../colours.ts';
import { changes, requestAt, type RequestReader } from './message.ts';

const refused =
  /\b(?:not|no|hate|ugly|don['’]?t|dont|isn['’]?t|too|instead of|rather than|nothing to do|bad|boring|cold|wrong|horrible|awful|change the|get rid|away from|without|keep|leave|hard|difficult|doing my|afraid|harsh|childish|find|who picked|was|were)\b/iu;
const ofThings =
  /\b(?:products?|items?|rooms?|dress(?:es)?|shirts?|cars?|bikes?|flowers?|cakes?|in stock|options?|blobs?|dots?|squares?|marks?|thing)\b/iu;
const wanting =
  /\b(?:colou?rs?|background|look|theme|site|page|buttons?|make|want|like|prefer|please|something|rather|more|warm|nice|better|change|use|should|maybe|perhaps|could|look|might|would|possible|wondered|thinking|go with|bit)\b/iu;
const white = [255, 255, 255] as const;
/** So little contrast with white that a colour serves as a ground. */
const lightest = 1.6;
const clauses = /[^,;.!?]+(?:, (?=like\b)[^,;.!?]+)?/gu;

/** Colours that are a ground by their names; a soft green alone is the colour of the buttons. */
const pale = /white|beige|cream|ivory|sand|blush|grey|gray/u;
const tone = /^(?:very )?(?:light|pale|soft|bright|dark|deep)[ -]?/u;

/** The colours that a part of a message names; of two words for one, as in “sage green”, the first. */
function coloursIn(said: string): readonly string[] {
  const found = [...said.matchAll(new RegExp(String.raw`(?<![\p{L}-])${colourWords}(?![\p{L}-])`, 'giu'))];
  return found
    .filter(({ index }, at) => {
      const before = found[at - 1];
      const between = before ? said.slice(before.index + before[0].length, index) : undefined;
      // “pink or sage green” leaves it open, so the first is taken.
      return between === undefined || !(between === ' ' || / or (?:an? )?(?:\p{L}+ )?$/iu.test(between));
    })
    .map(([colour]) => colour.replace(/^an? /iu, '').toLowerCase());
}

/** What asks for an earlier look. */
const isUndo = /\b(?:undo|revert|go back|put (?:it|that|the [\p{L} ]{1,20}) back|how it was|as it was)\b/iu;

/** The colour that another one is to replace. */
const replaced = new RegExp(
  String.raw`\b(?:instead of|rather than|not|in place of) (?:the |this |that )?${colourWords}`,
  'giu',
);

/** Where the clause before begins, if it announces colours: “something warmer, maybe brown”. */
function announcedAt(text: string, from: number): number {
  const before =
    /(?<=^|[.!?;,] )[^.!?;,]*\b(?:colou?rs?|look|appearance|warmer|softer|calmer|brighter|purple|violet|lilac)\b[^.!?;]*[,.!?;]? ?$/iu.exec(
      text.slice(0, from),
    );
  return before ? before.index : from;
}

/** Colours of the pages: the wanted ones, not those that somebody complains about. */
export const readColours: RequestReader = ({ text: message, site }) => {
  // What was before is an undo, and what is to stay is no request.
  if (isUndo.test(message)) return [];
  const text = message.replaceAll(replaced, (said) => ' '.repeat(said.length));
  const parts = [...text.matchAll(clauses)].flatMap((part) => {
    const said = part[0];
    const colours = coloursIn(said);
    return colours.length === 0 ? [] : [{ said, colours, from: part.index, to: part.index + said.length }];
  });
  const wanted = parts.filter(
    ({ said }) =>
      !refused.test(said.replace(/\btoo$/iu, '').replace(/\bnot too (?:much )?\p{L}+/iu, '')) &&
      !/["“]/u.test(said),
  );
  const [first] = wanted;
  const last = wanted.at(-1);
  const named = wanted.flatMap(({ colours }) => colours);
  // “green … a dark green” is one colour, said twice.
  const all: string[] = named.filter(
    (colour, at) =>
      !named.some(
        (other, place) => place !== at && (other === colour ? place < at : other.endsWith(` ${colour}`)),
      ),
  );
  // A code says exactly which one is meant.
  const exact = all.find((colour) => colour.startsWith('#'));
  if (exact !== undefined) all.splice(0, all.length, exact);
  const isWanted = wanting.test(text) || text !== message;
  if (!first || !last || all.length > 2 || !isWanted || ofThings.test(text)) return [];
  const isLight = (said: string): boolean => {
    const found = colourOf(said)?.colour;
    return found !== undefined && contrast(found, white) < lightest;
  };
  const whole = wanted.map(({ said }) => said).join(' ');
  const ofGround = /\b(?:back ?ground|behind)\b/iu.test(whole);
  const ofText =
    /\b(?:text|letters?|lettering|writing|font)\b/iu.test(whole) && !/\bbuttons?\b/iu.test(whole);
  const instructions = all.map((colour, at) => {
    // Of two colours that are both too dark to read on, the second is a tint.
    const isTint = at > 0 && !isLight(colour) && all.slice(0, at).every((one) => !isLight(one));
    const isPale = isLight(colour) && (all.length > 1 || pale.test(colour));
    const isGround =
      (ofGround && (all.length === 1 || at === all.length - 1)) || (isPale && !ofText) || isTint;
    const tint = isTint && !ofGround ? `very light ${colour.replace(tone, '')}` : colour;
    return `Make the ${isGround ? 'background' : ofText ? 'text' : 'buttons'} ${tint}`;
  });
  return instructions.every((one) => changes(site, one)) && new Set(instructions).size === instructions.length
    ? instructions.map((instruction) => ({
        instruction,
        from: announcedAt(message, parts[0]?.from ?? first.from),
        to: parts.at(-1)?.to ?? last.to,
      }))
    : [];
};

/** Looks that need no colour. */
const looks: readonly (readonly [pattern: RegExp, instruction: string])[] = [
  [
    /\b(?:all (?:of )?)?(?:the )?(?:lettering|letters|writing|text|texts|words|font|type)\b[^.!?;"“]{0,60}?\b(?:bigger|larger|enlarged?|increased?)\b|\b(?:bigger|larger) (?:letters|lettering|text|writing|font|words)\b|\b(?:text|letters|writing|font|lettering)\b[^.!?;"“]{0,20}\btoo (?:small|tiny|little)\b|\b(?:letters|text|writing|lettering|everything|font)\b[^.!?;"“]{0,20}?(?:['’]s |\bis |\bare )?(?:rather|a bit|a little|quite|very|so|really) (?:small|tiny|little)\b|\beverything (?:be )?(?:a (?:little|bit) )?(?:bigger|larger)\b|\bhard to read\b[^.!?]{0,40}\bsmall\b/iu,
    'Make all texts larger',
  ],
  [
    /\b(?:lettering|letters|writing|text|texts|font)\b[^.!?;"“]{0,40}?\b(?:smaller|less big)\b|\b(?:text|letters|writing|font|lettering)\b[^.!?;"“]{0,20}\btoo (?:big|large|huge)\b/iu,
    'Make all texts smaller',
  ],
  [
    /\b(?:classical|classic|old[- ]fashioned|elegant|traditional|book[- ]like|fancy|serif|romantic)\b[^.!?;"“]{0,30}\b(?:lettering|letters?|fonts?|type(?:face)?|writing)\b|\b(?:lettering|letters?|fonts?|type(?:face)?)\b[^.!?;"“]{0,80}\b(?:classical|classic|old[- ]fashioned|elegant|traditional|serif)\b/iu,
    'Use a serif font',
  ],
  [
    /\b(?:plain|simple|normal|modern|clean|sans[- ]serif)\b[^.!?;"“]{0,20}\b(?:lettering|letters?|fonts?|type(?:face)?|writing)\b/iu,
    'Use a sans-serif font',
  ],
  [
    /\b(?:round(?:ed)?|round) (?:corners|edges)\b[^.!?;"“]{0,20}\b(?:less|not so|away|square)\b[^.!?;,"“]{0,10}|\b(?:corners|edges)\b[^.!?;"“]{0,20}\b(?:less round|not so round|square|sharp(?:er)?|straight)(?:ed)?\b|\b(?:less|not so) round(?:ed)? (?:corners|edges)\b/iu,
    'Make the corners less round',
  ],
  [
    /\b(?:corners|edges)\b[^.!?;"“]{0,20}\b(?:rounder|more round|softer|rounded)\b|\b(?:rounder|softer|more round) (?:corners|edges)\b/iu,
    'Make the corners rounder',
  ],
];

/** Sizes, fonts and corners. */
export const readLooks: RequestReader = ({ text, site }) =>
  (isUndo.test(text) ? [] : looks).flatMap(([pattern, instruction]) => {
    const found = pattern.exec(text);
    const isOfPart =
      found && /\b(?:menu|button|heading|headline|title|name|logo|price|photo|picture)\b/iu.test(found[0]);
    return found && !isOfPart && changes(site, instruction) ? [requestAt(found, instruction)] : [];
  });

const american =
  /\b(?:dates?|times?|calendar)\b[^.!?]{0,90}?(?:\bamerican\b|\bmonth first\b|\bday first\b|\bus (?:format|way|style)\b|\beuropean\b|\bbritish\b|\b24[- ]?hours?\b|\bwrong way (?:round|around)\b|\bnot \d{1,2}(?:[:.]\d\d)? ?pm\b|\bday before (?:the )?month\b)|\b24 ?h(?:ours?)?\b[^.!?]{0,60}|\bdd[./-]mm\b[^.!?]{0,60}|\bam\/pm\b[^.!?]{0,60}|\btime\b[^.!?]{0,30}\d{1,2}:\d\d ?pm\b[^.!?]{0,40}|\b(?:american|month first)\b[^.!?]{0,60}\bdates?\b/iu;
const writtenSo =
  /^[^.!?]{0,160}?(?:[.!?]|$)(?: ?(?:i|we) (?:want|would|prefer|like)[^.!?]{0,60}\bday first[^.!?]*[.!?]?| ?i would like it (?:written )?[^.!?]*\d{4}\.?)?/iu;

/** Dates that look American: “the dates have the month first”. */
export const readDates: RequestReader = ({ text, site }) => {
  const found = american.exec(text);
  const instruction = 'Show dates with the day first';
  if (!found || !changes(site, instruction)) return [];
  const { from, to } = requestAt(found, instruction);
  return [{ instruction, from, to: to + (writtenSo.exec(text.slice(to))?.[0].length ?? 0) }];
};

const layouts: readonly (readonly [pattern: RegExp, count: number])[] = [
  [
    /\b(?:one (?:under|below|beneath) the other|under each other|below each other|one (?:line|row) each|one per (?:row|line)|not side by side|a single column|one column)\b/iu,
    1,
  ],
  [
    /\b(?:two|2) (?:\p{L}+ )?(?:per|in each|in a|in one|next to each other|side by side|beside each other)(?: row| line)?\b/iu,
    2,
  ],
  [/\b(?:three|3) (?:\p{L}+ )?(?:per|in each|in a|next to each other|side by side)(?: row| line)?\b/iu, 3],
  [/\b(?:four|4) (?:\p{L}+ )?(?:per|in each|in a|next to each other|side by side)(?: row| line)?\b/iu, 4],
];

/** How many cards are side by side. */
export const readLayout: RequestReader = ({ text, site }) => {
  for (const [pattern, count] of layouts) {
    const found = pattern.exec(text);
    const instruction = `Show ${count} in each row`;
    if (
      found &&
      /\b(?:row|line|side|other|column|page)\b/iu.test(found[0] + text) &&
      changes(site, instruction)
    )
      return [requestAt(found, instruction)];
  }
  return [];
};
