import type { SourceListProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SourceListProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'The sources of an answer: numbered, each with its host.',
  when: 'Under an answer that relies on sources.',
  whenNot: 'For attached files, or for further links.',
  alternatives: ['Attachment', 'NavMenu', 'ValueList'],
  anatomy: [
    { part: 'Number', does: 'The one that the text refers to.' },
    { part: 'Title', does: 'A link to the source.' },
    { part: 'Host', does: 'Where the link leads.' },
  ],
  sizes: 'As wide as its container. Numbers are aligned in a column of 20 px.',
  keyboard: [{ keys: 'Tab', does: 'Moves from link to link', story: 'TakesFocus' }],
  announces: [],
  content: [
    'Use the title of the source; the host comes from its address.',
    'The numbers match the references in the answer.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Sources for the answer',
          sources: [
            {
              id: '1',
              title: 'Row security',
              href: 'https://www.postgresql.org/docs/current/ddl-rowsecurity.html',
            },
          ],
        },
        because: 'People know what it is and who publishes it before they follow it.',
      },
      bad: {
        props: {
          label: 'More sources',
          sources: [{ id: '1', title: 'here', href: 'https://example.com/x?id=1' }],
        },
        because: 'Nobody can tell where it leads.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
};
