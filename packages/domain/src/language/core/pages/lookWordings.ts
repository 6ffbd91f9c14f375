import { colourWords } from './colours.ts';
import type { PageRequest, Wording } from './requests.ts';
import { anyPlace, short, simple, words } from './wording.ts';

const { change, my, page } = words;
const anySite = anyPlace;
const wanting = "(?:i want |i would like |i(?:’|'d) like |we want |give me |use |make |have )?";
const amount = '(?:much |a (?:bit|little|lot) |slightly |even )?';
const larger = '(?<value>bigger|larger|greater|smaller|tinier)';
const letters =
  '(?:all |all the |the |my |our |every )?(?:texts?|letters?|fonts?|font size|text size|size of the (?:text|font|letters)|writing|type|words|everything)';
const sizeOf = (said: string): 'larger' | 'smaller' => (/small|tin/iu.test(said) ? 'smaller' : 'larger');
const titled = '(?:(?:site |shop |page |website )?(?:title|heading|headline)|main heading|big title)s?';

/** Parts whose colour is not separate from that of others. */
const shared =
  '(?<of>(?:text|texts|letters|font|links?|colou?r|background) (?:in|of|on) (?:the |my |our )?(?:header|footer|menu|navigation|top|top bar|title|headings?|cards?|boxes|forms?|list)|header|footer|menu|navigation|top bar|titles?|headings?|headlines?|cards?|boxes|forms?|inputs?|fields?|borders?|lines?|page|pages|(?:whole |entire )?(?:site|website|web site|app|shop)|home page|colou?r of (?:the |my |our )?(?:site|page|app|website|shop)|(?:[\\p{L}-]+ ){1,3}button|[\\p{L}-]+ link)';
const colour = `(?<value>${colourWords})`;

function askColour(of: string, value: string): PageRequest {
  const colourFor = (part: string): PageRequest => ({ do: 'colour', of: part, value });
  const isButton = /(?:button|link)s?$/iu.test(of);
  const isGround = /background|page|pages|site|website|app|shop|colou?r/iu.test(of);
  const isHeading = /^(?:titles?|headings?|headlines?)$/iu.test(of);
  return {
    do: 'ask',
    text: isButton
      ? `Buttons and links share one colour, so “${of}” can’t have one that the others don’t have. Do you want this?`
      : `There is no separate colour for “${of}”. What should be ${value}?`,
    offers: isButton
      ? [colourFor('buttons and links')]
      : isGround
        ? [colourFor('background'), colourFor('buttons and links'), colourFor('text')]
        : [
            colourFor('text'),
            colourFor('buttons and links'),
            // A colour may be a name too.
            isHeading
              ? ({ do: 'text', of: 'heading', page: 'home page', value } as const)
              : colourFor('background'),
          ],
  };
}

/** Two colours for one site: each can be the colour of one part. */
function askColours(first: string, second: string): PageRequest {
  const offer = (of: string, value: string): PageRequest => ({ do: 'colour', of, value });
  return {
    do: 'ask',
    text: `Buttons and links have one colour, the background has another. What should be ${first}, and what ${second}? Begin with one of them.`,
    offers: [
      offer('buttons and links', first),
      offer('buttons and links', second),
      offer('background', first),
      offer('background', second),
    ],
  };
}

const site =
  '(?:(?:whole |entire )?(?:site|website|web site|web ?page|page|pages|app|shop)|everything|all|theme|design|home ?page)';
/** Words for the colour of the site as a whole, where no part is named. */
const siteColour = `(?:(?:the |my |our |its |all )*(?:main |whole |overall )?(?:${site}(?:’s|'s)? )?colou?rs?(?: scheme| theme)?(?: (?:of|on|in|for) (?:the |my |our )?${site})?|(?:the |my |our )?${site})`;
/** What colours have in common, before they are named. */
const mood =
  '(?:(?:in |with |of |have |some )?(?:warm|nice|soft|cold|cool|fresh|earthy|friendly|calm|natural|lovely|cosy|cozy|modern|elegant|different|these|the) colou?rs?(?: ?[:,]| like| such as)? )?';
const asColour = '(?:should be |must be |to be |to |into |in |be |is |like |as |with |a )*';

const corners = '(?<value>round(?:ed|er)?|square|sharp)';

/** Wordings about sizes, colours, the font and the corners. */
const sign = `(?<value>€|\\$|£|Kč|zł|[A-Za-z]{2,3}|euros?|dollars?|pounds?|francs?)`;
const signs: Readonly<Record<string, string>> = {
  euro: '€',
  eur: '€',
  dollar: '$',
  usd: '$',
  pound: '£',
  gbp: '£',
  franc: 'CHF',
};

