/** How a request begins, once the words around it are gone. */
export const request =
  /^(?:add|insert|create|make|build|set(?: up)?|put(?! my mind)|change|update|correct|rename|call|delete|remove|drop|clear|empty|erase|cancel|show|list|count|find|search|look up|display|give|tell(?! me (?:that|why|if|whether|it)\b)|mark|move|copy|increase|raise|lower|reduce|decrease|round|link|connect|let(?! me\b|[’']?s\b| us\b)|allow|lock|hide|protect|publish|undo|book|enter|record|note|write|sort|keep|store|start|register|import|merge|split|replace|fill|restore|save|stop|take|assign|switch|how (?:many|much|long|old|often)|who|whose|which|what(?! (?:do|about|else|if)\b)|when|where|is there|are there|do (?:we|i) have)\b/iu;
export const asking = /^(?:how|who|whose|which|what|when|where|is|are|do|show|list|count|find)\b/iu;

/** Words that ask somebody for what follows. */
const asked = [
  '(?:could|can|would|will|might) (?:you|u|i (?:get|ask|bother|trouble|have) you to)(?: be (?:so kind|an angel|a dear)(?: as| and)?(?: to)?)?',
  "(?:i|we)(?:[’']d| would| must| have to| need to| want to| wish to| (?:kindly|hereby|only))* (?:need|want|like|love|ask|beg|request|require|urge) (?:you|that you)(?: to)?",
  '(?:ask(?:ed|ing)?|told) (?:me )?(?:to )?(?:have |get )?you(?: to)?|(?:get|have|for) you(?: to)?',
  '(?:(?:do you think|wonder(?:ed|ing)?|think|hope|hoping|see) (?:if |whether |that )?)?you (?:could|can|might|would|will)(?: (?:perhaps|possibly|maybe))?(?: be able to| manage to| find (?:the )?time to| be (?:so )?(?:good|kind) (?:as|enough) to)?',
  'is that you(?: would| could)?|is (?:it )?possible (?:that |for )?you',
  "if you (?:could|would|can|might|will)(?: be so kind(?: as| and)? to)?|if you[’']d",
  '(?:do|doing) me (?:a|the|this|one|an?) (?:\\p{L}+ )?(?:favou?r|kindness)(?: and|:|,)',
  'be (?:a |an |so )?(?:love|dear|star|darling|angel|kind|good|sport)(?: and)?|go ahead and',
  "(?:here goes|here is what i need|here[’']s what i need|what i need is(?: for you to)?)",
  '(?:would|is|was) it (?:be )?(?:at all )?(?:possible|alright|all right|ok|okay|too much trouble|much trouble) (?:for you )?(?:to|if you)',
  '(?:ask(?:ed|s)?|told|tells?|want(?:s|ed)?|needs?|instructed|reminded|begged|expects?) (?:me|us) to',
  '(?:you|u) (?:must|should|need to|have to)',
];
/** The same in a word, which leads only at the beginning of a clause. */
const pleading = ['please(?: to)?|kindly|pls|plz'];
/** Words by which somebody says what they intend: a request only where it is the speaker. */
const intended = ["(?:should|need to|have to|want to|must|would like to|wanted to|time to|let[’']?s|do|to)"];
const adverbs =
  '(?:please|kindly|pls|maybe|perhaps|possibly|just|also|quickly|now|then|simply|help me(?: to)?|to)';
function leading(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}’'])(?:${words.join('|')})[\s,:]+(?:${adverbs}[\s,]+)*`, 'giu');
}
export const askedLead = leading(asked);
export const pleadingLead = leading(pleading);
export const intendedLead = leading(intended);
/** The last clause before a request. */
const lastClause = /[^,;:.!?]*$/u;
const denied =
  /\b(?:not|never|nobody|no one|stop|refuse[sd]?|instead of|without|dont|cannot|nothing)\b|n[’']t\b/iu;
const politelyDenied =
  /\b(?:not|n[’']t) (?:sure|know|too much|want to (?:bother|be)|mind|bother|understand|certain|like to ask)\b|\bwhy (?:not|don[’']t)\b|\bcan[’']t thank\b|\bnot only\b/giu;
const speaker =
  /^(?:(?:and|but|so|because|since|well|ok|okay|anyway|now|really|think|thinks|thought|says?|that|it is|it[’']s|is|here|my \p{L}+ (?:thinks|says)(?: that)?) )*(?:i|we|i[’']\p{L}+|we[’']\p{L}+)?(?:(?: |^)(?!(?:people|they|them|he|she|him|somebody|everyone|everybody|who|which|staff|able)\b)[\p{L}’']+)*\s*$/iu;

/** What was intended once, and did not go so. */
const past = /\b(?:wanted|tried|used|failed|had|was|were|meant)\b/iu;
/** What is to be besides the request, so that the words are no mere beginning of it. */
const demanding =
  /\b(?:should|must|shall|has to|have to|needs? to|make sure|takes? care|want(?:s|ed)?|wish(?:es)?)\b/iu;
const ofSpeakerWill =
  /\b(?:i|we|you|they)(?:[’']d)? (?:really |just |only )?(?:should|must|shall|have to|need to|want(?:ed)?|wish)\b|\bwant to (?:take care|be)\b/giu;

/** Whether words before a request, read as its beginning, ask for nothing else. */
export function isBeginning(before: string): boolean {
  return !demanding.test(before.replaceAll(ofSpeakerWill, ' '));
}

/** Whether words before a request neither deny it nor say it of others. */
export function leadsOn(before: string, isIntended: boolean): boolean {
  const clause = (lastClause.exec(before)?.[0] ?? '').trim();
  if (denied.test(clause.replaceAll(politelyDenied, ' ')) || /\b(?:how|whether|if i|if we)\b/iu.test(clause))
    return false;
  if (isIntended && past.test(clause)) return false;
  return (
    !isIntended ||
    clause === '' ||
    (/\b(?:i|we|i[’']\p{L}+|we[’']\p{L}+)\b|^(?:it is|it[’']s|is)?$/iu.test(clause) && speaker.test(clause))
  );
}

/** What follows words that only announce a request. */
export const announced =
  /^(?:this|that|the following|something|out|me|with (?:this|the following)|an? (?:quick )?(?:question|favou?r)|one thing|us)\b/iu;

/** Words that lead to a question. */
export const questionLead =
  /(?<![\p{L}\p{N}])(?:know(?:ing)?|wonder(?:ing|ed)?|find(?:ing)? out|check|see|say|ask(?:ing)?(?: you)?|hear|learn|understand|remember|idea|figure out|work out|explain|look up|curious|curious to know|question is|sure)[\s,:]+(?=(?:how (?:many|much|long|old|often)|who|whose|which|what|when|where)\b)/giu;
/** Words before a request that only open it. */
export const opening =
  /^(?:(?:hey|hi|hello|hiya|ok|okay|so|and|well|right|now|then|oh|alright|please|pls|anyway|tell me|let me know|can you tell me|could you tell me|do you know|by the way|you know)[\s,:!]+)+/iu;
/** The end of the words before a request: `Just out of interest, how many …`. */
export const boundary =
  /(?:[,;:!?.…]|\s[–-])\s+(?:(?:but|so|and|anyway|well|ok|okay|now|then|right|please|quickly|here it is)[\s,:]+)*/giu;
/** What a beginning before a mere comma may not be: a place, a time or a condition. */
export const limitingStart =
  /^(?:and |but )?(?:when|whenever|if|for|in|on|at|after|before|once|until|unless|as soon as|where|with|from|to|of|per|instead|except|not)\b/iu;

/** Beginnings of that kind that are only polite. */
export const politeStart =
  /^(?:and |but )?(?:if (?:it|that|this)\b.*\b(?:trouble|ask|asking|possible|ok|okay|alright|all right|bother|inconvenien\p{L}+|convenient|mind)\b|if (?:you|i) (?:don[’']?t|do not|wouldn[’']?t|would not|would|could|can|have|may|might)\b|when(?:ever)? (?:you|it)\b.*\b(?:moment|minute|time|chance|suits?|convenient|can|free)\b|for (?:goodness|god|heaven|the love|once|now|my)\b|in (?:the meantime|other news|short|a nutshell|fact|that case|a word)|at (?:last|any rate)|on (?:second thoughts?|another note|behalf)|to (?:be honest|cut a long story short|my shame|tell (?:you )?the truth))/iu;

/** Words about files and the site, which say what a request is about. */
export const ofHosts =
  /\b(?:pages?|(?:web|home)?sites?|websites?|files?|folders?|versions?|branch(?:es)?|sav(?:e|es|ed|ing)|publish\p{L}*|deploy\p{L}*|live|online|offline|domains?|passwords?|previews?|commits?|drafts?|links?|pictures?|photos?|headlines?|headings?|menus?|colou?rs?|texts?|buttons?|footers?|forms?|visitors?|customers? (?:see|visit)|internet|changes?|edits?)\b/iu;
/** Days and times, behind a request a part of it. */
export const ofDays =
  /\b(?:(?:last|this|next) (?:week|month|year|night|summer|winter)|yesterday|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

/** Words that limit, add or name something, so that they are never left out. */
export const limiting =
  /\b(?:only|except|unless|without|never|always|every|each|must|cannot|instead|rather|until|more than|less than|at least|at most|between|unique|required|optional|default|also|plus|too$|the others?|the rest|others)\b|\b(?:nobody|everyone|everybody|anyone|people)\b.{0,30}\b(?:see|read|change|edit|access|look|allowed|may|can)\b|["“”@#\d\n]/iu;
export const ofSpeaker =
  /\b(?:i|we|you|he|she)(?:[’']\p{L}+| \p{L}+)? (?:only|never|always|must|cannot|also)\b|\b(?:i|we|you) (?:must|should|cannot|never|always|also|only)\b|\b(?:every|each) (?:single )?(?:day|night|morning|evening|week|time|penny)\b|\beach other\b|\bme too\b/giu;
/** Somebody who speaks, or is spoken to. */
export const social =
  /\b(?:i|i[’'](?:m|ve|d|ll)|me|my|mine|we|we[’'](?:re|ve|d|ll)|us|our|you|you[’'](?:re|ve|d|ll)|your|u)\b/iu;
export const courtesy =
  /^(?:(?:many |a thousand |lots of |kind |best |warm |with |yours? |very |so |and |oh |ok |okay )*(?:hello|hi|hiya|hey|dear|morning|good (?:morning|day|afternoon|evening|night)|thanks?|thx|tks|cheers|ta|regards?|wishes|greetings|sincerely|faithfully|truly|please|pls|sorry|excuse|pardon|forgive|urgent|ok|okay|great|perfect|lovely|bye|sir|madam)\b[^;:]{0,60}|(?:in|with) (?:a |my )?(?:rush|hurry|apologies)\b.{0,60}|real quick|go on then|right away|asap|as soon as possible|at your (?:earliest )?convenience|that (?:would|will) be .{1,40}|it (?:would|will) be .{1,40}|need it .{1,40}|gotta run|(?:i )?(?:think|guess|suppose)|dear|my (?:dear|friend)|silly me|bless you|just (?:out of (?:interest|curiosity)|wondering)|by the way|one (?:more|last|other|quick) (?:thing|question)|what do you (?:think|say)|(?:is|if|would) (?:that|this|it)(?:[’']s| is| be)? (?:ok|okay|possible|alright|all right|fine)|no (?:time|rush|hurry)\b.{0,40}|(?:is|it[’']?s) (?:very |really )?(?:important|urgent)\b.{0,20})$/iu;
/** Says what is to be as well, so that it is no small talk. */
export const wish =
  /\b(?:want|need|wants|needs|would like|must have(?! (?:plenty|a lot|been|had|so)\b)|has to have|have to have|(?<!\b(?:may|might) )as well)\b(?! (?:it|this|that|you)\b| to (?:bother|trouble|thank|say|know|be|go|get|catch|argue|settle|see|ask|take)\b)|\bshould (?:have|be|show|say|include|contain|come|go|get)\b(?! (?:most|very|so|much|grateful|obliged|glad|happy))/iu;
export const greeting =
  /^(?:good (?:morning|day|afternoon|evening|night)|morning|hello|hi|hiya|hey|dear|yours|best|kind|warm|many|with)\b(?:\W+[\p{L}’'.-]+){0,8}$/iu;
/** Asks for what another sentence says. */
export const pointing =
  /^(?:so |and |then )*(?:please|could you|can you|would you|will you|do)? ?(?:please )?(?:do|take care of|see to|sort|arrange|help(?: me)?(?: with)?|handle|fix) (?:it|that|this)\b.{0,40}$/iu;
export const reasonStart =
  /^(?:asap$|if possible$|when(?:ever)? you (?:can|like|get)|darling$|love$|(?:will|would|can|could) you$|or (?:i|we|else)\b|and (?:i|we|my)\b|because|cause|cos|coz|since (?:the|my|our|i|we|he|she|they|it|nobody|somebody|everyone)\b|as (?:the|my|our|i|we|he|she|they)\b|so that i|otherwise|so (?:i|we|please)\b|or (?:i|we|my)\b|and (?:for once|i|we)\b|i|i[’']\p{L}+|we|we[’']\p{L}+|my|our|you|you[’']\p{L}+|if you|if (?:it|that)(?:[’']s| is)|when you|whenever you|as you|thank|thanks|would you|could you|for me)\b/iu;

/** Asks how to do what another sentence asks to be done. */
export const howTo = /^how (?:do|can|could|would|should) (?:i|we) /iu;
