import { capitalise } from '../../../planner/outcome.ts';
import { asSentences } from '../spokenText.ts';
import { sentenceOf } from '../sentenceOf.ts';
import { pagesCalled } from '../site.ts';
import { quotesIn, sectionOf, requestAt, type RequestReader } from './message.ts';

/** Where something is to be: on the first page, or nowhere in particular. */
const home =
  /(?:somewhere |also |as well )?(?:on|in|at|to) (?:the |my |our )?(?:very )?(?:top of (?:the )?|bottom of (?:the )?)?(?:home ?page|front page|first page|main page|start page|landing page|site|website|page|start)\b/iu;
const asked =
  /\b(?:put|show|add|write|need|want|have|say|mention|tell|display|include|list|should|could|can|must|please|pls)\b/iu;

interface Topic {
  readonly heading: string;
  /** Words that announce it. */
  readonly words: RegExp;
  /** What a text about it has. */
  readonly has: RegExp;
}

const topics: readonly Topic[] = [
  {
    heading: 'Opening hours',
    words:
      /(?:(?:my|our|the) )?(?:opening (?:hours?|times?)|hours of opening|business hours|open(?:ing)? times)(?: (?:are|is))?|when (?:we|i)(?:['’]re| are|['’]m| am) open|(?:we|i)(?:['’]re| are|['’]m| am) open(?= )/iu,
    has: /\d/u,
  },
  {
    heading: 'Where to find us',
    words:
      /(?:(?:my|our|the) )?(?:ad+res+)(?: (?:is|are))?|where (?:we|i)(?:['’]re| are|['’]m| am)(?: located)?|where (?:people|customers|guests|they) (?:can )?find (?:us|me)|(?:the )?directions|where to find us|how to (?:get (?:here|there|to us)|find us)/iu,
    has: /\d|\b(?:street|road|lane|avenue|square|hall|church|house|station)\b/iu,
  },
  {
    heading: 'Contact',
    words:
      /(?:(?:my|our|the) )?(?:phone(?: number)?|telephone|mobile|whats ?app|e-?mail(?: address)?|contact details?)(?: (?:is|are))?/iu,
    has: /\d{3}|@/u,
  },
];

const ending = /(?<=\S)[.!?](?=\s|$)|$/gu;

/** The sentence around a place in a message. */
function sentenceAt(text: string, at: number): { readonly from: number; readonly said: string } {
  const before = [...text.slice(0, at).matchAll(/[.!?](?=\s)/gu)].at(-1);
  const from = before ? before.index + 1 : 0;
  const end = [...text.matchAll(ending)].find(({ index }) => index > at)?.index ?? text.length;
  const said = text.slice(from, end);
  return { from: from + (said.length - said.trimStart().length), said: said.trim() };
}

const where = /^[\s,]*where (?:people|everybody|everyone|they|visitors?|customers?|guests?)[^.!?]*[.!?]?/iu;
const moreAsked = /\b(?:few words|section|bit|paragraph|text|lines?|info(?:rmation)?|details?)\b/iu;
const begins = /^(?:also|and|plus|oh|add|put|show|please|pls|home ?page:?|section)\b/iu;

