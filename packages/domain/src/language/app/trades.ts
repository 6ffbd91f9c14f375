import { wholeWords } from './pattern.ts';

/** Businesses and groups, with the kind of app that they usually want. The first that fits counts. */
const trades: readonly (readonly [kind: string, words: RegExp])[] = [
  ['adoption site', /(?:cat|dog|animal|pet|rabbit|horse) (?:rescue|shelter)/u],
  [
    'room booking app',
    /driving range|(?:village|church|parish|community|sports) (?:hall|centre|center)|co-?working(?: space)?/u,
  ],
  [
    'repair app',
    /(?:fix|mend|repair|restore)s? (?:\p{L}+ ){0,2}(?:toys|furniture|clocks|watches|bikes|shoes|instruments|violins)|(?:bike|bicycle|car|phone|shoe|watch|clock|computer|violin) (?:repairs?|mechanics?)|repair of (?:bikes|cars|phones|shoes|watches|clocks|computers|violins)|repair (?:shop|caf[eé])|garage|bike kitchen/u,
  ],
  [
    'tour booking site',
    /(?:ghost|city|walking|boat|guided|food|wine) tours?|tour (?:guide|operator)|(?:boat|canal|bus|coach|fishing|day|river) (?:boat )?trips?|cruises?|(?:vineyard|wine|beer|whisky|cheese) tastings?/u,
  ],
  ['carpool app', /car ?pool(?:s|ing)?|(?:lift|ride)[ -]?shar(?:e|ing)/u],
  ['league site', /(?:pub )?quiz(?: nights?| league)?|(?:darts|pool|snooker|football|bowls) league/u],
  ['marketplace', /(?:seed|plant|toy|book|clothes) swaps?/u],
  ['band site', /(?:wedding |rock |jazz |cover |folk |punk )bands?|(?:our|my) band/u],
  [
    'class booking app',
    /language caf[eé]|surf school|yoga|pilates|zumba|gyms?|fitness|crossfit|spinning|dance studio|martial arts|karate|judo|boxing|climbing (?:wall|hall|gym)/u,
  ],
  [
    'booking app',
    /hair ?dress\p{L}*|hair ?salon|salons?|barbers?|beauty|nails?|lash(?:es)?|tattoo\p{L}*|massages?|spa|(?:dog|cat|pet)s? ?(?:walk|sit|groom|train|mind)\p{L}*|groom(?:er|ing)|tutor(?:s|ing)?|(?:piano|guitar|violin|cello|singing|drum|music|driving|swimming|riding|language) (?:teacher|lessons?|instructor)s?|driving (?:school|instructor)|personal train\p{L}*|life coach(?:ing)?|make-?up artist|car (?:wash|detailing)|escape rooms?|falconry|bridal|wedding dress(?:es)?|experience days?|piano tun\p{L}+|pianos?|doula|nutritionist|therapist|chess coach/u,
  ],
  [
    'clinic app',
    /physio\p{L}*|osteopath\p{L}*|dentists?|dental|vets?|veterinar\p{L}*|midwi(?:fe|ves)|medical practice/u,
  ],
  [
    'guest house site',
    /hotels?|hostels?|guest ?houses?|b ?(?:&|and|n) ?b|bed and breakfast|holiday (?:homes?|lets?|flats?|cottages?|houses?|apartments?)|cabins?|camp ?sites?|glamping|chalets?/u,
  ],
  [
    'restaurant site',
    /restaurants?|food (?:truck|van|stall)|pizz(?:a|eria)s?|cafe|café|coffee (?:shop|bar|cart)|tea ?rooms?|bistro|diner|pub|tapas|kebabs?|sushi|burgers?|catering|caterer/u,
  ],
  [
    'online shop',
    /baker(?:y|s)?|patisserie|cakes?|breads?|florists?|flowers?|butchers?|deli|greengrocers?|farm|brewery|winery|vineyard|honey|candles?|soaps?|jewel\p{L}+|pottery|ceramics|boutique|cloth(?:es|ing)|shoes?|toys?|gifts?|cheese|chocolates?|coffee|knit\p{L}*|handmade|crafts?/u,
  ],
  [
    'membership app',
    /choirs?|orchestra|(?:cricket|football|rugby|netball|hockey|volleyball|basketball|rowing|tennis|swim(?:ming)?|running|cycling|sports?|chess) (?:team|club)s?|brass band|societ(?:y|ies)|associations?|clubs?|scouts?|church|parish|congregation|allotments?|(?:sewing|knitting|quilting|book|reading|writing|drama|theatre|walking|support) (?:circle|group)s?|guilds?/u,
  ],
  [
    'portfolio',
    /photograph\p{L}*|artists?|painter|illustrat\p{L}+|(?:graphic|web|interior|fashion) design\p{L}*|architects?|sculpt\p{L}+|musicians?|actors?|actress|videograph\p{L}*|film ?makers?/u,
  ],
  [
    'business site',
    /plumb\p{L}+|electric(?:ians?|al)|builders?|building|roof\p{L}+|carpent\p{L}+|joiner\p{L}*|decorat\p{L}+|garden(?:ers?|ing)?(?: work)?|landscap\p{L}+|clean(?:ing|ers?)|locksmiths?|mechanics?|law(?:yers?)?|solicitors?|accountan\p{L}+|bookkeep\p{L}+|notary|removals?|handym[ae]n|til(?:ers?|ing)|plaster\p{L}+|heating|solar|taxis?|translat\p{L}+|agenc(?:y|ies)|business|compan(?:y|ies)|firm|practice|consult\p{L}+|tailor\p{L}*|(?:wedding|event|party) planners?|upholster\p{L}*|sign ?(?:writ\p{L}+|painter)|couriers?|drones?|undertakers?/u,
  ],
];

