import type { PageRequest } from './requests.ts';

const at = (page: string | undefined): string => (page === undefined ? '' : ` on the ${page}`);
const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

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
      return request.to === 'footer'
        ? `Add ${quoted(request.value)} to the footer`
        : `Add a paragraph saying ${quoted(request.value)} to the ${request.page ?? 'home page'}`;
    case 'add-section': {
      const text = request.value === undefined ? '' : ` with the text ${quoted(request.value)}`;
      return `Add a section to the ${request.page ?? 'home page'} called ${quoted(request.heading)}${text}`;
    }
    case 'colour':
      return `Make the ${request.of} ${request.value}`;
    case 'font':
      return `Use a ${request.value} font`;
    case 'corners':
      return `Make the corners ${request.value}`;
    case 'add-page': {
      const text = request.value === undefined ? '' : ` with the text ${quoted(request.value)}`;
      return `Add a page called ${quoted(request.name)}${text}`;
    }
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
