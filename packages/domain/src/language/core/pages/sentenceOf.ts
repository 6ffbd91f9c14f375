import type { PageRequest } from './requests.ts';
import { withTextBelow } from './textBelow.ts';

const at = (page: string | undefined): string => (page === undefined ? '' : ` on the ${page}`);
const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

/** A sentence with the text that it is about: in quotes, or below it where it has several lines. */
function withText(sentence: string, value: string | undefined, joint: string): string {
  if (value === undefined) return sentence;
  return value.includes('\n') ? withTextBelow(sentence, value) : `${sentence} ${joint} ${quoted(value)}`;
}

/**
 * A request as a sentence that is read as this request.
 *
 * @example
 * sentenceOf({ do: 'font', value: 'serif' }) // => 'Use a serif font'
 */
export function sentenceOf(request: PageRequest): string {
  switch (request.do) {
    case 'text':
      if (request.of === 'footer') return `Change the footer to ${quoted(request.value)}`;
      return `Change the ${request.of}${at(request.page)}${request.value === undefined ? '' : ` to ${quoted(request.value)}`}`;
    case 'replace':
      return `Change ${quoted(request.old)}${at(request.page)} to ${quoted(request.value)}`;
    case 'add-picture': {
      const alt = request.alt === undefined ? '' : ` with the description ${quoted(request.alt)}`;
      return `Add the picture ${quoted(request.file)} to the ${request.page ?? 'home page'}${alt}`;
    }
    case 'size':
      return `Make the text ${quoted(request.old)}${at(request.page)} ${request.value}`;
    case 'remove-text':
      return `Remove the text ${quoted(request.old)}${at(request.page)}`;
    case 'add-text':
      if (request.to === 'footer')
        return `Add ${request.value === undefined ? 'a line' : quoted(request.value)} to the footer`;
      return withText(`Add a paragraph to the ${request.page ?? 'home page'}`, request.value, 'saying');
    case 'add-section':
      return withText(
        `Add a section to the ${request.page ?? 'home page'} called ${quoted(request.heading)}`,
        request.value,
        'with the text',
      );
    case 'colour':
      return `Make the ${request.of} ${request.value}`;
    case 'font':
      return `Use a ${request.value} font`;
    case 'corners':
      return `Make the corners ${request.value}`;
    case 'add-page':
      return withText(
        `Add ${request.isEmpty === true ? 'an empty' : 'a'} page called ${quoted(request.name)}`,
        request.value,
        'with the text',
      );
    case 'account':
      return `Add a sign-in page${request.way === undefined ? '' : ` with ${request.way}`}`;
    case 'help':
      return `Edit the ${request.part ?? request.page ?? 'home page'}`;
    case 'contact-form':
      return `Add a contact form${request.page === undefined ? '' : ` to the ${request.page}`}`;
    case 'remove-page':
      return `Delete the ${request.page.replace(/ page$/u, '')} page`;
    case 'menu-add':
      return `Add ${request.page} to the menu`;
    case 'menu-remove':
      return `Remove ${request.entry} from the menu`;
    case 'menu-rename':
      return request.value === undefined
        ? `Call the menu entry ${request.entry}`
        : `Rename the menu entry ${request.entry} to ${request.value}`;
    case 'menu-move':
      return `Move ${request.entry} ${request.place} in the menu`;
    case 'newest': {
      const count = request.count === undefined ? '' : `${request.count} `;
      return `Show the ${count}${request.by} ${request.things} on the ${request.page}`;
    }
    case 'sort':
      return `Sort the ${request.things}${at(request.page)} by ${request.by}`;
    default:
      return request.part === 'alt'
        ? `Change the description of the picture${at(request.page)} to ${quoted(request.value)}`
        : `Change the picture${at(request.page)} to ${request.value}`;
  }
}
