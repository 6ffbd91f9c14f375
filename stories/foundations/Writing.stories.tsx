import { Card, DataTable } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

type Pair = readonly [instead: string, write: string, because: string];

const groups: readonly (readonly [title: string, pairs: readonly Pair[]])[] = [
  [
    'Labels and buttons',
    [
      ['OK', 'Delete 37 people', 'The button says what it does.'],
      ['Submit', 'Create project', 'A verb and its object.'],
      ['Click here', 'View analytics', 'A link names its destination.'],
    ],
  ],
  [
    'Errors',
    [
      [
        'Error 42703',
        'There is no column called “emial” in customers. Did you mean email?',
        'What is wrong, and how to fix it.',
      ],
      [
        'Something went wrong',
        'The database did not respond within 8 s. Nothing was changed.',
        'What happened, and what is unaffected.',
      ],
      [
        'Invalid input',
        'Enter an email address with an @, for example mara@northlane.shop.',
        'An example is clearer than a rule.',
      ],
    ],
  ],
  [
    'Risk',
    [
      ['This action is destructive', 'High, because it deletes data.', 'The level and the reason.'],
      ['Affects some rows', '37 of 1,204 people will be deleted.', 'Counted, not guessed.'],
      ['Irreversible action', 'A sent message can’t be recalled.', 'Say why it cannot be undone.'],
    ],
  ],
];

/** How labels, errors and risks are written. */
function WritingInPlainEnglish() {
  return (
    <Article
      title="Writing in plain English"
      lead="Write as you would talk to a shopkeeper you respect: short, true, with the names they use and counted numbers."
    >
      {groups.map(([title, pairs]) => (
        <Card key={title} title={title}>
          <DataTable
            caption={title}
            hideCaption
            columns={[
              { id: 'instead', label: 'Instead of' },
              { id: 'write', label: 'Write' },
              { id: 'because', label: 'Because' },
            ]}
            rows={pairs.map(([instead, write, because]) => ({
              id: instead,
              cells: { instead, write, because },
            }))}
            emptyText="None"
          />
        </Card>
      ))}
      <Card title="Always">
        <Points
          items={[
            'Sentence case. Full sentences end with a full stop, labels and buttons do not.',
            'One idea per sentence; the most important words come first.',
            'Say “you” to the reader and name the product only where it acts.',
            'Numbers with their unit, and with separators: 1,204 rows, 41 ms.',
            'No blame, no jokes in errors, no exclamation marks.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Writing in plain English',
  component: WritingInPlainEnglish,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WritingInPlainEnglish>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Writing in plain English' };