/** A text without the words that ask for it to be shown, and without a map, which a page has not. */
function bodyOf(said: string, { words }: Topic): string {
  const announced = new RegExp(words.source, 'iu').exec(said);
  const after = announced ? said.slice(announced.index + announced[0].length) : said;
  const placed = after
    .replace(/^ and (?:the |our |my )?(?:ad+res+|phone(?: number)?|email)(?=\s)/iu, '')
    .replace(where, '')
    .replace(new RegExp(home.source, 'iu'), ' ');
  return placed
    .replace(
      /^[\s,:.–-]+(?:somewhere )?(?:please|pls)?[\s,:.–-]*(?:(?:it|they|which|that)(?:['’]s| is| are) )?/iu,
      '',
    )
    .replace(
      /,? (?:and |together )?(?:with|also|including) (?:an? |the )?(?:small |little )?(?:google )?maps?\b(?: if [^,.]*)?/iu,
      '',
    )
    .replace(/[,.]? (?:and )?an? (?:small |little )?map (?:would|could|might)[^.]*\.?/iu, '')
    .replace(/[,\s]+(?:please|pls|thanks?|thank you)?[,.\s]*$/iu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ,/gu, ',')
    .trim();
}

/** Sections about the business: when it is open, where it is, how to reach it. */
export const readTopics: RequestReader = ({ text }) => {
  for (const topic of topics) {
    const found = new RegExp(topic.words.source, 'iu').exec(text);
    if (!found) continue;
    const sentence = sentenceAt(text, found.index);
    const isWhole = topic.has.test(bodyOf(sentence.said, topic));
    // What is to be shown may be in the next sentences.
    const said = isWhole ? sentence.said : text.slice(sentence.from);
    const value = bodyOf(said, topic);
    const isPlaced =
      home.test(said) ||
      topic.heading === 'Opening hours' ||
      moreAsked.test(said) ||
      begins.test(said.trim());
    if (
      !isPlaced ||
      !(asked.test(said) || begins.test(said.trim())) ||
      !topic.has.test(value) ||
      /\b(?:footer|foot|field|form|column|only when|every page|order(?:s|ing)?|book(?:ing)?)\b|\?/iu.test(
        sentence.said,
      )
    )
      continue;
    const instruction = sectionOf(topic.heading, capitalise(value));
    return [{ instruction, from: sentence.from, to: sentence.from + said.length }];
  }
  return [];
};

const named: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:section|bit|few words|paragraph|part|text|something)\b(?: ${home.source})? (?:(?:about|on|for|with|saying|explaining) |(?=how it))(?<name>(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+)(?: ${home.source})?(?:,? (?:stating|saying|explaining|that says?|which says?|where it says|to say)(?: that)?|:) (?<text>.{12,})`,
    'isu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?] )(?:(?:on|at) (?:the |our |my )?(?:first|front|home|main|start) ?page,? (?:(?:we|i|it|there) )?(?:also )?(?:needs?|want|would like|should (?:have|be|say)|must (?:have|be)|put|have|could have) (?:the |some |an? |our |my )?|(?:make|put|add|write|need|i (?:want|need)|we (?:want|need)) ${home.source} (?:the |some |an? |our |my )?)(?<name>(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+): (?<text>.{12,})`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?:(?:please )?(?:add|put) )?(?:the |our |my )?(?<name>(?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+) (?:at|on|in) (?:the )?(?:(?:bottom|top|end) (?:of|on) )?(?:the |our |my )?(?:first|front|home|main|start) ?page(?: please)?: (?<text>.{12,})`,
    'isu',
  ),
];

/** Any other section with its text: “a section about hiring the hall, stating that the Main Hall is £14 an hour”. */
export const readSection: RequestReader = ({ text }) => {
  for (const pattern of named) {
    const found = pattern.exec(text);
    const { name = '', text: words = '' } = found?.groups ?? {};
    if (!found || /\b(?:form|list|page|photo|picture|link|button|questions|answers|products?)\b/iu.test(name))
      continue;
    // What others say, and questions with their answers, have their own form.
    const value = asSentences(words.trim().replace(/[?!]$/u, ''));
    const instruction = sectionOf(capitalise(name.trim()), value.replaceAll(/ (?=\d\. )/gu, '\n'));
    const request = requestAt(found, instruction);
    return [{ ...request, to: text.length }];
  }
  return [];
};

const praise =
  /\b(?:reviews?|testimonials?|feedback|praise|quotes? from|happy (?:customers?|students?|guests?|clients?)|(?:good|nice|kind|lovely) (?:things|words|comments)|(?:customers?|clients?|guests?|people|visitors?|members?|students?) (?:say|said|wrote|write|think|told))\b/iu;
const author =
  /^,?\s*(?:\(|[-–—] ?|(?:from|by|says?|said) )(?<name>\p{Lu}[\p{L}'’. &]{1,40}?)(?:\)|(?=[,;.!?]| and |$))/u;

/** What others say about the business, in quotation marks. */
export const readPraise: RequestReader = ({ text }) => {
  const quotes = quotesIn(text).filter(({ text: said }) => said.split(' ').length > 2);
  const [first] = quotes;
  if (
    !first ||
    !praise.test(text.slice(0, first.from)) ||
    /\b(?:after|button|heading|form)\b/iu.test(text.slice(0, first.from))
  )
    return [];
  const lines = quotes.map(({ text: said, to }) => {
    const name = author.exec(text.slice(to))?.groups?.['name']?.trim();
    return `“${said}”${name === undefined ? '' : ` – ${name}`}`;
  });
  const instruction = sectionOf('What people say', `${lines.join('\n')}\n`);
  return [{ instruction, from: 0, to: text.length }];
};

const faq =
  /\b(?:questions? (?:and|&) answers?|faqs?|q ?& ?a|(?:often|frequently|most) asked|common questions|people (?:always|often|keep) ask)\b/iu;
const answer =
  /^\s*(?:[-–:,]\s*)?(?:\((?<inner>[^()]{1,200})\)|(?:answer(?: is)?|no|yes|[-–:])[^"“]{0,200}?(?=["“]|$))/iu;

const unquoted = /(?<question>[^.!?:;]{4,120}\?)\s*(?<reply>[^?]{2,200}?[.!](?=\s|$)|[^?]{2,200}$)/gu;

/** Questions with their answers. */
export const readFaq: RequestReader = ({ text }) => {
  const announced = faq.exec(text);
  if (!announced) return [];
  const quotes = quotesIn(text).filter(({ from }) => from > announced.index);
  const start = text.indexOf(':', announced.index);
  const pairs =
    quotes.length > 0
      ? quotes.map(({ text: said, to }) => {
          const found = answer.exec(text.slice(to));
          return [said, found?.groups?.['inner'] ?? found?.[0] ?? ''] as const;
        })
      : start === -1
        ? []
        : [...text.slice(start + 1).matchAll(unquoted)].map(
            ({ groups }) => [groups?.['question'] ?? '', groups?.['reply'] ?? ''] as const,
          );
  if (pairs.length === 0) return [];
  const lines = pairs.map(([question, reply]) => {
    const said = reply.replace(/^[\s:,–-]+|[\s,.]+(?:and)?$/gu, '');
    return `${capitalise(question.trim())}${said === '' ? '' : ` ${capitalise(said)}.`}`;
  });
  const instruction = sectionOf('Questions and answers', `${lines.join('\n')}\n`);
  return [{ instruction, from: 0, to: text.length }];
};

const saying = String.raw`,?[ :]+(?:(?:please )?(?:write|say|saying|says|explaining|telling|where it says|which says|that says|with|and (?:write|say|tell|explain)(?: there)?|it should say|just)(?: (?:there|people|them))?(?: the (?:text|words|sentence))?)(?: that)?[: ]+(?<text>.{8,})`;
const pageSaying: readonly RegExp[] = [
  String.raw`\bpage,? (?:called |named |about |for |on )?["“]?(?<name>(?:[Aa]bout )?(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+)["”]?(?: page)?,?(?: please)?`,
  String.raw`\b(?:an?|the|another) (?<name>(?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+) page(?: please)?`,
].map((pattern) => new RegExp(`${pattern}${saying}`, 'isu'));

const pageQuoted =
  /\bpage (?:about|called|named|for|on) ["“]?(?<name>me|us|(?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+)["”]?[,.]/iu;

const titled = /\b(?:name|called|title) (?:is )?["“](?<name>[^"”]{2,40})["”]/iu;
const calledSo = /\bcalled ["“]?(?<name>\p{Lu}[\p{L} ]{1,30}?)["”]?(?=[,.;]|$)/u;

/** A new page whose text is in quotation marks, or announced by “Text:”: “a page about me. "I am Amina …"”. */
export const readQuotedPage: RequestReader = ({ text, site }) => {
  const found = pageQuoted.exec(text);
  const plain = found?.groups?.['name'] ?? '';
  const own = /^(?:me|us)$/iu.test(plain) ? `About ${plain.toLowerCase()}` : capitalise(plain);
  const spoken = /(?:[.!?] |, )(?:text|it (?:should )?says?|words)(?: is)?: (?<text>.{12,})$/isu.exec(text);
  const [quote, ...others] = found ? quotesIn(text).filter(({ from }) => from > found.index) : [];
  const isQuoted = quote !== undefined && others.length === 0 && quote.text.split(' ').length > 5;
  const value = spoken?.groups?.['text'] ?? (isQuoted ? quote.text : undefined);
  if (!found || value === undefined) return [];
  const called = (spoken ? titled.exec(text) : calledSo.exec(text.slice(quote?.to)))?.groups?.['name'];
  const name = called ?? own;
  const instruction = sentenceOf({ do: 'add-page', name, value });
  return pagesCalled(site, name).length === 0 ? [{ instruction, from: found.index, to: text.length }] : [];
};

const pageOf =
  /\bpage (?:with|about|for|on|called|named) (?:the |our |my )?["“]?(?<name>(?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+)["”]?[.:?] (?<text>.{20,})$/isu;

/** A new page whose text follows in the next sentences: “a page with the house rules. Check in from 3pm …”. */
export const readPageOf: RequestReader = ({ text, site }) => {
  const found = pageOf.exec(text);
  const { name = '', text: words = '' } = found?.groups ?? {};
  // What reads like the fields of a list is no text.
  const isText = /\d|\b(?:we|you|is|are|please|no|must|from|until)\b/iu.test(words);
  if (!found || !isText || /\b(?:photo|picture|home|front|first|main)\b/iu.test(name)) return [];
  const said = words.replace(
    /(?<=[.!?]) (?:in|and in|put it in) the menu[^.!?]*[.!?]?$|(?<=[.!?]) it should be in the menu[^.!?]*[.!?]?$/iu,
    '',
  );
  const value = asSentences(said);
  const instruction = sentenceOf({ do: 'add-page', name: capitalise(name.trim()), value });
  const to = found.index + found[0].length - (words.length - said.length);
  return pagesCalled(site, name.trim()).length === 0 ? [{ instruction, from: found.index, to }] : [];
};

/** A new page with what it says: “a page about rehearsals, saying that we meet every Tuesday”. */
export const readPage: RequestReader = ({ text, site }) => {
  for (const pattern of pageSaying) {
    const found = pattern.exec(text);
    const { name: said = '', text: words = '' } = found?.groups ?? {};
    if (
      !found ||
      /^(?:under|below|above|in|on|at)\b|\b(?:home|front|first|main|this|that|each|every|manage|account)\b/iu.test(
        said,
      )
    )
      continue;
    const instruction = sentenceOf({
      do: 'add-page',
      name: capitalise(said.trim()),
      value: asSentences(words),
    });
    if (pagesCalled(site, said.trim()).length === 0) return [requestAt(found, instruction)];
  }
  return [];
};
