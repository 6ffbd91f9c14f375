import { ask, site } from './frames.ts';
import { preview, promote, publish, removePreview, rollBack } from './siteDeploys.ts';
import { removeVariable, scopeIn, setVariable } from './siteVariables.ts';
import { redirect, removeRedirect, withDomain } from './siteDomains.ts';
import { bringOnline, deleteSite, setPassword, takeOffline } from './siteStates.ts';
import type { Frame } from './frames.ts';

const service = 'deployment';

const frame = (
  id: string,
  forms: readonly string[],
  may: string,
  read: Frame['read'],
  isGrave = false,
): Frame => ({ id, service, forms, may, read, isGrave });

const siteCues = 'SITE REAL VERSION';

/** Frames of changes of the site. */
export const siteFrames: readonly Frame[] = [
  frame(
    'remove-preview',
    [
      'DELETE|NOTWANTED PREVIEW',
      'TAKE|BRING|PUT DOWN|OFF|AWAY|OUT PREVIEW',
      'CLOSE PREVIEW',
      'PREVIEW NOLONGER',
      'PREVIEW AWAY',
      'DELETE #PREVIEW it',
      'TAKE|BRING DOWN #PREVIEW it',
      'CANCEL PREVIEW',
    ],
    'PREVIEW BRANCH VERSION NOLONGER TAKE BRING DOWN NOTWANTED',
    removePreview,
    true,
  ),
  frame(
    'promote',
    [
      'PROMOTE',
      'PREVIEW REAL|LIVE',
      'MAKE|PUT|PUBLISH|TAKE|BRING LIVE|REAL|EVERYONE|PUBLISH #PREVIEW it|this|that|one',
      'PUBLISH PREVIEW',
      'PUBLISH #PREVIEW it|that',
      'MAKE PREVIEW EVERYONE',
      'PREVIEW WHAT EVERYONE LOOK',
    ],
    'PREVIEW BRANCH VERSION REAL LIVE SITE EVERYONE CURRENT VALUE MAKE PUT LOOK WHAT PUBLISH NEW MAIN',
    promote,
    true,
  ),
  frame(
    'preview',
    ['PREVIEW', 'LOOK FIRST', 'MAKE PREVIEW', 'TRY FIRST', 'PUBLISH FIRST', 'PREVIEW FIRST'],
    'PERSON FIRST LOOK MAKE PUT NEW BRANCH VERSION SITE PAGE CHANGES EVERYONE ALL WHAT CURRENT REDIRECT TAKE BRING WORKING HOWCOME TRY INITIAL SINGLE UPDATE UNSAVED LIVE',
    preview,
  ),
  frame('delete-site', ['DELETE SITE'], 'SITE ALL', deleteSite, true),
  frame(
    'take-offline',
    [
      'CLOSE SITE|REAL',
      'SITE|PAGE OFF',
      'PUT|TAKE|BRING|MAKE OFFLINE|DOWN|OFF SITE|REAL',
      'OFFLINE NAMED',
      'CLOSE NAMED',
      'SITE DOWN|OFFLINE',
      'TAKE|BRING DOWN SITE',
      'TURN|SWITCH OFF SITE',
      'CLOSE #SITE it',
      'TAKE|BRING|PUT|MAKE #SITE it OFFLINE|DOWN',
    ],
    'SITE REAL NAMED DOWN OFFLINE OFF EVERYONE MAKE PUT TAKE BRING VERSION LIVE ALL',
    takeOffline,
    true,
  ),
  frame(
    'bring-online',
    [
      'REOPEN',
      'PUT|TAKE|BRING|TURN|MAKE BACK|AGAIN LIVE|on|UP|SITE',
      'PUT|TAKE|BRING|MAKE|TURN LIVE AGAIN|BACK',
      'SITE BACK|AGAIN on|LIVE|UP',
      'MAKE SITE AGAIN',
      'BACK LIVE',
      'TURN|SWITCH SITE on',
      'SWITCH on AGAIN|BACK',
      'SITE AGAIN',
      'PUBLISH AGAIN !offline',
      'PUT LIVE AGAIN',
      'PUT|TAKE|BRING|TURN|MAKE LIVE|UP !offline',
      'PUT|TAKE|BRING|TURN|MAKE SITE LIVE|UP !offline',
    ],
    'SITE REAL LIVE BACK AGAIN UP EVERYONE CURRENT NEW PUT TAKE BRING MAKE TURN SWITCH VERSION',
    bringOnline,
    true,
  ),
  frame(
    'set-main-domain',
    ['MAIN @domain', 'MAIN DOMAIN', 'MAKE MAIN it @domain'],
    'MAIN DOMAIN MAKE PUT VERSION SITE VALUE CURRENT NEW USE',
    withDomain('Which address should be the main one?', 'set the main domain', (domain) =>
      site({ do: 'set-main-domain', domain }),
    ),
  ),
  frame(
    'add-domain',
    [
      'CONNECT|MAKE|PUT|USE|NEW|TAKE|BRING @domain',
      'CONNECT|PUT|MAKE|USE DOMAIN',
      'SITE CONNECT',
      'PUT|MAKE|CONNECT|USE|TAKE|BRING to|on|with SITE it|that',
      'CONNECT it|that',
    ],
    'UP DOMAIN SITE NEW OLDSTAYS MAKE PUT CONNECT REAL TAKE BRING LIVE',
    withDomain('Which address should I connect? Say it like shop.example.', '', (domain) =>
      site({ do: 'add-domain', domain }),
    ),
    true,
  ),
  frame(
    'remove-domain',
    [
      'DELETE|NOTWANTED @domain',
      'DELETE DOMAIN',
      'TAKE|BRING OFF|AWAY|DOWN|OUT @domain',
      '@domain AWAY',
      'DELETE ~domain',
    ],
    'DOMAIN SITE NOLONGER OFF AWAY DOWN',
    withDomain('Which address should I remove?', 'remove the domain', (domain) =>
      site({ do: 'remove-domain', domain }),
    ),
    true,
  ),
  frame(
    'remove-redirect',
    [
      'DELETE|CANCEL REDIRECT',
      'REDIRECT NOLONGER',
      'DELETE #REDIRECT it',
      'TAKE|BRING OFF|AWAY REDIRECT',
      'CLOSE REDIRECT',
    ],
    'REDIRECT NOLONGER',
    removeRedirect,
    true,
  ),
  frame(
    'redirect',
    ['REDIRECT @path', 'VISIT @path', 'MAKE|PUT REDIRECT', '@path to @path', 'GOBACK @path'],
    'VISIT REDIRECT EVERYONE MAKE PUT INSTEAD PAGE SITE VERSION NEW DOMAIN ALL CONNECT',
    redirect,
  ),
  frame(
    'remove-password',
    [
      'DELETE|CANCEL PASSWORD',
      'TAKE|BRING|PUT|GOBACK OFF|AWAY|OUT|DOWN PASSWORD',
      'CLOSE PASSWORD',
      'PASSWORD NOLONGER|OFF|AWAY',
      'DELETE PROTECT',
      'NOTWANTED PASSWORD',
    ],
    'PASSWORD PROTECT SITE NOLONGER NOT PREVIEW LIVE REAL SCOPELIVE SCOPEPREVIEW SCOPEBOTH OFF AWAY DOWN OUT BACK AGAIN',
    (slots) => site({ do: 'remove-password', ...scopeIn(slots) }),
    true,
  ),
  frame(
    'set-password',
    [
      'PUT|MAKE|PROTECT|UPDATE|USE|CLOSE|NEW|TAKE|BRING PASSWORD',
      'PROTECT',
      'PASSWORD need|needs|should|must',
      'PROTECT SINGLE',
      'PASSWORD NAMED',
      'PASSWORD VALUE',
    ],
    'PASSWORD PROTECT SITE REAL PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH ALL EVERYONE NEW USE NAMED VALUE MAKE PUT SINGLE PAGE CLOSE LIVE UPDATE',
    setPassword,
  ),
  frame(
    'remove-variable',
    [
      'DELETE|NOTWANTED @variable|VARIABLE',
      'TAKE|BRING OUT|AWAY|OFF @variable|VARIABLE',
      '@variable AWAY|OFF|OUT|NOLONGER',
      'DELETE #VARIABLE it',
      'TAKE|BRING OUT #VARIABLE it',
      'NOTWANTED #VARIABLE',
    ],
    'VARIABLE NOLONGER OUT AWAY OFF LIVE SITE PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH TAKE BRING REAL',
    removeVariable,
    true,
  ),
  frame(
    'set-variable',
    [
      'PUT|MAKE|UPDATE|SAVE|NEW|TURN|SWITCH @variable',
      '@variable @number',
      'PUT|MAKE|UPDATE|NEW VARIABLE',
      '@variable to|VALUE|:|=|be',
      'VARIABLE VALUE|to|:',
    ],
    'DOMAIN VARIABLE VALUE NEW LIVE REAL SITE PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH NAMED CURRENT MAKE PUT UPDATE WRONG BROKEN ALL TURN SWITCH',
    setVariable,
    true,
  ),
  frame(
    'cancel-schedule',
    [
      'CANCEL SCHEDULE|PUBLISHING|PUBLISH',
      'DELETE SCHEDULE|PUBLISHING',
      'CANCEL #SCHEDULE it',
      'CANCEL #PUBLISHING it',
      'NOTWANTED SCHEDULE|PUBLISHING',
      'REVERT SCHEDULE',
    ],
    'SCHEDULE PUBLISHING PUBLISH VERSION SITE CANCEL ALL',
    (slots) => {
      for (const item of slots.left('time')) slots.take(item);
      return slots.context.site.schedule === null
        ? ask('Nothing is planned, so there is nothing to cancel.')
        : site({ do: 'cancel-schedule' });
    },
    true,
  ),
  frame(
    'roll-back',
    [
      'ROLLBACK',
      'REVERT PUBLISH|PUBLISHING',
      'BRING|PUT|TAKE SITE BACK|WAS',
      'GOBACK',
      'RESTORE|PUT|TAKE|BRING|MAKE|REVERT VERSION|SITE|@deploy|WAS|PREVIOUS|BEFORE AGAIN|BACK|WAS|BEFORE|PREVIOUS|@time',
      'RESTORE|PUT|TAKE|BRING|MAKE|REVERT VERSION|SITE|WAS|PREVIOUS|BEFORE @deploy',
      'TAKE|BRING|PUT BACK WAS|PREVIOUS|BEFORE|VERSION|SITE',
      'PREVIOUS',
      'BACK to VERSION|@deploy|@time|BEFORE',
      'AGAIN @deploy|VERSION|PREVIOUS',
      'LOOK EVERYONE AGAIN',
      'RESTORE WAS|PREVIOUS|VERSION|@deploy|SITE',
      'SITE WAS',
      'MAKE|PUT WAS',
      'VERSION BEFORE',
    ],
    `${siteCues} ROLLBACK GOBACK BACK AGAIN WAS LIVE EVERYONE VERSION TAKE|BRING RESTORE PUT LOOK BROKEN SINCE ALL PAGE THATCHANGE UP NEW BETTER SWITCH`,
    rollBack,
    true,
  ),
  frame(
    'publish',
    [
      'PUBLISH',
      'PUT|TAKE|BRING|MAKE|TURN|GOBACK|UPDATE LIVE|UP|EVERYONE',
      'UPDATE SITE|REAL',
      'EVERYONE LOOK it|this',
      'EVERYONE LOOK NEW|CHANGES|VERSION|BRANCH|SITE',
      'PUT LIVE',
      'NEW LIVE',
      'PUT|TAKE|BRING|MAKE LIVE',
      'CHANGES LIVE',
      'UPDATE LIVE',
      'PUT|MAKE OUT EVERYONE',
    ],
    `${siteCues} LIVE UP EVERYONE LOOK NEW CHANGES ALL CURRENT BRANCH MAKE PUT UPDATE PUBLISH PAGE OUT LAST SCHEDULE TAKE`,
    publish,
    true,
  ),
];
