import type { TagFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TagFieldProps> = {
  group: 'Inputs',
  status: 'stable',
  summary: 'Tags typed one by one: Enter or the button adds a tag, commas separate several.',
  when: 'For words that people make up.',
  whenNot: 'For options from a known list.',
  alternatives: ['ComboBox', 'Checkbox'],
  anatomy: [
    { part: 'Label', does: 'What the tags are.' },
    { part: 'Input', does: 'For the next tag.' },
    { part: 'Add button', does: 'Does the same as Enter.' },
    { part: 'Tags', does: 'Each with a button to remove it.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    'The field is 36 px high, tags 28 px; both are 44 px on touch screens. 8 px separate the tags, which wrap.',
  keyboard: [
    { keys: 'Enter', does: 'Adds the typed tag', story: 'EnterAdds' },
    {
      keys: 'Delete or Backspace on a tag',
      does: 'Removes the tag; focus moves to its neighbour',
      story: 'DeleteAndBackspaceRemove',
    },
    {
      keys: 'Backspace in the empty field',
      does: 'Moves to the last tag',
      story: 'BackspaceInAnEmptyFieldGoesToTheLastTag',
    },
  ],
  announces: ['“blog, news added”, “news removed”, and that a tag already exists.'],
  content: ['Give an example of a good tag.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Post topics',
          value: ['recipes', 'autumn'],
          placeholder: 'For example, soup',
          onChange: nothing,
        },
        because: 'Words that people make up.',
      },
      bad: {
        props: {
          label: 'Services to connect',
          value: ['Github', 'databse'],
          placeholder: 'For example, database',
          onChange: nothing,
        },
        because: 'The services are known: list them, and nobody connects a “databse”.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', many: 'ManyTags' },
};
