import type { PageRequest } from '../requests.ts';
import type { Site } from '../site.ts';
import { addAccount } from './account.ts';
import { asking, askingText, type Applied } from './applied.ts';
import { helpFor } from './help.ts';
import { changeCurrency } from './currency.ts';
import { changeColumns } from './columns.ts';
import { changeDates } from './dates.ts';
import { hidePast } from './past.ts';
import { unask } from './unask.ts';
import { changeColour, changeCorners, changeFont, changeTextSize } from './look.ts';
import { addEntry, moveEntry, removeEntry, renameEntry } from './menu.ts';
import { showNewest, sortList } from './lists.ts';
import { changeFooter } from './footer.ts';
import { changeSize, removeText } from './elements.ts';
import { addPicture, changePicture, pictureHelp } from './pictures.ts';
import { addToPage, changePart, replaceText } from './texts.ts';
import { addPage, removePage } from './wholePages.ts';
import { changeButton } from './button.ts';
import { addContactForm, addSubscribeForm } from './contactForm.ts';
import { addFormField } from './formField.ts';
import { changeDone, changeSearch, hideField, limitList } from './listParts.ts';
import { addLink, swapEntries } from './links.ts';
import { signInRule } from './signInRule.ts';
import { changeSiteName } from './siteName.ts';

/** Carries out one request on a site. */
export function apply(site: Site, request: PageRequest): Applied {
  switch (request.do) {
    case 'text':
      return request.of === 'footer' ? changeFooter(site, request.value, true) : changePart(site, request);
    case 'replace':
      return replaceText(site, request);
    case 'add-picture':
      return addPicture(site, request);
    case 'button':
      return changeButton(site, request);
    case 'size':
      return changeSize(site, request);
    case 'text-size':
      return changeTextSize(site, request);
    case 'unask':
      return unask(site, request);
    case 'hide-past':
      return hidePast(site, request);
    case 'dates':
      return changeDates(site, request);
    case 'columns':
      return changeColumns(site, request);
    case 'currency':
      return changeCurrency(site, request);
    case 'site-name':
      return changeSiteName(site, request);
    case 'link':
      return addLink(site, request);
    case 'menu-swap':
      return swapEntries(site, request);
    case 'hide-field':
      return hideField(site, request);
    case 'search':
      return changeSearch(site, request);
    case 'limit':
      return limitList(site, request);
    case 'done':
      return changeDone(site, request);
    case 'subscribe':
      return addSubscribeForm(site, request);
    case 'form-field':
      return addFormField(site, request);
    case 'sign-in-rule':
      return signInRule(site, request);
    case 'no-picture':
      return pictureHelp(site, request);
    case 'ask':
      return asking(
        request.text,
        request.offers.map((offer) => ({ request: offer })),
      );
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
