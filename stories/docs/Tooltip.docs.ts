import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'Words that open after 700 ms under a pointer and at once under keyboard focus.',
  when: 'To explain a control that already has a name.',
  whenNot: 'For what has to be known, or for anything to press.',
  alternatives: ['Disclosure', 'Banner'],
  keyboard: [
    { keys: 'Tab', does: 'Opens it at once', story: 'OpensUnderKeyboardFocusAtOnce' },
    { keys: 'Escape', does: 'Closes it; focus stays', story: 'EscapeClosesAndKeepsFocus' },
  ],
  announces: ['It is read after the name of the control.'],
  content: ['One sentence. Nothing depends on it.'],
};
