import type { Sentence } from './sentence.ts';

/** Sentences about the site. */
export const siteSentences: readonly Sentence[] = [
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
