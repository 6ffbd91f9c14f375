import type { InfoSection } from './info.ts';

function linkLabel(url: string): string {
  return `Contact information on ${new URL(url).host}`;
}

/** The words hold with and without a site, so that nothing has to be taken back once it is known. */
const sections = (contactUrl: string | undefined): readonly InfoSection[] => [
  {
    title: 'Where to ask',
    paragraphs: [
      'Whoever runs this installation, usually the person who gave you its address, decides which site that is. If they named one, its link stands here; none is made up. They can also tell you where else to write.',
      'The same person can tell you what becomes of your account and how your data is backed up.',
    ],
    ...(contactUrl !== undefined && { links: [{ to: contactUrl, label: linkLabel(contactUrl) }] }),
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
