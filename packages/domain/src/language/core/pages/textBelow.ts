import type { PageRequest } from './requests.ts';
import { unquoted } from './wording.ts';

const below = /^(?<sentence>[^\n]{1,500}?) with this text:[ \t]*\r?\n(?<text>[\s\S]*\S)\s*$/iu;

/** A text below a sentence: all of it is content, whatever it says. */
interface TextBelow {
  readonly sentence: string;
  readonly text: string;
}

/**
 * The sentence and the text below it; undefined where an instruction has no such text.
 *
 * @example
 * textBelow('Add a page called "About" with this text:\nWe bake.') // => { sentence: 'Add a page called "About"', text: 'We bake.' }
 */
export function textBelow(instruction: string): TextBelow | undefined {
  const { sentence, text } = below.exec(instruction.trim())?.groups ?? {};
  return sentence === undefined || text === undefined
    ? undefined
    : { sentence, text: text.replaceAll('\r\n', '\n') };
}

/**
 * An instruction whose text is below it, so that no word of the text is read as an instruction.
 *
 * @example
 * withTextBelow('Add a page called "About"', 'We bake.') // => 'Add a page called "About" with this text:\nWe bake.'
 */
export function withTextBelow(sentence: string, text: string): string {
  return `${sentence} with this text:\n${text.trim()}`;
}

/** Words around an answer that are no part of the text: “it should say …”. */
const around =
  /^(?:it|the (?:text|heading|page)) (?:should|must|shall) (?:say|read|contain)(?: that)?[:,]? /iu;

/** A request with its text; undefined for one that takes none, or has one already. */
export function withText(request: PageRequest, said: string): PageRequest | undefined {
  const text = unquoted(said.replace(around, ''));
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  switch (request.do) {
    case 'add-page':
    case 'add-section':
      return request.value === undefined ? { ...request, value: text } : undefined;
    case 'add-text':
      return request.value === undefined ? { ...request, value: text } : undefined;
    case 'text':
    case 'menu-rename':
      return request.value === undefined ? { ...request, value: line } : undefined;
    default:
      return undefined;
  }
}
