import type { FileTriggerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FileTriggerProps> = {
  group: 'Actions',
  status: 'preview',
  summary: 'A button that opens the file dialog.',
  when: 'For an action that begins with a file, such as “Import customers”.',
  whenNot: 'For files that belong to a form, which also need a list, a label and `required`.',
  alternatives: ['DropZone', 'Button', 'Attachment'],
  usage: [
    'It hands the files over at once and keeps none, so the same file can be chosen again. Show the progress with `busy`, and the outcome where the imported content appears.',
    'Set `accept` and `maxSize` to what the server takes. The dialog lets people choose other files all the same: those are left out, and a message under the button says why.',
  ],
  anatomy: [
    { part: 'Button', does: 'Opens the file dialog, or the camera of a phone with `capture`.' },
    { part: 'Error', does: 'Which files were left out, and what to choose instead.' },
  ],
  sizes: 'The button has the sizes of every button: 28, 36 or 44 px. The error is 6 px below it.',
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the file dialog', story: 'OpensByKeyboard' }],
  announces: ['At once, which files were left out and why; the button then has that description.'],
  content: ['Say what the file is for: “Import customers”, not “Choose file”.'],
  pairs: [
    {
      good: {
        props: { children: 'Import customers', accept: '.csv', onChange: nothing },
        because: 'The label names the action and what it is for.',
      },
      bad: {
        props: { children: 'Browse…', onChange: nothing },
        because: 'The label names the dialog; what happens with the file is a guess.',
      },
    },
  ],
  edgeCases: { many: 'SeveralFiles', pending: 'Busy' },
  since: '0.1.0',
};
