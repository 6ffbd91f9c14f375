import type { AttachmentProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<AttachmentProps> = {
  status: 'preview',
  summary: 'A file that goes along with a message.',
  when: 'For what somebody adds to an instruction, or an agent to an answer.',
  whenNot: 'For where something was read, or for a picture that is the content.',
  alternatives: ['SourceList', 'TagField', 'Avatar'],
  keyboard: [
    { keys: 'Enter or Space on “Remove …”', does: 'Takes it away', story: 'RemovedByKeyboard' },
    {
      keys: 'Enter or Space on “Try again”',
      does: 'Attaches it again; focus goes to its name',
      story: 'TriedAgainByKeyboard',
    },
  ],
  announces: ['That it could not be attached, and why; that it was removed.'],
  content: ['Kind and size in words: “PDF”, “2.4 MB”.', 'What failed says why: “Larger than 20 MB.”'],
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
        because: 'It says why, and the way out is there.',
      },
      bad: {
        props: { name: 'orders.csv', state: 'failed', status: 'Error 413' },
        because: 'Nobody knows what to do now.',
      },
    },
  ],
};
