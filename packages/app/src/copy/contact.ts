import type { InfoSection } from './info.ts';

function linkLabel(url: string): string {
  return `Contact information on ${new URL(url).host}`;
}

const sections: readonly InfoSection[] = [
  {
    title: 'Before you write',
    paragraphs: [
      'Many answers are already here. The library search tolerates typos, and the glossary explains every term in the studio.',
    ],
    links: [
      { to: '/help-library', label: 'Search the Smart Help Library' },
      { to: '/help', label: 'Read the common questions' },
    ],
  },
  {
    title: 'What to include',
    paragraphs: ['With these four details, one reply is usually enough:'],
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

/** Where to ask on a server whose operator named a site. */
function site(contactUrl: string): InfoSection {
  return {
    title: 'Where to ask',
    paragraphs: ['The operator of this server answers on their own site.'],
    links: [{ to: contactUrl, label: linkLabel(contactUrl) }],
  };
}

/** The page /contact. */
export const contactCopy = {
  text: 'Contact information is available through a network site.',
  enterprise: (plan: string): string =>
    `You are asking about the ${plan} plan. Mention it when you get in touch; our sales team agrees the details with you.`,
  site,
  sections,
  form: {
    title: 'Write to the operator',
    text: 'Your message goes to the inbox of this server, where its operator reads it. Nobody else receives it.',
    topic: 'Topic',
    topics: [
      { id: 'support', label: 'Support' },
      { id: 'sales', label: 'Sales' },
      { id: 'refund', label: 'Refund' },
      { id: 'account', label: 'My account and data' },
    ],
    name: 'Name',
    optional: 'optional',
    email: 'Email',
    emailText: 'The reply goes to this address.',
    message: 'Message',
    longest: 4000,
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Your message is in the inbox',
    sentText: 'The operator of this server can read it there and reply by email.',
    failed: 'Your message was not sent',
  },
} as const;
