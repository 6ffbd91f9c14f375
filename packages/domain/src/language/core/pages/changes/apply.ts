import type { PageRequest } from '../requests.ts';
import type { Site } from '../site.ts';
import { addAccount } from './account.ts';
import { askingText, type Applied } from './applied.ts';
import { helpFor } from './help.ts';
import { changeColour, changeCorners, changeFont } from './look.ts';
import { addEntry, moveEntry, removeEntry, renameEntry } from './menu.ts';
import { showNewest, sortList } from './lists.ts';
import { changeFooter } from './footer.ts';
import { changeSize, removeText } from './elements.ts';
import { addPicture, changePicture } from './pictures.ts';
import { addToPage, changePart, replaceText } from './texts.ts';
import { addPage, removePage } from './wholePages.ts';
import { addContactForm } from './contactForm.ts';

/** Carries out one request on a site. */
export function apply(site: Site, request: PageRequest): Applied {
  switch (request.do) {
    case 'text':
      return request.of === 'footer' ? changeFooter(site, request.value, true) : changePart(site, request);
    case 'replace':
      return replaceText(site, request);
    case 'add-picture':
      return addPicture(site, request);
    case 'size':
      return changeSize(site, request);
    case 'remove-text':
      return removeText(site, request);
    case 'add-text':
      if (request.to === 'page') return addToPage(site, request);
      return request.value === undefined
        ? askingText('What should the footer of every page say?', request)
        : changeFooter(site, request.value, false);
    case 'add-section':
      return addToPage(site, request);
    case 'colour':
      return changeColour(site, request);
    case 'font':
      return changeFont(site, request);
    case 'corners':
      return changeCorners(site, request);
    case 'account':
      return addAccount(site, request);
    case 'help':
      return helpFor(site, request, (one) => apply(site, one).kind === 'changed');
    case 'add-page':
      return addPage(site, request);
    case 'contact-form':
      return addContactForm(site, request);
    case 'remove-page':
      return removePage(site, request);
    case 'menu-add':
      return addEntry(site, request);
    case 'menu-remove':
      return removeEntry(site, request);
    case 'menu-rename':
      return renameEntry(site, request);
    case 'menu-move':
      return moveEntry(site, request);
    case 'newest':
      return showNewest(site, request);
    case 'sort':
      return sortList(site, request);
    default:
      return changePicture(site, request);
  }
}
