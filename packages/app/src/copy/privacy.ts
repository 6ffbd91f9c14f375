import type { InfoSection } from './info.ts';

const short: readonly InfoSection[] = [
  {
    title: 'In short',
    paragraphs: [],
    points: [
      'Your account, your data and your history stay on this installation.',
      'There is no tracking, no advertising and no counting of visitors.',
      'Your browser talks to this installation and to no other address, and each page tells it to refuse anything else. The one exception is the checkout of an installation that takes payments: that page alone loads PayPal.',
      'Your instructions are read by rules on this installation. They are not sent to an AI service.',
    ],
  },
];

const details: readonly InfoSection[] = [
  {
    title: 'Who can see it',
    paragraphs: [
      'Other people with an account here see neither your project nor your history.',
      'Whoever runs the installation can reach the files in which all this is kept. Saywright does not encrypt them, so your data is as safe as the machine it is on. Ask how that machine is protected and backed up.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'None are set. Your sign-in, your theme and words you have not sent yet are kept in the storage of your browser. They leave it only for this installation, and only where they are needed to answer you.',
    ],
  },
  {
    title: 'Other companies',
    paragraphs: [
      'As installed, Saywright sends nothing to any other company. Where a mail server is set up, it gets your address and the mails to it: a link that confirms the address, or one to set a new password. If the person who runs it connects an outside service, such as a hosted database, that service receives what it needs for its work, and its own policy applies. Ask which services are connected.',
    ],
  },
  {
    title: 'The log',
    paragraphs: [
      'When something fails on the server, the time and the error are written to a log on the installation, so that the fault can be found. Passwords, mails and links are not written there.',
    ],
  },
  {
    title: 'Messages you send',
    paragraphs: [
      'What you write on the page Contact, with the name and email address you give there, is kept in the inbox of this installation. Its operator reads it there.',
    ],
  },
  {
    title: 'What you can do',
    paragraphs: [],
    points: [
      'Look at everything your project holds, under Project Data.',
      'Delete rows and tables by saying so. The receipt counts them first.',
      'Sign out, which takes your session out of this browser.',
      'Take everything along: Export everything of mine, under Advanced Settings.',
      'Delete your account with everything in it, under Advanced Settings. There is no undo.',
    ],
    links: [
      { to: '/settings/advanced', label: 'Advanced Settings' },
      { to: '/contact', label: 'How to get in touch' },
    ],
  },
  {
    title: 'Data about others',
    paragraphs: [
      'The rows in your project may be about your customers. What you keep about them, for how long and with whose permission is up to you. New tables are locked, so nobody else can read them until you allow it.',
    ],
  },
];

/** The page /privacy. */
export const privacyCopy = {
  text: 'What this installation keeps, where it keeps it, and who can see it.',
  kept: {
    title: 'What is kept',
    columns: [
      { id: 'what', label: 'What' },
      { id: 'where', label: 'Where' },
      { id: 'until', label: 'Until' },
    ],
    rows: [
      {
        what: 'Your email, your name and a scrambled form of your password, never the password itself',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      {
        what: 'The tables and rows of your project',
        where: 'On the installation, in a database of their own',
        until: 'You delete them',
      },
      {
        what: 'Your instructions, their plans and what became of them',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      {
        what: 'Copies of changed and deleted rows, so that Undo can bring them back',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      { what: 'That you are signed in', where: 'In this browser', until: 'You sign out' },
      {
        what: 'Words you have not sent yet',
        where: 'In this browser',
        until: 'You send or delete them',
      },
      {
        what: 'Your chats, with the time of each message',
        where: 'In this browser',
        until: 'You delete the chat or clear its storage',
      },
      {
        what: 'The templates you saved, and your choices: theme, contrast, density, AI model and what you are told',
        where: 'On the installation and in this browser; without an account, in this browser alone',
        until: 'Your account is removed, and you clear its storage',
      },
      {
        what: 'Mails to you that no mail server took',
        where: 'On the installation, for the person who runs it',
        until: 'A day later, with the next mail',
      },
      {
        what: 'What you keep under AI DevOps Build: switches, components, assumptions and test results',
        where: 'In this browser',
        until: 'You delete it or clear its storage',
      },
      {
        what: 'Problems the monitor found, and notifications about them and your changes',
        where: 'In this browser',
        until: 'You dismiss them or clear its storage',
      },
      {
        what: 'Whether you look at sample or live figures, and the first steps you have done',
        where: 'In this browser',
        until: 'You clear its storage',
      },
    ],
  },
  short,
  details,
} as const;
