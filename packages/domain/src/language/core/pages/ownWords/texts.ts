import { capitalise } from '../../../planner/outcome.ts';
import { menuLabels, type Site } from '../site.ts';
import {
  asSaid,
  changes,
  inQuotes,
  isSaid,
  leadOf,
  quotesIn,
  textChanges,
  type Quote,
  type Message,
  type FoundRequest,
  type RequestReader,
} from './message.ts';

/** Words between what is called so now and what it is to be called. */
const linking =
  /(?:[\s,]|\b(?:to|into|as|by|for|with|say|says|saying|simply|just|simple|better|called|call it|be|is|should|must|might|could|would|please|instead|write|text|put|the word|word)\b)+$/iu;

function requestsFor(instructions: readonly string[], from: number, to: number): readonly FoundRequest[] {
  return instructions.map((instruction) => ({ instruction, from, to }));
}

/** Two texts of which the site says one: “instead of "A" put "B"”. */
function pairOf({ site, text }: Message, one: Quote, other: Quote): readonly FoundRequest[] {
  const [isOne, isOther] = [isSaid(site, one.text), isSaid(site, other.text)];
  if (!isOne && !isOther) return [];
  const between = text.slice(one.to, other.from);
  const before = text.slice(Math.max(0, one.from - 30), one.from);
  const isBoth = isOne && isOther;
  // Both may be on the site: then only words between them say which is to replace the other.
  if (
    isBoth &&
    !/^[\s,]*(?:(?:simply|just|only|better) )?(?:to|into|as|simply|just|→|->|=>|instead of|in place of)[\s,]*$/iu.test(
      between,
    )
  )
    return [];
  const isTurned = isBoth ? /instead of|in place of/iu.test(between) : isOther;
  const isClose = between.length < 90 || /instead|replace|rather/iu.test(before + between);
  if (!isClose) return [];
  const [old, value] = isTurned ? [other, one] : [one, other];
  return requestsFor(textChanges(site, old.text, value.text), one.from, other.to);
}

const most = 4;

/** The words right before a quoted text that the site says: “call My orders simply "Orders"”. */
function saidBefore(
  { site, text }: Message,
  at: number,
): { readonly old: string; readonly from: number } | undefined {
  const before = text
    .slice(0, at)
    .replace(linking, '')
    .replace(/ (?:button|heading|link|title|label|text|word|page|menu entry)s?$/iu, '');
  const words = [...before.matchAll(/[^\s,;:.!?]+/gu)].slice(-most);
  for (const { index } of words) {
    const old = before.slice(index).trim();
    if (old.length > 2 && !generic.test(old) && /^[\p{L}\p{N}][^.!?;:]*$/u.test(old) && isSaid(site, old))
      return { old, from: index };
  }
  return undefined;
}

/** Where the clause before a place begins. */
function lastClause(text: string, at: number): number {
  const marks = [...text.slice(0, at).matchAll(/[.!?;,]\s|\b(?:and|so)\b/giu)];
  return marks.at(-1)?.index ?? 0;
}

