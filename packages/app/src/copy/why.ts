import type { InfoSection } from './info.ts';

const sections: readonly InfoSection[] = [
  {
    title: 'The part nobody sees',
    paragraphs: [
      'Building the pages of an app without code has become easy. What stays hard is the part behind them: where the data lives, who may read it, and what happens to last year’s orders when a column goes.',
      'Letting an assistant write the commands does not remove that risk. It gives you code you cannot judge, and a button that runs it.',
    ],
  },
  {
    title: 'Judge the result, not the code',
    paragraphs: [
      'Even if you cannot read a command, you can judge what it does. “12 rows changed, none deleted” needs no training.',
      'So Saywright tries every plan on your own data first, counts what happens, and rolls it all back before you see it. The numbers on the receipt are not an estimate.',
    ],
  },
  {
    title: 'Why you press the button',
    paragraphs: [
      'You know things no tool can know: that the Black Friday orders must stay, or that this customer asked to be removed. A plan waits until you agree.',
      'When much could be lost, you are asked a second time, in another place, with the name and the number of what would go.',
    ],
  },
  {
    title: 'Why you can undo',
    paragraphs: [
      'People try things when they can undo them. So the undo is tried before you execute the change, and it restores rows as well as structure.',
      'If something cannot be restored, you know before you decide, not after.',
    ],
  },
  {
    title: 'Why it sometimes says no',
    paragraphs: [
      'A wrong guess about your data costs more than a question. You always get one of three honest answers: a plan, a question with choices, or a no with the reason.',
    ],
  },
  {
    title: 'Why it runs where you are',
    paragraphs: [
      'A tool that works on your customers’ data should not need to send it anywhere. Accounts, data and history stay on the installation.',
    ],
    links: [
      { to: '/privacy', label: 'Read what is stored, and where' },
      { to: '/about', label: 'Read what Saywright is' },
    ],
  },
];

/** The page /why. */
export const whyCopy = {
  text: 'Because a change to your data should not be a leap of faith.',
  sections,
} as const;
