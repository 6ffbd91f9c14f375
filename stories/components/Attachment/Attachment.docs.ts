import type { AttachmentProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<AttachmentProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'A file attached to a message.',
  when: 'For a file that a person adds to an instruction, or an agent adds to an answer.',
  whenNot: 'For a source that was cited, or for an image that is the content.',
  alternatives: ['SourceList', 'TagField', 'Avatar'],
  anatomy: [
    { part: 'Preview', does: 'A picture of 40 px, or the kind of file as a short word.' },
    { part: 'Name', does: 'The file name, on one line.' },
    { part: 'Details', does: 'Size, progress or the reason for a failure.' },
    { part: 'Actions', does: 'Try again after a failure, and remove.' },
  ],
  sizes:
    'At most 28 rem wide, with 8 px of padding and 12 px between its parts. Put several in a Row, so that they wrap.',
  keyboard: [
    { keys: 'Enter or Space on “Remove …”', does: 'Removes it', story: 'RemovedByKeyboard' },
    {
      keys: 'Enter or Space on “Try again”',
      does: 'Attaches it again; focus goes to its name',
      story: 'TriedAgainByKeyboard',
    },
  ],
  announces: ['A failed upload with its reason; a removal.'],
  content: ['Kind and size in words: “PDF”, “2.4 MB”.', 'A failure gives its reason: “Larger than 20 MB.”'],
  pairs: [
    {
      good: {
        props: {
          name: 'orders.csv',
          kind: 'Table',
          size: '48 MB',
          state: 'failed',
          status: 'Larger than 20 MB.',
          onRemove: nothing,
        },
        because: 'It gives the reason and a next step.',
      },
      bad: {
        props: { name: 'orders.csv', state: 'failed', status: 'Error 413' },
        because: 'No reason, and nothing to do next.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'NameOnly', brokenImage: 'PictureThatFails', pending: 'Busy' },
};
