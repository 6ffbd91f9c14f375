import type { HostContext } from '@saywright/domain/core';

/** A café's project that the sentences are about. */
export const cafe: HostContext = {
  today: '2026-11-23',
  code: {
    branch: 'main',
    branches: ['main', 'chess-corner', 'winter-look', 'new-menu'],
    tags: ['v1', 'opening-day'],
    files: [
      'index.html',
      'menu.html',
      'about.html',
      'contact.html',
      'opening-hours.html',
      'css/style.css',
      'images/team.jpg',
      'js/booking.js',
      'notes/todo.txt',
    ],
    unsaved: [
      {
        path: 'menu.html',
        change: 'modified',
      },
      {
        path: 'images/team.jpg',
        change: 'modified',
      },
      {
        path: 'specials.html',
        change: 'added',
      },
    ],
    commits: [
      {
        id: 'c9',
        message: 'Winter prices in the menu',
        author: 'Nora Feld',
        at: '2026-11-23T09:10:00Z',
      },
      {
        id: 'c8',
        message: 'New team photo on about page',
        author: 'Tom Beck',
        at: '2026-11-22T15:00:00Z',
      },
      {
        id: 'c7',
        message: 'Add booking form',
        author: 'Nora Feld',
        at: '2026-11-20T11:00:00Z',
      },
      {
        id: 'c6',
        message: 'Fix phone number in contact page',
        author: 'Tom Beck',
        at: '2026-11-18T11:00:00Z',
      },
      {
        id: 'c5',
        message: 'Menu page with lunch deals',
        author: 'Nora Feld',
        at: '2026-11-13T11:00:00Z',
      },
      {
        id: 'c4',
        message: 'Opening hours for autumn',
        author: 'Ada Lind',
        at: '2026-11-10T11:00:00Z',
      },
      {
        id: 'c3',
        message: 'Change colours to green',
        author: 'Tom Beck',
        at: '2026-11-03T11:00:00Z',
      },
      {
        id: 'c2',
        message: 'First menu',
        author: 'Nora Feld',
        at: '2026-10-20T11:00:00Z',
      },
      {
        id: 'c1',
        message: 'Start',
        author: 'Nora Feld',
        at: '2026-10-12T11:00:00Z',
      },
    ],
    hasSetAside: true,
  },
  site: {
    live: {
      id: 'd7',
    },
    deploys: [
      {
        id: 'd7',
        title: 'Winter prices',
        branch: 'main',
        createdAt: '2026-11-23T08:30:00Z',
        publishedAt: '2026-11-23T08:30:00Z',
      },
      {
        id: 'd6',
        title: 'Booking form',
        branch: 'main',
        createdAt: '2026-11-20T12:00:00Z',
        publishedAt: '2026-11-20T12:00:00Z',
      },
      {
        id: 'd5',
        title: 'Big red sale banner',
        branch: 'main',
        createdAt: '2026-11-17T12:00:00Z',
        publishedAt: '2026-11-17T12:00:00Z',
      },
      {
        id: 'd4',
        title: 'Lunch deals',
        branch: 'main',
        createdAt: '2026-11-13T12:00:00Z',
        publishedAt: '2026-11-13T12:00:00Z',
      },
      {
        id: 'd3',
        title: 'First version',
        branch: 'main',
        createdAt: '2026-10-20T12:00:00Z',
        publishedAt: '2026-10-20T12:00:00Z',
      },
    ],
    previews: [
      {
        branch: 'chess-corner',
      },
      {
        branch: 'winter-look',
      },
    ],
    domains: [
      {
        domain: 'cafemilo.example',
        isMain: true,
      },
      {
        domain: 'www.cafemilo.example',
        isMain: false,
      },
    ],
    variables: ['STRIPE_KEY', 'MAIL_FROM', 'MAPS_TOKEN'],
    redirects: [
      {
        from: '/old-menu',
        to: '/menu',
      },
    ],
    schedule: {
      at: '2026-12-05T08:00:00Z',
    },
    online: true,
    passwords: {
      live: false,
      previews: false,
    },
  },
};

