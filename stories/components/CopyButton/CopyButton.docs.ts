import type { CopyButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CopyButtonProps> = {
  group: 'Actions',
  status: 'stable',
  summary: 'Copies text to the clipboard and reports whether it worked.',
  when: 'Beside an id, an address or code.',
  whenNot: 'For text that people read but rarely copy.',
  alternatives: ['CodeBlock'],
  anatomy: [
    { part: 'Icon', does: 'A sheet, and a tick after copying.' },
    { part: 'Label', does: 'Hidden where the context is clear.' },
    { part: 'Announcement', does: 'Says whether the text was copied.' },
  ],
  sizes:
    'As high as a small button, 28 px; 44 px on touch screens. It keeps its width when its icon changes.',
  keyboard: [{ keys: 'Enter or Space', does: 'Copies the text', story: 'CopiedByKeyboard' }],
  announces: ['“Copied” or “Copy failed”.'],
  content: ['Say what is copied where there are several buttons: “Copy id”.'],
  pairs: [
    {
      good: {
        props: { text: 'prj_8f2c', label: 'Copy id' },
        because: 'Beside a name and an id, it says which one is copied.',
        around: ['shop-front, prj_8f2c ', ''],
      },
      bad: {
        props: { text: 'prj_8f2c' },
        because: 'The name, the id, or both?',
        around: ['shop-front, prj_8f2c ', ''],
      },
    },
  ],
  edgeCases: { doubleClick: 'PressedTwice' },
  hasOwnWords: false,
};
