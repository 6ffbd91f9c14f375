import type { LexiconTable } from '../../../planner/lexicon.ts';
import { readRequests } from '../readRequests.ts';
import { elementsOf } from '../page.ts';
import { siteOf, type Site, type SiteSource } from '../site.ts';
import {
  readBox,
  readFacts,
  readFields,
  readNeedless,
  readOwnPicture,
  readPictures,
  readSoldOut,
} from './fields.ts';
import {
  readCaption,
  readCurrency,
  readEntryRemoval,
  readHomeList,
  readKinds,
  readMenu,
  readOrder,
  readPast,
} from './lists.ts';
import { readColours, readDates, readLayout, readLooks } from './looks.ts';
import { readName } from './names.ts';
import { readExamples, readPrice, readPrices, readRemoval } from './rows.ts';
import {
  readFaq,
  readPage,
  readPageOf,
  readPraise,
  readQuotedPage,
  readSection,
  readTopics,
} from './sections.ts';
import { readDone, readFoot, readPlainTexts, readTexts } from './texts.ts';
import type { Message, FoundRequest, RequestReader } from './message.ts';

/** In the order in which they are asked: what one has read, the next does not. */
const readers: readonly RequestReader[] = [
  readFaq,
  readPage,
  readQuotedPage,
  readPageOf,
  readSection,
  readPraise,
  readDone,
  readFoot,
  readFields,
  readBox,
  readFacts,
  readNeedless,
  readName,
  readCaption,
  readPlainTexts,
  readTexts,
  readTopics,
  readExamples,
  readPrices,
  readRemoval,
  readPrice,
  readSoldOut,
  readPictures,
  readOwnPicture,
  readCurrency,
  readDates,
  readKinds,
  readPast,
  readOrder,
  readMenu,
  readEntryRemoval,
  readHomeList,
  readColours,
  readLooks,
  readLayout,
];

/** What a message about a site asks for. */
export interface SiteRequests {
  /** Instructions that are read without the message, in the order in which they are carried out. */
  readonly instructions: readonly string[];
  /** Parts of the message that ask for something else, as they were written. */
  readonly rest: readonly string[];
}

const longest = 700;
/** Words for the parts of a database or a repository, which other rules read. */
const technical =
  /\b(?:columns?|database|records?|sql|polic(?:y|ies)|branch(?:es)?|commits?|variables?|domains?)\b|\b(?:rename|create|delete|drop|lock) (?:the |a )?table\b|\btables? (?:called|named)\b/iu;

/** Whether there is a site to speak of: an app, or more than the page that a project begins with. */
function isBuilt({ pages }: Site): boolean {
  return (
    pages.length > 1 ||
    pages.some(({ nodes }) => elementsOf(nodes).some(({ element }) => element.tag.startsWith('app-')))
  );
}

/** A part that says why, or is polite. */
const reason =
  /^(?:and |but )?(?:because|since|as|otherwise|though|although|so that|in case|if (?:that|it|you)|which|who|i wonder|thanks?|thank you|hi|hello|good (?:morning|evening|afternoon)|sorry)\b/iu;
const command =
  /\b(?:please|pls|can you|could you|would you|i (?:want|need|would like)|we (?:want|need|would like)|should|must|ought to|add|put|make|change|remove|delete|show|hide|write|move|rename|call|use|set|let)\b|\b(?:perhaps|maybe) (?:an?|the|some|another)\b|\?/iu;
const onlyPolite =
  /^(?:(?:and|so|but|please|pls|could|can|would|will|you|kindly|i|we|wonder|whether|if|it|possible|would be|nice|to|be|may|ask|if that is|not too much trouble|thanks?|thank|ok|oh|hm|no|yes|lol|tho|though|good|morning|this|is|a|lovely|beginning|start)\b[\s,!?.’']*)*$/iu;

/** Parts of a message that no request covers and that ask for something. */
function restOf(text: string, requests: readonly FoundRequest[]): readonly string[] {
  return [...text.matchAll(/(?:[^.!?;,]|[.,](?=\d))+?(?:[.!?;,]+|(?=\s(?:and|but) )|$)/gu)].flatMap(
    ({ index, 0: part }) => {
      const end = index + part.length;
      const said = part.replace(/[.;,]+$/u, '').trim();
      const isRead = requests.some(
        ({ from, to }) => from < end && to > index + (part.length - part.trimStart().length),
      );
      if (isRead || said === '' || !command.test(said) || onlyPolite.test(said)) return [];
      return reason.test(said) ? [] : [said];
    },
  );
}

/** Several changes of pages as one instruction, and every other change alone. */
function together(instructions: readonly string[]): readonly string[] {
  if (instructions.length < 2) return instructions;
  const isPlain = (one: string): boolean => !one.includes('\n') && readRequests(one) !== undefined;
  const plain = instructions.filter(isPlain);
  const joined = plain.join('. ');
  const isJoined = plain.length > 1 && readRequests(joined)?.requests.length === plain.length;
  const others = instructions.filter((one) => !isPlain(one));
  return [...(isJoined ? [joined] : plain), ...others];
}

/** All requests of a message; what one reader has read, the next does not. */
function requestsIn({ text: message, site, tables }: Message): readonly FoundRequest[] {
  let text = message;
  const requests: FoundRequest[] = [];
  for (const read of readers) {
    const found = read({ text, site, tables });
    for (const { from, to } of found)
      text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
    requests.push(...found);
  }
  return requests;
}

/**
 * What a message in one's own words asks to change on a site and in what it stores; undefined where nothing in it is
 * known. It finds what it knows anywhere in the message, so that a reason or a courtesy around it does not matter.
 *
 * @example
 * siteRequests('we are called Rye', { files: [], paths: [], folder: 'public/', parse: () => ({ ok: true, value: [] }), parts: { script: '', styles: '', key: '' }, tables: [] }, []) // => undefined
 */
export function siteRequests(
  message: string,
  source: SiteSource,
  tables: readonly LexiconTable[],
): SiteRequests | undefined {
  const site = siteOf(source);
  if (message.length > longest || message.includes('\n') || technical.test(message) || !isBuilt(site))
    return undefined;
  const requests = requestsIn({ text: message, site, tables });
  const instructions = [...new Set(requests.map(({ instruction }) => instruction))];
  return instructions.length === 0
    ? undefined
    : {
        instructions: together(instructions),
        // A part that asks for the same once more is read, too.
        rest: restOf(message, requests).filter((part) => {
          const again = requestsIn({ text: part, site, tables });
          return again.length === 0 || again.some(({ instruction }) => !instructions.includes(instruction));
        }),
      };
}
