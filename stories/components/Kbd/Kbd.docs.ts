import type { KbdProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<KbdProps> = {
  status: 'preview',
  summary: 'Keys as they are printed, with names that can be read aloud.',
  when: 'To tell which keys to press.',
  whenNot: 'For code, or for words on a button.',
  alternatives: ['CodeInline'],
  keyboard: [],
  announces: ['The names of the keys, such as “Command K”; never the signs on them.'],
  content: [
    'Write `Mod` for the key that is Command on a Mac and Control elsewhere.',
    'Say whose keys they are: the page knows the platform, the kit does not guess it.',
  ],
  pairs: [
    {
      good: {
        props: { keys: ['Mod', 'K'] },
        because: 'Each key by itself; on a Mac the first one is Command.',
        around: ['Search tables with ', ''],
      },
      bad: {
        props: { keys: ['CTRL+K'] },
        because: 'No keyboard has this key, and a Mac uses another one.',
        around: ['Search tables with ', ''],
      },
    },
  ],
};
