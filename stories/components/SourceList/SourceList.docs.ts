import type { SourceListProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SourceListProps> = {
  status: 'preview',
  summary: 'What an answer stands on: numbered, with the place each leads to.',
  when: 'Under an answer that was read somewhere.',
  whenNot: 'For files that somebody added, or for links to go on with.',
  alternatives: ['Attachment', 'NavMenu', 'ValueList'],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link', story: 'TakesFocus' }],
  announces: [],
  content: [
    'The title as it stands at the source; the host is taken from its address.',
    'The numbers are those that the answer refers to.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Sources of the answer',
          sources: [
            {
              id: '1',
              title: 'Row security',
              href: 'https://www.postgresql.org/docs/current/ddl-rowsecurity.html',
            },
          ],
        },
        because: 'One knows what it is and whose it is before going there.',
      },
      bad: {
        props: {
          label: 'More sources',
          sources: [{ id: '1', title: 'here', href: 'https://example.com/x?id=1' }],
        },
        because: 'Nobody can tell what is behind it.',
      },
    },
  ],
};
