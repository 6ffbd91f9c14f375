import type { InfoSection } from './info.ts';

const sections: readonly InfoSection[] = [
  {
    title: 'What it is',
    paragraphs: [
      'Saywright is a development studio for people who have an idea for an app and do not write code. You type what should change. Saywright turns it into a plan, tries the plan on your real data, and shows you in counted numbers what it would do.',
      'It is an independent, plain-English, AI-assisted development assistant for non-technical founders and creators: people who build their pages with a site builder and need something solid behind them, such as a database, sign-in, and rules about who may see what.',
    ],
    links: [{ to: '/why', label: 'Why Saywright exists' }],
  },
  {
    title: 'How a change is made',
    paragraphs: [
      'Every change takes the same five steps. You say it. Saywright plans it. It proves the plan in a trial run, counts the effect and rolls it back. You press Execute, and exactly what was proven runs. Afterwards you can undo it.',
      'If the data has changed since the proof, the plan is proven again. Success is shown only once it has been observed.',
    ],
  },
  {
    title: 'What it works with',
    paragraphs: [
      'An instruction is for one of three services: Supabase for the database and sign-in, GitHub for the code, Netlify for the site. On this installation all three run on this machine, and no account of yours is linked. Saywright shows which one it chose, and you can choose another.',
      'Where a service is not connected, you see what a plan would look like. Such an answer is marked as simulated, and it changes nothing.',
    ],
  },
  {
    title: 'What it does not do',
    paragraphs: [],
    points: [
      'It does not guess. When your words can be read in two ways, it asks.',
      'It runs nothing without you. Even a fix waits for your approval.',
      'It does not pass made-up figures off as yours. Sample data is labelled.',
      'It does not hide the details. You can always check the exact statements.',
    ],
  },
  {
    title: 'Find your way',
    paragraphs: [
      'The Help Center answers the first questions. The library has guides, two worked examples and every term in the studio, explained in plain English.',
    ],
    links: [
      { to: '/help', label: 'Open the Help Center' },
      { to: '/help-library', label: 'Search the Smart Help Library' },
    ],
  },
];

/** The page /about. */
export const aboutCopy = {
  text: 'Change your app by saying what should be different, and see what that means before it happens.',
  sections,
} as const;