/** Sentences with what they mean: changes in order, a question (`q`), or `ask` where nothing may be changed. */
export const sentences: readonly {
  readonly instruction: string;
  readonly service?: 'code-hosting' | 'deployment';
  readonly expected: unknown;
}[] = [
  {
    instruction: 'hiya, just finished the new prices, can u save everything pls x',
    expected: [{ do: 'save' }],
  },
  {
    instruction: "Please record the current state of all my work under the title 'Prices for December'.",
    expected: [{ do: 'save', message: 'Prices for December' }],
  },
  {
    instruction: 'save but ONLY the menu page, the photo isnt finished yet',
    expected: [{ do: 'save', paths: ['menu.html'] }],
  },
  {
    instruction: 'I would like that you make a safe copy of what I did today, call it christmas menu ready',
    expected: [{ do: 'save', message: 'christmas menu ready' }],
  },
  { instruction: 'svae my chnages', expected: [{ do: 'save' }] },
  { instruction: 'ok thats the specials page done. keep it', expected: 'ask' },
  { instruction: 'commit', expected: [{ do: 'save' }] },
  {
    instruction: 'make a copy where I can try a winter look without touching the real thing',
    expected: [{ do: 'create-branch', switchTo: true }],
  },
  {
    instruction:
      "I have this mad idea for a loyalty page and Tom says I'll break everything, so give me a separate version called loyalty where I can mess about",
    expected: [{ do: 'create-branch', name: 'loyalty', switchTo: true }],
  },
  {
    instruction: 'new branch summer-terrace please',
    expected: [{ do: 'create-branch', name: 'summer-terrace' }],
  },
  {
    instruction: 'start a sandbox named gift cards from the opening day version',
    expected: [{ do: 'create-branch', name: 'gift-cards', from: 'opening-day' }],
  },
  {
    instruction: 'can we go back to working on the chess corner thing',
    expected: [{ do: 'switch', name: 'chess-corner' }],
  },
  { instruction: 'switch me over to the winter look', expected: [{ do: 'switch', name: 'winter-look' }] },
  {
    instruction: "take me back to the main version, I'm done playing around",
    expected: [{ do: 'switch', name: 'main' }],
  },
  {
    instruction: 'the chess corner turned out lovely!! take that over into the real one',
    expected: [{ do: 'merge', from: 'chess-corner', into: 'main' }],
  },
  { instruction: 'Merge new-menu into main.', expected: [{ do: 'merge', from: 'new-menu', into: 'main' }] },
  {
    instruction: "i'm happy with how winter looks, bring it into the main version",
    expected: [{ do: 'merge', from: 'winter-look', into: 'main' }],
  },
  {
    instruction: 'we dont need the new menu branch any more, delete it',
    expected: [{ do: 'delete-branch', name: 'new-menu' }],
  },
  { instruction: 'get rid of winter-look', expected: [{ do: 'delete-branch', name: 'winter-look' }] },
  {
    instruction: 'rename the chess corner branch to games-night',
    expected: [{ do: 'rename-branch', name: 'chess-corner', to: 'games-night' }],
  },
  {
    instruction: 'winter-look should really be called cosy season',
    expected: [{ do: 'rename-branch', name: 'winter-look', to: 'cosy-season' }],
  },
  { instruction: "I want last week's menu page again", expected: 'ask' },
  {
    instruction: 'Could I get the menu how it was before Nora put the winter prices in?',
    expected: [{ do: 'restore', paths: ['menu.html'], from: 'c8' }],
  },
  {
    instruction: 'put contact.html back to how it looked last Friday, a customer liked it better',
    expected: [{ do: 'restore', paths: ['contact.html'], from: 'c7' }],
  },
  {
    instruction: 'undo what Tom did yesterday with the team photo',
    expected: [{ do: 'revert', commit: 'c8' }],
  },
  {
    instruction: 'the booking form was a mistake, take that change back out',
    expected: [{ do: 'revert', commit: 'c7' }],
  },
  { instruction: 'undo my last save', expected: [{ do: 'revert' }] },
  { instruction: 'forget everything since lunch', expected: 'ask' },
  { instruction: 'throw away what I havent saved', expected: [{ do: 'discard' }] },
  {
    instruction:
      'I messed up the menu page, just give me back the version from my last save, leave the rest alone',
    expected: [{ do: 'discard', paths: ['menu.html'] }],
  },
  {
    instruction: 'drop the changes to the team picture, keep the others',
    expected: [{ do: 'discard', paths: ['images/team.jpg'] }],
  },
  { instruction: 'put all my changes on the side', expected: [{ do: 'set-aside' }] },
  {
    instruction: 'Somebody is calling me, please park my half-finished work for later',
    expected: [{ do: 'set-aside' }],
  },
  { instruction: 'now bring back what i parked', expected: [{ do: 'bring-back' }] },
  {
    instruction: 'where did the stuff go that I put aside this morning? I want to have it back',
    expected: [{ do: 'bring-back' }],
  },
  {
    instruction: 'mark this version as christmas-launch',
    expected: [{ do: 'tag', name: 'christmas-launch' }],
  },
  {
    instruction: "Put a label 'v2' on where we are now so that we find it again.",
    expected: [{ do: 'tag', name: 'v2' }],
  },
  {
    instruction: 'tag the save with the booking form as v1.5',
    expected: [{ do: 'tag', name: 'v1.5', version: 'c7' }],
  },
  { instruction: 'remove the label opening day', expected: [{ do: 'delete-tag', name: 'opening-day' }] },
  { instruction: "never save anything in the notes folder, that's private", expected: [{ do: 'ignore' }] },
  {
    instruction: 'please ignore all .psd files from now on',
    expected: [{ do: 'ignore', patterns: ['*.psd'] }],
  },
  {
    instruction: 'rename opening-hours.html to hours.html',
    expected: [{ do: 'move-file', path: 'opening-hours.html', to: 'hours.html' }],
  },
  {
    instruction: 'move booking.js into the old folder',
    expected: [{ do: 'move-file', path: 'js/booking.js', to: 'old/booking.js' }],
  },
  {
    instruction: 'delete the about page, nobody reads that',
    expected: [{ do: 'delete-files', paths: ['about.html'] }],
  },
  {
    instruction: 'make a file robots.txt with "User-agent: *" in it',
    expected: [{ do: 'write-file', path: 'robots.txt' }],
  },
  { instruction: 'what have I changed since the last time I saved?', expected: { q: { about: 'status' } } },
  {
    instruction: 'who changed the contact page last',
    expected: { q: { about: 'history', path: 'contact.html' } },
  },
  { instruction: 'what versions did we have so far', expected: { q: { about: 'history' } } },
  { instruction: 'show me all branches', expected: { q: { about: 'branches' } } },
  { instruction: 'what did tom do last week', expected: { q: { about: 'history', author: 'Tom Beck' } } },
  {
    instruction: 'difference between winter look and the real one?',
    expected: { q: { about: 'difference' } },
  },
  {
    instruction: 'let me see the menu page like it was on opening day',
    expected: { q: { about: 'file', path: 'menu.html', version: 'opening-day' } },
  },
  { instruction: 'which tags do we have', expected: { q: { about: 'tags' } } },
  { instruction: 'is there anything I put aside?', expected: { q: { about: 'set-aside' } } },
  {
    instruction: "save everything as 'before the party' and then switch to winter-look",
    expected: [
      { do: 'save', message: 'before the party' },
      { do: 'switch', name: 'winter-look' },
    ],
  },
  {
    instruction: '1. save my work 2. make a new branch easter 3. tell me what branches exist',
    expected: [{ do: 'save' }, { do: 'create-branch', name: 'easter' }, { q: { about: 'branches' } }],
  },
  {
    instruction:
      'Save my work, then take the chess corner into main and remove the chess corner branch afterwards.',
    expected: [
      { do: 'save' },
      { do: 'merge', from: 'chess-corner', into: 'main' },
      { do: 'delete-branch', name: 'chess-corner' },
    ],
  },
  {
    instruction: 'everything gets saved automatically when I close the laptop, my nephew says',
    expected: 'ask',
  },
  { instruction: 'delete all old versions, they take up space', expected: 'ask' },
  {
    instruction: 'go back to how the whole site was on the 13th of november',
    expected: [{ do: 'restore', from: 'c5' }],
  },
  { instruction: 'put it live!!', expected: [{ do: 'publish' }] },
  {
    instruction:
      'So my business partner and I have finally agreed on the prices, and the photos are right now, so please go ahead and publish the site',
    expected: [{ do: 'publish' }],
  },
  {
    instruction: 'can everybody see the new stuff now please, I mean make it public',
    expected: [{ do: 'publish' }],
  },
  { instruction: 'pubish the site', expected: [{ do: 'publish' }] },
  { instruction: 'update the live website with what I have here', expected: [{ do: 'publish' }] },
  { instruction: 'publish the winter look branch', expected: [{ do: 'publish', branch: 'winter-look' }] },
  {
    instruction: 'I want to send my mum a link to the new menu branch before anyone else sees it',
    expected: [{ do: 'preview', branch: 'new-menu' }],
  },
  { instruction: 'make a preview of new-menu', expected: [{ do: 'preview', branch: 'new-menu' }] },
  { instruction: 'give me a test link so i can check on my phone first', expected: [{ do: 'preview' }] },
  {
    instruction: 'the chess corner preview is perfect, make that the real site',
    expected: [{ do: 'promote', branch: 'chess-corner' }],
  },
  { instruction: 'promote winter-look', expected: [{ do: 'promote', branch: 'winter-look' }] },
  {
    instruction: 'we are finished with the winter preview, take it down',
    expected: [{ do: 'remove-preview', branch: 'winter-look' }],
  },
  {
    instruction: 'delete the preview of chess corner',
    expected: [{ do: 'remove-preview', branch: 'chess-corner' }],
  },
  {
    instruction: 'OMG the site is broken since this morning, go back to the one before!!',
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  {
    instruction: 'put back the website from before the red sale banner',
    expected: [{ do: 'roll-back', deploy: 'd4' }],
  },
  {
    instruction: "I liked last Friday's version of the site better, show visitors that one again",
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  { instruction: 'roll back to lunch deals', expected: [{ do: 'roll-back', deploy: 'd4' }] },
  { instruction: 'roll back the site 2 versions', expected: [{ do: 'roll-back', deploy: 'd5' }] },
  { instruction: 'rollback to d4', expected: [{ do: 'roll-back', deploy: 'd4' }] },
  {
    instruction: 'set STRIPE_KEY to sk_live_abc123',
    expected: [{ do: 'set-variable', name: 'STRIPE_KEY', value: 'sk_live_abc123' }],
  },
  {
    instruction: 'the mail people gave me a new key, it goes in MAIL_FROM: hello@cafemilo.example',
    expected: [{ do: 'set-variable', name: 'MAIL_FROM', value: 'hello@cafemilo.example' }],
  },
  {
    instruction: 'add a variable SHOP_MODE with the value test, just for the previews',
    expected: [{ do: 'set-variable', name: 'SHOP_MODE', value: 'test', scope: 'previews' }],
  },
  {
    instruction: 'remove MAPS_TOKEN, we use another map',
    expected: [{ do: 'remove-variable', name: 'MAPS_TOKEN' }],
  },
  { instruction: 'which secrets are stored?', expected: { q: { about: 'variables' } } },
  {
    instruction: 'we bought milocafe.example, please hook it up to the site',
    expected: [{ do: 'add-domain', domain: 'milocafe.example' }],
  },
  {
    instruction: 'connect the domain shop.cafemilo.example',
    expected: [{ do: 'add-domain', domain: 'shop.cafemilo.example' }],
  },
  {
    instruction: 'www.cafemilo.example should be the main address',
    expected: [{ do: 'set-main-domain', domain: 'www.cafemilo.example' }],
  },
  {
    instruction: "please disconnect www.cafemilo.example, I don't pay for it any longer",
    expected: [{ do: 'remove-domain', domain: 'www.cafemilo.example' }],
  },
  { instruction: 'what addresses does my site have', expected: { q: { about: 'domains' } } },
  {
    instruction: 'people still come to /lunch, send them to /menu',
    expected: [{ do: 'redirect', from: '/lunch', to: '/menu' }],
  },
  {
    instruction: 'redirect /xmas to /specials',
    expected: [{ do: 'redirect', from: '/xmas', to: '/specials' }],
  },
  {
    instruction: 'the forwarding from /old-menu is not needed, remove it',
    expected: [{ do: 'remove-redirect', from: '/old-menu' }],
  },
  { instruction: 'take the site down, we have a burst pipe', expected: [{ do: 'take-offline' }] },
  {
    instruction: 'close the website for now and tell visitors "Back on Monday, sorry!"',
    expected: [{ do: 'take-offline', message: 'Back on Monday, sorry!' }],
  },
  { instruction: "we're open again, put the site back online", expected: [{ do: 'bring-online' }] },
  { instruction: 'switch the website on again please', expected: [{ do: 'bring-online' }] },
  { instruction: 'lock the site with a password', expected: [{ do: 'set-password' }] },
  {
    instruction: "only people with the password 'espresso' should get in to the previews",
    expected: [{ do: 'set-password', password: 'espresso', scope: 'previews' }],
  },
  { instruction: 'no password needed anymore on the site', expected: [{ do: 'remove-password' }] },
  {
    instruction: 'publish it on 1 December at 8',
    expected: [{ do: 'schedule', at: '2026-12-01T08:00:00+00:00', what: { do: 'publish' } }],
  },
  {
    instruction: 'tomorrow morning at 6:30 the new version should go live by itself',
    expected: [{ do: 'schedule', at: '2026-11-24T06:30:00+00:00', what: { do: 'publish' } }],
  },
  {
    instruction: 'take the site offline next Friday at 10pm',
    expected: [{ do: 'schedule', what: { do: 'take-offline' } }],
  },
  { instruction: 'publish on friday', expected: 'ask' },
  { instruction: 'cancel the planned publishing', expected: [{ do: 'cancel-schedule' }] },
  { instruction: 'does it work right now?', expected: { q: { about: 'status' } } },
  { instruction: 'is my website up', expected: { q: { about: 'status' } } },
  { instruction: 'which one do visitors see?', expected: { q: { about: 'status' } } },
  { instruction: 'when did we last publish and what was before', expected: { q: { about: 'deploys' } } },
  { instruction: 'are there any previews around', expected: { q: { about: 'previews' } } },
  { instruction: 'is something scheduled?', expected: { q: { about: 'schedule' } } },
  { instruction: 'where do visitors get forwarded to', expected: { q: { about: 'redirects' } } },
  { instruction: 'is the preview protected by a password', expected: { q: { about: 'password' } } },
  {
    instruction: 'publish and then delete the winter-look preview',
    expected: [{ do: 'publish' }, { do: 'remove-preview', branch: 'winter-look' }],
  },
  { instruction: 'the site is offline at the moment', expected: 'ask' },
  { instruction: 'delete the website', expected: [{ do: 'delete-site' }] },
  { instruction: "don't publish anything yet", expected: 'ask' },
  {
    instruction: "put the site to sleep until we reopen with the words 'See you in spring'",
    expected: [{ do: 'take-offline', message: 'See you in spring' }],
  },
  {
    instruction: 'it looks ugly on my phone since the last update, I want the previous one',
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  { instruction: "publish last week's banner", expected: 'ask' },
  {
    instruction: 'please set the maps token to AB-99-XY for live only',
    expected: [{ do: 'set-variable', name: 'MAPS_TOKEN', value: 'AB-99-XY', scope: 'live' }],
  },
  {
    instruction:
      'Evening! Kids are in bed so finally I wrote the text for the about page. Keep that version please, name: about page finished',
    service: 'code-hosting',
    expected: [{ do: 'save', message: 'about page finished' }],
  },
  {
    instruction: 'can you put everything I did in the safe, I am going on holiday',
    service: 'code-hosting',
    expected: [{ do: 'save' }],
  },
  {
    instruction: 'save the menu and the team photo, not the specials',
    service: 'code-hosting',
    expected: [{ do: 'save', paths: ['menu.html', 'images/team.jpg'] }],
  },
  {
    instruction: 'Store only specials.html under the heading "Specials for Advent".',
    service: 'code-hosting',
    expected: [{ do: 'save', paths: ['specials.html'], message: 'Specials for Advent' }],
  },
  {
    instruction: 'pls svae this, note: phone nr corrected',
    service: 'code-hosting',
    expected: [{ do: 'save', message: 'phone nr corrected' }],
  },
  {
    instruction: "Could you kindly commit my amendments with the description 'Corrected opening times'?",
    service: 'code-hosting',
    expected: [{ do: 'save', message: 'Corrected opening times' }],
  },
  { instruction: 'make save of all', service: 'code-hosting', expected: [{ do: 'save' }] },
  {
    instruction: 'undo that last thing i saved, customers are confused',
    service: 'code-hosting',
    expected: [{ do: 'revert' }],
  },
  {
    instruction: 'The change with the green colours was a terrible idea of mine, kindly reverse it.',
    service: 'code-hosting',
    expected: [{ do: 'revert', commit: 'c3' }],
  },
  {
    instruction: "Tom's phone number fix from Wednesday is wrong, take it out again",
    service: 'code-hosting',
    expected: [{ do: 'revert', commit: 'c6' }],
  },
  { instruction: 'please cancel my last save', service: 'code-hosting', expected: [{ do: 'revert' }] },
  {
    instruction: 'give me contact page back from 10 november',
    service: 'code-hosting',
    expected: [{ do: 'restore', paths: ['contact.html'], from: 'c4' }],
  },
  {
    instruction: 'I preferred the menu page the way it was at opening day, bring that back',
    service: 'code-hosting',
    expected: [{ do: 'restore', paths: ['menu.html'], from: 'opening-day' }],
  },
  {
    instruction: 'can the about page look like in the very first version again',
    service: 'code-hosting',
    expected: [{ do: 'restore', paths: ['about.html'], from: 'c1' }],
  },
  {
    instruction: 'throw my changes to the menu away, only menu',
    service: 'code-hosting',
    expected: [{ do: 'discard', paths: ['menu.html'] }],
  },
  {
    instruction: 'I was playing around and broke everything. Please forget all my unsaved changes.',
    service: 'code-hosting',
    expected: [{ do: 'discard' }],
  },
  {
    instruction: 'reset specials.html to what I last saved',
    service: 'code-hosting',
    expected: [{ do: 'discard', paths: ['specials.html'] }],
  },
  {
    instruction: 'stash this for me, the boss comes',
    service: 'code-hosting',
    expected: [{ do: 'set-aside' }],
  },
  {
    instruction:
      'can you hide my unfinished changes for a moment so the site looks normal? i need them back later',
    service: 'code-hosting',
    expected: [{ do: 'set-aside' }],
  },
  {
    instruction: 'ok the boss is gone, give me my unfinished work back',
    service: 'code-hosting',
    expected: [{ do: 'bring-back' }],
  },
  {
    instruction: 'open a branch for the easter menu and go there',
    service: 'code-hosting',
    expected: [{ do: 'create-branch', name: 'easter-menu' }],
  },
  {
    instruction:
      "I'd like to try out a dark background without anyone noticing, make me a branch called dark-look",
    service: 'code-hosting',
    expected: [{ do: 'create-branch', name: 'dark-look' }],
  },
  {
    instruction: 'Let us begin a separate line for the wedding brochure, name it wedding-brochure',
    service: 'code-hosting',
    expected: [{ do: 'create-branch', name: 'wedding-brochure' }],
  },
  {
    instruction: 'i wanna test a new logo but dont touch the real site, branch new-logo',
    service: 'code-hosting',
    expected: [{ do: 'create-branch', name: 'new-logo' }],
  },
  { instruction: 'go back to main', service: 'code-hosting', expected: [{ do: 'switch', name: 'main' }] },
  {
    instruction: 'I want to continue with the winter look now',
    service: 'code-hosting',
    expected: [{ do: 'switch', name: 'winter-look' }],
  },
  { instruction: 'which branch am I on?', service: 'code-hosting', expected: { q: { about: 'branches' } } },
  {
    instruction: 'winter look is done, put it in main',
    service: 'code-hosting',
    expected: [{ do: 'merge', from: 'winter-look', into: 'main' }],
  },
  {
    instruction: 'combine the new menu branch with the main one',
    service: 'code-hosting',
    expected: [{ do: 'merge', from: 'new-menu', into: 'main' }],
  },
  {
    instruction:
      'Everything in chess-corner has been approved by the board. Kindly merge the same into main.',
    service: 'code-hosting',
    expected: [{ do: 'merge', from: 'chess-corner', into: 'main' }],
  },
  {
    instruction: 'the branch new-menu is merged since ages, you can delete it',
    service: 'code-hosting',
    expected: [{ do: 'delete-branch', name: 'new-menu' }],
  },
  {
    instruction: 'throw the chess corner branch away, nobody plays chess',
    service: 'code-hosting',
    expected: [{ do: 'delete-branch', name: 'chess-corner' }],
  },
  {
    instruction: 'change the name of the branch winter-look to frosty',
    service: 'code-hosting',
    expected: [{ do: 'rename-branch', name: 'winter-look', to: 'frosty' }],
  },
  {
    instruction: "label this state 'before the fair'",
    service: 'code-hosting',
    expected: [{ do: 'tag', name: 'before-the-fair' }],
  },
  {
    instruction: 'give this version the name v3',
    service: 'code-hosting',
    expected: [{ do: 'tag', name: 'v3' }],
  },
  {
    instruction: 'Tag it spring-2027 please!',
    service: 'code-hosting',
    expected: [{ do: 'tag', name: 'spring-2027' }],
  },
  {
    instruction: 'my .env should never be saved',
    service: 'code-hosting',
    expected: [{ do: 'ignore', patterns: ['.env'] }],
  },
  {
    instruction: 'please do not include the file secrets.txt in the history',
    service: 'code-hosting',
    expected: [{ do: 'ignore', patterns: ['secrets.txt'] }],
  },
  {
    instruction: 'who has touched the menu and when?',
    service: 'code-hosting',
    expected: { q: { about: 'history', path: 'menu.html' } },
  },
  {
    instruction: 'what did we change this month',
    service: 'code-hosting',
    expected: { q: { about: 'history' } },
  },
  { instruction: 'which files did I change?', service: 'code-hosting', expected: { q: { about: 'status' } } },
  { instruction: 'is everything saved?', service: 'code-hosting', expected: { q: { about: 'status' } } },
  {
    instruction: "what's different between new-menu and main",
    service: 'code-hosting',
    expected: { q: { about: 'difference' } },
  },
  {
    instruction: 'Save it. Then make a branch summer. Then go back to main.',
    service: 'deployment',
    expected: [{ do: 'save' }, { do: 'create-branch', name: 'summer' }, { do: 'switch', name: 'main' }],
  },
  {
    instruction: 'make my new pages visible for all people',
    service: 'deployment',
    expected: [{ do: 'publish' }],
  },
  { instruction: 'we are ready!! go live', service: 'deployment', expected: [{ do: 'publish' }] },
  {
    instruction: "I've proofread the whole thing with my wife, it can go out to the public",
    service: 'deployment',
    expected: [{ do: 'publish' }],
  },
  { instruction: 'please deploy', service: 'deployment', expected: [{ do: 'publish' }] },
  { instruction: 'upload the newest version', service: 'deployment', expected: [{ do: 'publish' }] },
  {
    instruction: 'let the customers see the new prices',
    service: 'deployment',
    expected: [{ do: 'publish' }],
  },
  {
    instruction: 'put the winter look online',
    service: 'deployment',
    expected: [{ do: 'publish', branch: 'winter-look' }],
  },
  {
    instruction: 'can I get a link to show the new menu to my accountant without publishing it',
    service: 'deployment',
    expected: [{ do: 'preview', branch: 'new-menu' }],
  },
  {
    instruction: 'show me how winter-look would look, but not live',
    service: 'deployment',
    expected: [{ do: 'preview', branch: 'winter-look' }],
  },
  { instruction: 'preview please', service: 'deployment', expected: [{ do: 'preview' }] },
  {
    instruction: 'the board liked the winter preview, so that one should be the real site from now on',
    service: 'deployment',
    expected: [{ do: 'promote', branch: 'winter-look' }],
  },
  {
    instruction: 'take the chess corner preview and make it the live site',
    service: 'deployment',
    expected: [{ do: 'promote', branch: 'chess-corner' }],
  },
  {
    instruction: 'the chess preview can go',
    service: 'deployment',
    expected: [{ do: 'remove-preview', branch: 'chess-corner' }],
  },
  {
    instruction: 'bring the site back to how it was on Friday',
    service: 'deployment',
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  {
    instruction: 'the new prices are wrong on the site, go back to the version before',
    service: 'deployment',
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  {
    instruction: 'please restore the website as it was before the red banner',
    service: 'deployment',
    expected: [{ do: 'roll-back', deploy: 'd4' }],
  },
  {
    instruction: 'visitors should see the lunch deals version again',
    service: 'deployment',
    expected: [{ do: 'roll-back', deploy: 'd4' }],
  },
  {
    instruction: 'undo the last publish',
    service: 'deployment',
    expected: [{ do: 'roll-back', deploy: 'd6' }],
  },
  {
    instruction: 'change STRIPE_KEY to sk_test_99, only for previews',
    service: 'deployment',
    expected: [{ do: 'set-variable', name: 'STRIPE_KEY', value: 'sk_test_99', scope: 'previews' }],
  },
  {
    instruction: 'OPENING_TEXT = "We open at 9"',
    service: 'deployment',
    expected: [{ do: 'set-variable', name: 'OPENING_TEXT', value: 'We open at 9' }],
  },
  {
    instruction: 'the mail from address is now office@cafemilo.example',
    service: 'deployment',
    expected: [{ do: 'set-variable', name: 'MAIL_FROM', value: 'office@cafemilo.example' }],
  },
  {
    instruction: 'delete the variable stripe key',
    service: 'deployment',
    expected: [{ do: 'remove-variable', name: 'STRIPE_KEY' }],
  },
  {
    instruction: 'which settings do we have',
    service: 'deployment',
    expected: { q: { about: 'variables' } },
  },
  {
    instruction: 'my nephew registered milo-kaffee.example for us, can the site be reachable there too?',
    service: 'deployment',
    expected: [{ do: 'add-domain', domain: 'milo-kaffee.example' }],
  },
  {
    instruction: 'add milo.example as domain',
    service: 'deployment',
    expected: [{ do: 'add-domain', domain: 'milo.example' }],
  },
  {
    instruction: 'use www.cafemilo.example as main address from now on',
    service: 'deployment',
    expected: [{ do: 'set-main-domain', domain: 'www.cafemilo.example' }],
  },
  {
    instruction: 'www.cafemilo.example is expired, remove it from the site',
    service: 'deployment',
    expected: [{ do: 'remove-domain', domain: 'www.cafemilo.example' }],
  },
  {
    instruction: 'whoever opens /speisekarte should land on /menu',
    service: 'deployment',
    expected: [{ do: 'redirect', from: '/speisekarte', to: '/menu' }],
  },
  {
    instruction: 'forward /jobs to /team',
    service: 'deployment',
    expected: [{ do: 'redirect', from: '/jobs', to: '/team' }],
  },
  {
    instruction: 'drop the redirect of /old-menu',
    service: 'deployment',
    expected: [{ do: 'remove-redirect', from: '/old-menu' }],
  },
  {
    instruction:
      'we have water in the cellar. please close the site with the text "Closed because of water damage"',
    service: 'deployment',
    expected: [{ do: 'take-offline', message: 'Closed because of water damage' }],
  },
  { instruction: 'site offline pls', service: 'deployment', expected: [{ do: 'take-offline' }] },
  {
    instruction: 'open the site again, we are back',
    service: 'deployment',
    expected: [{ do: 'bring-online' }],
  },
  {
    instruction: 'holidays are over, site on again',
    service: 'deployment',
    expected: [{ do: 'bring-online' }],
  },
  {
    instruction: 'people should need a password for the previews: latte7',
    service: 'deployment',
    expected: [{ do: 'set-password', password: 'latte7', scope: 'previews' }],
  },
  {
    instruction: 'protect the whole site with the password "oat milk"',
    service: 'deployment',
    expected: [{ do: 'set-password', password: 'oat milk' }],
  },
  {
    instruction: 'take the password off the previews again',
    service: 'deployment',
    expected: [{ do: 'remove-password', scope: 'previews' }],
  },
  {
    instruction: 'on the 5th of December at 7 in the morning publish the winter look please',
    service: 'deployment',
    expected: [
      { do: 'schedule', at: '2026-12-05T07:00:00Z', what: { do: 'publish', branch: 'winter-look' } },
    ],
  },
  {
    instruction: "next Monday at 9am put the new version online, I'll be on the train then",
    service: 'deployment',
    expected: [{ do: 'schedule', at: '2026-11-30T09:00:00Z', what: { do: 'publish' } }],
  },
  {
    instruction: 'the planned publication must not happen, cancel it',
    service: 'deployment',
    expected: [{ do: 'cancel-schedule' }],
  },
  { instruction: 'what is planned?', service: 'deployment', expected: { q: { about: 'schedule' } } },
  {
    instruction: 'is the site online at the moment?',
    service: 'deployment',
    expected: { q: { about: 'status' } },
  },
  { instruction: 'which version is live', service: 'deployment', expected: { q: { about: 'status' } } },
  {
    instruction: 'show me the earlier versions of the site',
    service: 'deployment',
    expected: { q: { about: 'deploys' } },
  },
  {
    instruction: 'when was the site last published?',
    service: 'deployment',
    expected: { q: { about: 'deploys' } },
  },
  {
    instruction: 'under which addresses can people find us',
    service: 'deployment',
    expected: { q: { about: 'domains' } },
  },
  {
    instruction: '1) take the password off 2) publish',
    service: 'deployment',
    expected: [{ do: 'remove-password' }, { do: 'publish' }],
  },
  { instruction: 'make us number one on google', service: 'deployment', expected: 'ask' },
  { instruction: 'Delete the preview.', service: 'deployment', expected: 'ask' },
  { instruction: 'go back to the good version', service: 'deployment', expected: 'ask' },
  { instruction: 'should I publish this?', service: 'deployment', expected: 'ask' },
  { instruction: "don't delete the winter look", service: 'deployment', expected: 'ask' },
];
