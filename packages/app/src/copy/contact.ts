import type { InfoSection } from './info.ts';

const sections: readonly InfoSection[] = [
  {
    title: 'Where to ask',
    paragraphs: [
      'This installation has not been given the address of such a site, and none is made up here. The person who runs it, usually the one who gave you its address, can tell you where to write.',
      'The same person can tell you what becomes of your account and how your data is backed up.',
    ],
  },
  {
    title: 'Before you write',
    paragraphs: [
      'Many answers are already here. The library understands words that are not spelled quite right, and it explains every word of the studio.',
    ],
    links: [
      { to: '/help-library', label: 'Search the Smart Help Library' },
      { to: '/help', label: 'Read the common questions' },
    ],
  },
  {
    title: 'What helps to say',
    paragraphs: ['With these four things a question can usually be answered in one go:'],
    points: [
      'the sentence you typed, just as you typed it',
      'what you expected, and what you saw instead',
      'whether the operation was planned, executed or undone, and when',
      'the page you were on and the browser you use',
    ],
  },
  {
    title: 'What to leave out',
    paragraphs: [
      'Never send a password or a service key; nobody needs them to help you. Leave out rows about other people too. The name of the table and the number of rows are enough.',
    ],
  },
];

/** The page /contact. */
export const contactCopy = {
  text: 'Contact information is available through a network site.',
  enterprise: (plan: string): string =>
    `You are asking about the ${plan} plan. Name it when you get in touch; it is agreed with a person.`,
  sections,
} as const;
