import type { TagFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<TagFieldProps> = {
  status: 'stable',
  summary: 'Tags written one by one: Enter or the button adds, several at once may be parted by commas.',
  when: 'For words people make up themselves.',
  whenNot: 'For choices from a known list.',
  alternatives: ['ComboBox', 'Checkbox'],
  keyboard: [
    { keys: 'Enter', does: 'Adds what is written', story: 'EnterAdds' },
    {
      keys: 'Delete or Backspace on a tag',
      does: 'Takes it away; focus goes to its neighbour',
      story: 'DeleteAndBackspaceRemove',
    },
    {
      keys: 'Backspace in the empty field',
      does: 'Goes to the last tag',
      story: 'BackspaceInAnEmptyFieldGoesToTheLastTag',
    },
  ],
  announces: ['“blog, news added”, “news removed”, and that a tag is already there.'],
  content: ['Show an example of one good tag.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Topics of the post',
          tags: ['recipes', 'autumn'],
          placeholder: 'Such as soup',
          onChange: nothing,
        },
        because: 'Words that people make up themselves.',
      },
      bad: {
        props: {
          label: 'Services to connect',
          tags: ['Github', 'databse'],
          placeholder: 'Such as database',
          onChange: nothing,
        },
        because: 'The services are known: offer them, and nobody connects a “databse”.',
      },
    },
  ],
};
