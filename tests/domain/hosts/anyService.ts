import type { Sentence } from './sentence.ts';

/** Sentences without a chosen service. */
export const anyService: readonly Sentence[] = [
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
];
