import type { InfoSection } from './info.ts';

const short: readonly InfoSection[] = [
  {
    title: 'In short',
    paragraphs: [],
    points: [
      'Your account, your data and your history stay on this installation.',
      'There is no tracking, no advertising and no counting of visitors.',
      'Your browser talks only to this installation, and each page tells it to refuse any other address. The one exception is the checkout, where payments are set up: that page loads PayPal.',
      'Your instructions are read by rules on this installation. They reach an AI service only if you switch a language model on.',
    ],
  },
];

const details: readonly InfoSection[] = [
  {
    title: 'Who can see it',
    paragraphs: [
      'Other people with an account here see neither your project nor your history.',
      'The operator of the installation can read the files in which all this is stored. Saywright does not encrypt them, so your data is only as safe as the machine it is on. Ask how that machine is protected and backed up.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'No cookies are set. Your sign-in, your theme and your unsent drafts are stored in your browser. They are sent only to this installation, and only when it needs them to answer you.',
    ],
  },
  {
    title: 'Other companies',
    paragraphs: [
      'By default, Saywright sends nothing to any other company. If a mail server is set up, it receives your address and the emails to you: a link to confirm the address, or one to set a new password. If the operator connects an outside service, such as a hosted database, that service receives the data it needs, and its own policy applies. Ask which services are connected.',
      'If you switch a language model on under Advanced Features, its provider receives the instructions that the rules cannot read or that you send to it, and earlier messages of the chat while Context awareness is on. With them go names from your project: tables, columns and their allowed values, branches, files, saves, deploys and variables. Rows, the contents of files, the values of variables, and instructions that contain a password or a key are never sent.',
    ],
  },
  {
    title: 'The log',
    paragraphs: [
      'When something fails on the server, the time and the error are written to a log on the installation, so that the fault can be found. Passwords, emails and links are not written there.',
    ],
  },
  {
    title: 'Messages you send',
    paragraphs: [
      'What you write on the Contact page, with the name and email address you give there, is stored in the inbox of this installation. Its operator reads it there.',
    ],
  },
  {
    title: 'What you can do',
    paragraphs: [],
    points: [
      'See everything in your project under Project Data.',
      'Tell the AI Agent to delete rows and tables. The receipt counts them first.',
      'Sign out, which removes your session from this browser.',
      'Download everything: press Export all my data under Advanced Settings.',
      'Delete your account and everything in it under Advanced Settings. This cannot be undone.',
    ],
    links: [
      { to: '/settings/advanced', label: 'Advanced Settings' },
      { to: '/contact', label: 'How to get in touch' },
    ],
  },
  {
    title: 'Data about others',
    paragraphs: [
      'The rows in your project may be about your customers. What you store about them, for how long and with whose permission is up to you. New tables are locked, so nobody else can read them until you allow it.',
    ],
  },
];

/** The page /privacy. */
export const privacyCopy = {
  text: 'What this installation stores, where it is stored, and who can see it.',
  kept: {
    title: 'What is stored',
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
        what: 'The tables and rows of your project, and the accounts of people who use your app',
        where: 'On the installation, in a separate database',
        until: 'You delete them',
      },
      {
        what: 'Your instructions, their plans and their outcomes',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      {
        what: 'Copies of changed and deleted rows, so that Undo can bring them back',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      {
        what: 'The language model you connected, with its key, which no browser gets back',
        where: 'On the installation',
        until: 'You disconnect it, or your account is removed',
      },
      {
        what: 'Your payments: plan, amount and time, and the order at PayPal',
        where: 'On the installation',
        until: 'Your account is removed',
      },
      { what: 'That you are signed in', where: 'In this browser', until: 'You sign out' },
      {
        what: 'Your unsent drafts',
        where: 'In this browser',
        until: 'You send or delete them',
      },
      {
        what: 'What you said in the trial on the home page and did not undo',
        where: 'In this browser',
        until: 'You keep or discard it in an account, say something else in the trial, or sign out',
      },
      {
        what: 'Your chats, with the time of each message',
        where: 'On the installation and in this browser; without an account, only in this browser',
        until: 'You delete the chat, or your account is removed',
      },
      {
        what: 'The templates you saved, and your choices: theme, contrast, density, AI model and notifications',
        where: 'On the installation and in this browser; without an account, only in this browser',
        until: 'Your account is removed, and you clear its storage',
      },
      {
        what: 'Emails to you that no mail server accepted',
        where: 'On the installation, for the person who runs it',
        until: 'A day has passed and the next email is written',
      },
      {
        what: 'What you save under AI DevOps Build: switches, components, assumptions and test results',
        where: 'In this browser',
        until: 'You delete it or clear its storage',
      },
      {
        what: 'Problems the monitor found, and notifications about them and your changes',
        where: 'In this browser',
        until: 'You dismiss them or clear its storage',
      },
      {
        what: 'Whether you view sample or live figures, and the onboarding steps you have completed',
        where: 'In this browser',
        until: 'You clear its storage',
      },
    ],
  },
  short,
  details,
} as const;