/** The sign of a currency: `£` for pounds. */
export function signOf(said: string): string {
  const local: Readonly<Record<string, string>> = { kč: 'Kč', czk: 'Kč', zł: 'zł', kr: 'kr' };
  const lower = said.toLowerCase();
  return signs[lower.replace(/s$/u, '')] ?? local[lower] ?? said.toUpperCase();
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** Wordings for colours, sizes, fonts, cards, dates, and the sign of money. */
export const lookWordings: readonly Wording[] = [
  simple(
    `(?:show|write|display|have|put) (?:all )?(?:the |my |our )?dates? (?:with (?:the )?|so that (?:the )?)?(?<value>day|month) (?:comes |is )?first`,
    (said) => ({ do: 'dates', value: /day/iu.test(said('value')) ? 'day first' : 'month first' }),
  ),
  simple(
    `(?:show|put|have|display) (?<count>one|two|three|four|[1-4]) (?:things |cards |items |rows )?(?:in each|per|in a|in every|on each|on a) (?:row|line)`,
    (said) => ({
      do: 'columns',
      count: numbers[said('count').toLowerCase()] ?? Number(said('count')),
    }),
  ),
  ...[
    `(?:show|display|write|have|put|use) (?:all )?(?:the |my |our )?prices? (?:in|with) (?:an? |the )?${sign}(?: sign| symbol)?`,
    `(?:show|display|write|have|put|use|add) (?:an? |the )?${sign}(?: sign| symbol)? (?:in front of|before|for|with|to|at|next to) (?:all |every |each )?(?:the |my |our )?prices?`,
  ].map((pattern) => simple(pattern, (said) => ({ do: 'currency', value: signOf(said('value')) }))),
  simple(`(?:${change} |have |show |write )?${letters}${anySite} ${amount}${larger}${anySite}`, (said) => ({
    do: 'text-size',
    value: sizeOf(said('value')),
  })),
  simple(
    `${wanting}${amount}${larger} (?:text|texts|letters|font|fonts|font size|writing|type|words)${anySite}`,
    (said) => ({
      do: 'text-size',
      value: sizeOf(said('value')),
    }),
  ),
  simple(`(?:increase|enlarge|raise|(?<less>decrease|reduce|lower)) ${letters}${anySite}`, (_, maybe) => ({
    do: 'text-size',
    value: maybe('less') === undefined ? 'larger' : 'smaller',
  })),
  simple(
    `${wanting}(?:a |an |the )?${amount}${larger} ${titled}(?: (?:on|in|of|for) ${my}${page})?`,
    (said, maybe) => ({
      do: 'size',
      page: maybe('page'),
      value: sizeOf(said('value')),
    }),
  ),
  simple(
    `(?:make|let|have) (?:the |my |our )?${titled}(?: (?:on|in|of|for) ${my}${page})? ${amount}${larger}`,
    (said, maybe) => ({
      do: 'size',
      page: maybe('page'),
      value: sizeOf(said('value')),
    }),
  ),
  simple(`(?:make|let|have) ${my}${page}(?:’s|'s)? ${titled} ${amount}${larger}`, (said) => ({
    do: 'size',
    page: said('page'),
    value: sizeOf(said('value')),
  })),
  simple(
    `(?:${change}|colou?r|paint|have|i(?:’|')d like|i would like|i want|we want)? ?(?:the |my |our )?(?:colou?r of (?:the |my |our )?)?${shared}(?: colou?r)?${anySite} (?:should be |must be |to be |to |into |in |like |as )?${colour}${anySite}`,
    (said) => askColour(said('of'), said('value')),
  ),
  simple(
    `(?:${change}|colou?r|paint|have|use|i want|we want|i(?:’|')d like|i would like)? ?(?:${siteColour} )?${mood}${asColour}${colour}(?: colou?rs?)? ?(?:and|with|plus|,|/|&) ?(?<value2>${colourWords})(?: (?:colou?rs?|tones?|for (?:the |my )?(?:site|page|shop)))*${anySite}`,
    (said) => askColours(said('value'), said('value2')),
  ),
  simple(
    `(?:${change}|colou?r|paint|have|use|i want|we want|i(?:’|')d like|i would like)? ?${siteColour} ${asColour}${colour}(?: (?:colou?rs?|tones?|shades?))?`,
    (said) => askColour('the site', said('value')),
  ),
  simple(
    `(?:use|take|choose|i want|we want|give (?:me|us|it)|i(?:’|')d like|i would like) (?:a |the )?${colour} colou?rs?(?: (?:for|on|in) (?:the |my |our )?${site})?`,
    (said) => askColour('the site', said('value')),
  ),
  simple(
    `(?:the |my |our )?(?<of>background|buttons?(?: and links)?|text|letters|font)(?: colou?r)?${anySite},?:? ${colour}(?: colou?r)?`,
    (said) => ({ do: 'colour', of: said('of'), value: said('value') }),
  ),
  simple(
    `(?:${wanting}|turn on |switch to |enable |add )(?:a |the )?(?:dark|night) (?:mode|theme|look|version)${anySite}`,
    () => ({
      do: 'ask',
      text: 'The pages are light or dark as each visitor’s device is set. Do you want them dark for everybody?',
      offers: [{ do: 'colour', of: 'background', value: 'very dark grey' }],
    }),
  ),
  simple(
    `(?:i|we) (?:do not|don(?:’|'|)t) like (?:the |this |that )${colourWords}(?: colou?r)?[,.;:]? ?(?:please |so |can you )*(?:make|change|turn) (?:it|this|that|them)(?: (?:to|into))? (?:a )?${colour}(?: instead)?`,
    (said) => ({ do: 'colour', of: 'buttons and links', value: said('value') }),
  ),
  simple(
    `(?:our|my|the) (?:club |brand |company |team |school )?colou?rs are ${colour} (?:and|with) (?<value2>${colourWords})(?:[,.;]? ?(?:please |can you |could you )*(?:use|take) (?:those|these|them)(?: please)?)?`,
    (said) => askColours(said('value'), said('value2')),
  ),
  simple(
    `${wanting}(?:the |my |our )?(?<of>background|text|letters|buttons?) (?:not (?:so|too) (?:${colourWords}|\\p{L}+),? )?(?:but )?(?:more like |more |like )(?:a )?(?:very )?${colour}(?:,? (?:very )?(?:soft|light|calm|warm|friendly|nice))?`,
    (said) => ({ do: 'colour', of: said('of'), value: said('value') }),
  ),
  // A colour as the word for what has it: “the green”.
  simple(
    `(?:${change}) (?:the |this |that )${colourWords} (?:colou?r |parts? |bits? )?(?:more like |more |to |into |like |less \\p{L}+,? more )*(?:a )?(?:(?:warm|nice|soft|calm|friendly|fresh)(?:er)? )?${colour}(?:,? (?:like|as|more like) [\\p{L} ]+)?`,
    (said) => ({ do: 'colour', of: 'buttons and links', value: said('value') }),
  ),
  simple(
    `(?:use|take|choose|try|give (?:me|us|it)|i(?:’|')d like|i want|we want|change (?:the |my |our )?(?:font|letters|letter type) to) (?:a |an |some )?(?:nicer|better|different|other|another|prettier|new)? ?(?:letter type|type ?face|font|lettering|letters?|writing)?,? (?:something |that is |which is |that looks |a bit |more )*(?<value>old[- ]?fashioned|vintage|classic|traditional|elegant|modern|playful|friendly|handwritten|rounded)(?: (?:font|letter type|type ?face|letters|one))?(?:,? (?:like|as) [\\p{L} ]+)?`,
    (said) => ({ do: 'font', value: said('value').toLowerCase() }),
  ),
  ...[
    `${wanting}(?:the )?${corners} (?:corners|edges) (?:on|of|for) (?:all )?(?:the |my |our )?(?<of>buttons?|cards?|boxes|forms?|fields?)${anySite}`,
    `(?:make |let )(?:the |my |our )?(?<of>buttons?|cards?|boxes|forms?|fields?) (?:be )?${corners}`,
  ].map((pattern) =>
    simple(pattern, (said) => ({
      do: 'ask',
      text: `Buttons, cards and forms share their corners, so the ${said('of')} can’t have others. Do you want this?`,
      offers: [{ do: 'corners', value: said('value').toLowerCase() }],
    })),
  ),
  simple(
    `(?:${change} )?(?:the |my |our )?(?<of>titles?|headings?|headlines?|menu|buttons?|footer) (?:font|typeface)(?: to| in| should be| must be)? (?<value>[\\p{L}-]+)|(?:use|take) (?<value2>[\\p{L}-]+) for (?:the |my |our )?(?<of2>titles?|headings?|headlines?|menu|buttons?)`,
    (said, maybe) => {
      const value = maybe('value') ?? said('value2');
      return {
        do: 'ask',
        text: `All texts have one font, so the ${maybe('of') ?? said('of2')} can’t have another. Do you want ${value} for everything?`,
        offers: [{ do: 'font', value }],
      };
    },
  ),
  ...[
    `(?:change|set|rename|make|update) (?:the |my |our )?(?:site|website|web site|app|shop|business|company|brand)(?:’s|'s)? name (?:to|into) (?<value>\\S.*)`,
    `(?:change|set|rename|make|update) (?:the |my |our )?name of (?:the |my |our )?(?:site|website|web site|app|shop|business|company) (?:to|into) (?<value>\\S.*)`,
    `(?:the |my |our )?(?:name of (?:the |my |our )?(?:site|website|app|shop)|(?:site|website|app|shop)(?:’s|'s)? name) (?:should|must) be (?<value>\\S.*)`,
  ].map((pattern) =>
    simple(pattern, (said) => ({ do: 'site-name', value: short(said('value')).replace(/ instead$/iu, '') })),
  ),
];