/** A part that is named before a text: “Button Book is too small … write "Book now"”. */
const part =
  /\b(?:button|heading|title|label|word|link|menu entry|field)s? (?:called |named |that says )?(?<old>[\p{L}][\p{L} '’-]{1,30}?)(?= (?:is|are|should|must|looks?|to|has)\b|[,.;]|$)/iu;
const lead =
  /\b(?:(?:sentence|text|line|words?|bit) (?:under|below|beneath|underneath) (?:the |our |my )?(?:name|title|heading|headline)|(?:under|below|beneath|underneath) (?:the |our |my )?(?:name|title|heading|headline)|(?:opening|first|top) (?:line|sentence)|(?:sentence|line|text) (?:(?:at|on) (?:the )?(?:very )?top|on top)|line (?:under|below|beneath) it|under it|sub ?title|sub ?heading|tag ?line|slogan|intro(?:duction)?|welcome (?:text|sentence|message)|motto)\b/iu;
const heading =
  /\b(?:head ?line|heading|title|big (?:text|words?|letters)|(?:at|on) (?:the )?(?:very )?top)\b/iu;
/** The title of a row, not of a page. */
const ofRow =
  /\b(?:title|heading|headline) (?:of|for) (?:the |my |our |this )?(?!(?:home|front|first|main|site|web|page|shop)\b)\p{L}+/iu;
const footer =
  /\bfooter\b|\b(?:put|add|write|show|place|have)\b[^.!?]{0,30}\b(?:at|on|to|in) the (?:very )?(?:bottom|foot|end)\b|\b(?:at|on|to|in) the (?:very )?(?:bottom|foot|end)\b[^.!?]{0,20}\b(?:put|add|write|show|place|have)\b/iu;

/** When people have sent a form. */
const sent =
  /\b(?:after|once|when|as soon as)\b[^.!?]{0,50}?\b(?<act>order|book|sign|join|register|apply|reserve|enrol|borrow|rent|give|gave|donat|pledge|send|sent)\w*/iu;
const replying = /\b(?:thank|say|says|read|reads|see|show|message|tell|appear|get)\b/iu;

/** An instruction for what a form says once it was sent; undefined where there is no such form. */
function saidAfter(site: Site, act: string, value: string): string | undefined {
  return [act, `an ${act}`, 'the form was sent']
    .map((what) => `Say ${inQuotes(value)} after ${what}`)
    .find((one) => changes(site, one));
}

/** Words that mean a part of a page rather than what it says. */
const generic =
  /^(?:(?:the|a|my|our|for|can|could|please) )*(?:titles?|names?|texts?|words?|buttons?|pages?|headings?|status|change|description|labels?|note|email)$/iu;

/** What a single quoted text is to replace. */
function singleOf(message: Message, quote: Quote): readonly FoundRequest[] {
  const { site, text } = message;
  // A value of a row is set, a text is changed.
  if (isSaid(site, quote.text) || /^\W*(?:please )?(?:set|update|mark|add)\b/iu.test(text)) return [];
  const clause = text.slice(Math.max(0, text.lastIndexOf('. ', quote.from)), quote.from);
  const around = clause + (/^[^.!?]*/u.exec(text.slice(quote.to))?.[0] ?? '');
  const value = inQuotes(quote.text);
  const start = quote.from - clause.trimStart().length;
  const act = replying.test(text) ? sent.exec(text)?.groups?.['act'] : undefined;
  const done = act === undefined ? undefined : saidAfter(site, act, quote.text);
  if (done !== undefined) return [{ instruction: done, from: Math.max(0, start), to: quote.to }];
  const under = lead.test(clause) ? leadOf(site) : undefined;
  if (under !== undefined)
    return [
      {
        instruction: `Change ${inQuotes(under)} on the home page to ${value}`,
        from: Math.max(0, start),
        to: quote.to,
      },
    ];
  const named = saidBefore(message, quote.from);
  // The entry of the menu that says the same is another thing.
  const ofButton =
    named && / button\W*(?:to|into|say|says|as)?\W*$/iu.test(clause)
      ? [
          `Change ${inQuotes(named.old)} on the home page to ${value}`,
          `Change ${inQuotes(named.old)} to ${value} everywhere`,
        ].find((one) => changes(site, one))
      : undefined;
  if (named && ofButton !== undefined) return requestsFor([ofButton], named.from, quote.to);
  if (named) return requestsFor(textChanges(site, named.old, quote.text), named.from, quote.to);
  const asked = text.slice(0, quote.from);
  const found = part.exec(asked);
  const old = found?.groups?.['old'];
  if (found && old !== undefined && isSaid(site, old))
    return requestsFor(textChanges(site, old, quote.text), lastClause(text, quote.from), quote.to);
  const instruction = footer.test(around)
    ? `Add ${value} to the footer`
    : heading.test(around) && !ofRow.test(around)
      ? `Change the heading on the home page to ${value}`
      : /\bbutton\b/iu.test(around)
        ? `The button on the home page should say ${value}`
        : undefined;
  return instruction !== undefined && changes(site, instruction)
    ? [{ instruction, from: Math.max(0, start), to: quote.to }]
    : [];
}

/** Whether a text occurs in a table. */
function isStored({ tables }: Message, said: string): boolean {
  const lower = said.toLowerCase();
  return tables.some(({ columns }) =>
    columns.some(({ values = [], allowedValues = [] }) =>
      [...values, ...allowedValues].some((value) => value.toLowerCase() === lower),
    ),
  );
}

const foot =
  /(?:at|on|in) the (?:bottom|foot|footer) of (?:all|every|each)(?: (?:of )?the)? (?:web ?)?(?:site|pages?)[,:]? (?<value>[^"“]*(?:\d|@)[^"“]*)$/iu;

/** Contact details at the foot of all pages. */
export const readFoot: RequestReader = ({ text, site }) => {
  const found = foot.exec(text);
  const value = found?.groups?.['value']?.replace(/[.!]?(?: please| pls| thanks?)?[.!]*$/iu, '').trim();
  if (!found || value === undefined) return [];
  const instruction = `Add ${inQuotes(value)} to the footer`;
  return changes(site, instruction) ? [{ instruction, from: 0, to: text.length }] : [];
};

/** Texts that are to say something else. */
export const readTexts: RequestReader = (message) => {
  // A text that is stored is a row's, not a page's.
  const quotes = quotesIn(message.text)
    .filter(({ text }) => !isStored(message, text))
    .map((quote) => ({ ...quote, text: asSaid(message.site, quote.text) }));
  const requests: FoundRequest[] = [];
  for (let at = 0; at < quotes.length; at += 1) {
    const [one, other] = quotes.slice(at, at + 2);
    const pair = one && other ? pairOf(message, one, other) : [];
    if (pair.length > 0) at += 1;
    requests.push(...(pair.length > 0 ? pair : one ? singleOf(message, one) : []));
  }
  return requests;
};

/** What a form says once it is sent, without quotation marks: “after they order it should say something like thank you”. */
const done =
  /(?:after|when|once) (?:they|people|customers?|somebody|someone|guests?|clients?|you)?(?: have| has)? ?(?<act>order|book|sign(?: up)?|join|register|apply|reserve|enrol)(?:ed|s|ing)?,?(?: (?:it|the page|the site|the form|there))?(?: (?:should|must|could|can|would))? (?:say|show|write|read)s? (?:something like |that |like )?(?<value>[^"“][^\n]{3,200}?)[.!]?$/iu;

export const readDone: RequestReader = ({ text, site }) => {
  const found = done.exec(text);
  const { act = '', value = '' } = found?.groups ?? {};
  if (!found || /["“]/u.test(value)) return [];
  const instruction = saidAfter(site, act, capitalise(value.trim()));
  return instruction === undefined ? [] : [{ instruction, from: found.index, to: text.length }];
};

const saysNow =
  /\bwhere it says (?<old>[^"“”.!?;]{2,80}?),? (?:(?:i (?:think|would|want|like)|please|make it|put|change|it (?:should|could|must)|should|could|must|can|to|write|say|use|instead|that)\b[^"“”.!?;]{0,40})$/iu;
const better =
  /\bthe (?:word|label|text|name|heading|button) ["“]?(?<old>[\p{L}][\p{L} -]{1,30}?)["”]? (?:i think )?(?:is|sounds?|looks?|seems?)\b[^.!?]{0,50}?\b(?:better|rather|nicer|should be|call it|make it|say)(?: is| would be)? ["“]?(?<value>[\p{L}][\p{L} -]{1,30}?)["”]?(?=[.,!?]|$)/iu;
const buttonNamed =
  /\bbutton ["“]?(?<old>\p{Lu}[\p{L}]*(?: \p{L}+)?)["”]? (?:should|must|has to|can|could) (?:please )?(?:say|be|read|be called) (?<value>\p{L}[^.!?"“,;]{2,40}?)(?=[.!?,;]|$)/u;
const saysBetter =
  /\bit says ["“]?(?<old>\p{Lu}[\p{L} ]{1,30}?)["”]?,? (?:better|rather|should be|make it|put) ["“]?(?<value>\p{Lu}[\p{L} ]{1,30}?)["”]?(?=[.!?,;]|$)/u;
const buttonSays =
  /\b(?<old>[\p{L}]+(?: [\p{L}]+)?) button\b.{0,80}?\b(?:make it say|should say|should be|call it|to say|change (?:it )?to|rename (?:it )?to|say) (?<value>[\p{L}][^.!?"“,;]{2,40}?)(?=[.!?,;]|$)/iu;

/** A quoted text that the site says, and the name that it is to have: `"Starts" shall be called Departure`. */
const renamed =
  /^[^.!?"“]{0,60}?\b(?:be called|called|call(?: (?:it|this|that))?|say|read|make (?:it|that)|better|change (?:it )?to|into|as) (?<value>\p{Lu}[\p{L}\p{N}’' &-]{1,40}?)(?:,? (?:please|instead))?(?=[.!?,;]|$)/u;
/** A quoted text that somebody dislikes, and its new name alone: `"My pledges" sounds so legal, My gifts please`. */
const disliked =
  /^[^.!?"“]{0,40}\b(?:sounds?|looks?|is|seems?) [^.!?"“,]{0,40}[,.] (?<value>\p{Lu}[\p{L}\p{N}’' &-]{1,30}?)(?:,? (?:please|instead)(?=[.!?,;]|$)|[.!]?$)/u;
/** A text in quotation marks that goes, and what comes in its place: `bin that "…" bit. put …`. */
const replacedBy =
  /^[^"“]{0,40}?[.,;]? ?(?:and |so )?(?:put|make it|write|use|have) (?:instead )?(?<value>\p{Lu}[^"“]{6,160})$/u;
const instead =
  /\b(?:say|says|read|be|be called|put|write) (?<value>\p{Lu}[\p{L}\p{N}’' &-]{1,40}?) (?:instead of|in place of|rather than) (?:the word )?["“]?(?<old>[\p{L}][^"“”.!?;,]{1,60}?)["”]?(?=[.!?,;]|$)/u;
const underneath =
  /(?:[Mm]ake it|[Pp]ut|[Cc]hange (?:it )?to|should (?:say|read)|[Ww]rite|instead|like this|be)(?: something like)?[: ]+(?<value>\p{Lu}[^"“]{6,200})$/u;

/** What is to come in place of a quoted text, without quotation marks. */
function renamedQuotes(message: Message): readonly FoundRequest[] {
  const { site, text } = message;
  const quotes = quotesIn(text);
  return quotes.flatMap(({ text: said, to, from }, at) => {
    const old = asSaid(site, said);
    const rest = text.slice(to, quotes[at + 1]?.from);
    const found =
      renamed.exec(rest) ?? (quotes[at + 1] ? null : (disliked.exec(rest) ?? replacedBy.exec(rest)));
    const value = found?.groups?.['value']?.trim();
    if (!found || value === undefined || isStored(message, old) || !isSaid(site, old)) return [];
    return requestsFor(textChanges(site, old, value), from, to + found[0].length);
  });
}

/** A new name: “maybe call it Book a class”. */
const calledSo =
  /\b(?:call|name|rename) (?:it|this|that)(?: to)? (?<value>\p{Lu}[\p{L}\p{N}’' -]{2,30}?)(?=[.!?,;]|$)/u;

/** Texts that are said without quotation marks. */
export const readPlainTexts: RequestReader = (message) => {
  const { text, site } = message;
  const quoted = renamedQuotes(message);
  if (quoted.length > 0) return quoted;
  const turned = instead.exec(text);
  const { old: before = '', value: next = '' } = turned?.groups ?? {};
  if (turned && isSaid(site, asSaid(site, before)))
    return requestsFor(
      textChanges(site, asSaid(site, before), next),
      turned.index,
      turned.index + turned[0].length,
    );
  const below = lead.exec(text);
  const under = below && underneath.exec(text.slice(below.index));
  const line = leadOf(site);
  if (below && under && line !== undefined)
    return requestsFor(
      [`Change ${inQuotes(line)} on the home page to ${inQuotes(under.groups?.['value']?.trim() ?? '')}`],
      0,
      text.length,
    );
  const [quote] = quotesIn(text);
  const now = quote && saysNow.exec(text.slice(0, quote.from));
  const old = now?.groups?.['old']?.trim();
  if (quote && now && old !== undefined && isSaid(site, old))
    return requestsFor(textChanges(site, old, quote.text), now.index, quote.to);
  const renamedEntry = calledSo.exec(text);
  const [entry, ...more] = menuLabels(site).filter((label) => label.includes(' ') && text.includes(label));
  if (renamedEntry && entry !== undefined && more.length === 0 && quotesIn(text).length === 0)
    return requestsFor(
      textChanges(site, entry, renamedEntry.groups?.['value'] ?? ''),
      text.indexOf(entry),
      renamedEntry.index + renamedEntry[0].length,
    );
  for (const pattern of [better, buttonNamed, saysBetter, buttonSays]) {
    const found = pattern.exec(text);
    const { old: said = '', value = '' } = found?.groups ?? {};
    const words = said.split(' ');
    const known = words.map((_, at) => words.slice(at).join(' ')).find((one) => isSaid(site, one));
    if (found && known !== undefined && !generic.test(known))
      return requestsFor(textChanges(site, known, value.trim()), found.index, found.index + found[0].length);
  }
  return [];
};
