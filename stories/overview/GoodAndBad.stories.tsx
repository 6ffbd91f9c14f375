import { Card } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../support/article.tsx';
import { allDocs } from '../support/allDocs.ts';
import { Pairs } from '../support/pairs.tsx';

const documented = allDocs.filter(({ pairs }) => pairs !== undefined);

/** All pairs of good and bad examples from the components’ docs. */
function GoodAndBad() {
  return (
    <Article
      title="Do and do not"
      lead="Common mistakes, as live examples. Each component page shows its own."
    >
      {documented.map((docs) => (
        <Card key={docs.name} title={docs.name}>
          <Pairs docs={docs} />
        </Card>
      ))}
    </Article>
  );
}

const meta = {
  title: 'Components/Do and do not',
  component: GoodAndBad,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GoodAndBad>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Do and do not',
  tags: ['!test'],
};