const patterns = trades.map(([kind, { source }]) => ({ kind, words: wholeWords(source, 'iu') }));

/** A business or group that a text is about. */
export interface Trade {
  /** The kind of app that it usually wants. */
  readonly kind: string;
  readonly said: string;
  readonly index: number;
}

/** The first business or group that a text names. */
export function tradeIn(text: string): Trade | undefined {
  return patterns
    .flatMap(({ kind, words }) => {
      const found = words.exec(text);
      return found ? [{ kind, said: found[0], index: found.index }] : [];
    })
    .toSorted((one, other) => one.index - other.index)[0];
}

/** Words that tell what something is like, or whose it is, and are no part of a name. */
const plainWords =
  'an?|my|our|the|some|this|that|one|two|three|me|us|i|we|and|or|of|for|to|in|at|with|new|nice|simple|small|little|big|good|great|basic|easy|modern|pretty|beautiful|proper|real|whole|full|complete|free|online|web|mobile|local|own|first|single|private|public|secret|internal|shared|multilingual|bilingual|members?|only|build|make|create|design|develop|want|need|like|love|have|run|please|start|started|give|get|set|up|am|are|is|grandfather|grandmother|father|mother|husband|wife|sister|brother|uncle|aunt|tuned|taught|grew|make|do|does';
/** A word of a name, as a pattern. */
export const nameWord = String.raw`(?!(?:${plainWords})(?![\p{L}’'-]))[\p{L}][\p{L}’'-]+`;
const after =
  'studios?|shops?|stores?|compan(?:y|ies)|busines{1,2}|bussines{1,2}|services?|clubs?|societ(?:y|ies)|schools?|groups?|centres?|centers?|lessons?|teachers?|practice|clinics?|salon|walking|sitting|grooming|training|site';

/** A name without the words at its start that only tell what something is like. */
export function nameOf(said: string): string {
  return said.trim().replace(/^(?:(?:small|little|tiny|simple|nice|lovely|own) )+(?=\p{L})/iu, '');
}

/** `I own Crumb & Co, a little bakery`; `I am a photographer, Ines Duarte`. */
const properName =
  /(?:\b[Ii](?:[’']m| am| own| run| have)|\b[Ww]e(?:[’']re| are| run| own)) (?:an? [\p{Ll} ]+, )?(?<name>(?!I\b|I[’'])\p{Lu}[\p{L}’']+(?: (?:&|and|of|the|\p{Lu}[\p{L}’']*))*)(?=, )/u;

/**
 * The business that somebody describes as theirs, as they call it: `Sourdough bakery` of “I run a small sourdough
 * bakery”.
 */
export function describedBusiness(text: string): string | undefined {
  const { name: own } = properName.exec(text)?.groups ?? {};
  if (own !== undefined) return own;
  const trade = tradeIn(text);
  if (!trade) return undefined;
  const said = trade.said.replaceAll(/[^\p{L} ]/gu, '.');
  const more = `${after}|${trades.map(([, { source }]) => source).join('|')}`;
  const found = new RegExp(
    String.raw`(?:^(?=[\p{L}’' -]+[.:,])|\b(?:my|our|an?|have|run|own|started|this|the)(?: (?:${plainWords}))* )(?<name>(?:${nameWord} ){0,2}${said}(?: (?:${more}))*)(?![\p{L}’'-])`,
    'iu',
  ).exec(text);
  const name = found?.groups?.['name'];
  // What somebody sells is no name of a business.
  return name === undefined ||
    /^(?:breads?|cakes?|flowers?|gifts|toys|clothes|shoes|cheeses?|chocolates|candles|crafts|nails|lessons)$/iu.test(
      name,
    )
    ? undefined
    : name;
}
