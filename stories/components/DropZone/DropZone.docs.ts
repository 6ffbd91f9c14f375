import type { DropZoneProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DropZoneProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'A form field for files, which can be dropped, pasted or chosen.',
  when: 'For files that belong to a form, such as product photos or a CSV to import.',
  whenNot:
    'For one action such as “Import”, where a button takes less room, or to show a file that was sent.',
  alternatives: ['FileTrigger', 'Attachment'],
  usage: [
    'Set `accept` and `maxSize` to what the server takes: the field says so before anybody chooses, and names each file that it leaves out with the reason. The browser does not check dropped files, and neither check replaces that of the server.',
    'With `multiple`, further files are added to the list; without it, the next file replaces the last one. A form sends the files under `name`.',
  ],
  anatomy: [
    { part: 'Label', does: 'Names the files, above the zone.' },
    { part: 'Zone', does: 'Takes drops and pastes; a press anywhere in it opens the file dialog.' },
    { part: 'Description', does: 'Help, accepted types and the size limit.' },
    { part: 'Error', does: 'Which files were left out, and what to choose instead.' },
    { part: 'Files', does: 'The chosen files, each with its size and a button that removes it.' },
  ],
  sizes: 'The zone is at least 7 rem high and as wide as its place. Files are listed below it, 8 px apart.',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the zone, then to the files', story: 'ChosenByKeyboard' },
    { keys: 'Enter, Space', does: 'Opens the file dialog', story: 'ChosenByKeyboard' },
    { keys: 'Ctrl + V', does: 'Adds files from the clipboard', story: 'PastedByKeyboard' },
  ],
  announces: [
    'The label, the native file control, the description and the error.',
    'Which files were added or removed; at once, which were left out and why.',
  ],
  content: [
    'The label says what the files are for: “Product photos”, not “Upload”.',
    'Leave types and sizes to the component, which writes them in the language of the page.',
  ],
  pairs: [
    {
      good: {
        props: { label: 'Customers to import', accept: '.csv', maxSize: 10_000_000 },
        because: 'The label names the content, and the limits are visible before anybody chooses.',
      },
      bad: {
        props: { label: 'Upload', description: 'Only some files work.' },
        because: 'Upload of what? And which files work shows only after an error.',
      },
    },
  ],
  edgeCases: { nothing: 'Default', one: 'OneFile', many: 'ManyFiles', optionalMissing: 'NoLimits' },
  since: '0.1.0',
};
