import type { KbdProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<KbdProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Keyboard keys, with names that can be read aloud.',
  when: 'To show which keys to press.',
  whenNot: 'For code, or for words on a button.',
  alternatives: ['CodeInline'],
  anatomy: [
    { part: 'Keys', does: 'One box for each key, joined by a plus sign that screen readers read as a word.' },
  ],
  sizes:
    'As high as the line, with 4 px inside each box and 4 px between boxes. A box is at least 20 px wide.',
  keyboard: [],
  announces: ['The names of the keys, such as “Command K”; never their symbols.'],
  content: [
    'Use `Mod` for the key that is Command on a Mac and Control elsewhere.',
    'Pass the platform: the kit does not detect it.',
  ],
  pairs: [
    {
      good: {
        props: { keys: ['Mod', 'K'] },
        because: 'Each key separate; on a Mac the first one is Command.',
        around: ['Search tables with ', ''],
      },
      bad: {
        props: { keys: ['CTRL+K'] },
        because: 'No keyboard has this key, and a Mac uses Command.',
        around: ['Search tables with ', ''],
      },
    },
  ],
  edgeCases: { nothing: 'NoKeys' },
};
