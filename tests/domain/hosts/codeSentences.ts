import type { Sentence } from './sentence.ts';

/** Sentences about code. */
export const codeSentences: readonly Sentence[] = [
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
];
