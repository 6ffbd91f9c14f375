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
      return `Change ${quoted(request.old)}${at(request.page)} to ${quoted(request.value)}${request.isEverywhere === true ? ' everywhere' : ''}`;
    case 'add-picture': {
      const alt = request.alt === undefined ? '' : ` with the description ${quoted(request.alt)}`;
      return `Add the picture ${quoted(request.file)} to the ${request.page ?? 'home page'}${alt}`;
    }
    case 'size': {
      const what = request.old === undefined ? 'heading' : `text ${quoted(request.old)}`;
      return `Make the ${what}${at(request.page)} ${request.value}`;
    }
    case 'button':
      return `The button${at(request.page)} should say ${quoted(request.value)}`;
    case 'text-size':
      return `Make all texts ${request.value}`;
    case 'unask':
      return `Do not ask for ${quoted(request.label)}`;
    case 'hide-past':
      return `Hide past ${request.things}`;
    case 'dates':
      return `Show dates with the ${request.value}`;
    case 'columns':
      return `Show ${request.count} in each row`;
    case 'currency':
      return `Show prices in ${request.value}`;
    case 'site-name':
      return `Change the name of the site to ${quoted(request.value)}`;
    case 'link': {
      const where = request.to === 'page' ? (request.page ?? 'home page') : request.to;
      const named = request.label === undefined ? '' : ` called ${quoted(request.label)}`;
      return `Add a link to ${request.target} ${request.to === 'page' ? 'on' : 'in'} the ${where}${named}`;
    }
    case 'menu-swap':
      return `Swap ${request.entry} and ${request.other} in the menu`;
    case 'hide-field':
      return `Hide the ${request.field}${request.things === undefined ? '' : ` in the list of ${request.things}`}`;
    case 'search':
      return request.fields === undefined
        ? `Remove the search from the list of ${request.things}`
        : `Let people search the ${request.things} by ${request.fields} only`;
    case 'limit':
      return `Show only ${request.count} ${request.things}${at(request.page)}`;
    case 'done':
      return `Say ${quoted(request.value)} after ${request.after}`;
    case 'subscribe':
      return `Add a newsletter form${request.page === undefined ? '' : ` to the ${request.page}`}`;
    case 'form-field':
      return `Add a field for ${quoted(request.label)} to the ${request.form} form`;
    case 'sign-in-rule':
      return `People ${request.isNeeded ? 'must' : 'need not'} sign in to ${request.action}`;
    case 'no-picture':
      return `Add a picture${request.page === undefined ? '' : ` to the ${request.page}`}`;
    case 'ask':
      return request.offers[0] ? sentenceOf(request.offers[0]) : 'Edit the home page';
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
