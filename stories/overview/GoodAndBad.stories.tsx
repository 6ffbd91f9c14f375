import { Card, SegmentedControl, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Article } from '../support/article.tsx';
import { allDocs } from '../support/allDocs.ts';
import { groups } from '../support/groups.ts';
import { Pairs } from '../support/pairs.tsx';

const documented = allDocs.filter(({ pairs }) => pairs !== undefined);

const shownGroups = groups.filter((name) => documented.some(({ group }) => group === name));

/** Pairs of good and bad examples from the components’ docs, one group at a time. */
function GoodAndBad(): ReactElement {
  const [shown, setShown] = useState<string>('Actions');
  return (
    <Article
      title="Do and do not"
      lead="Common mistakes, as live examples. Each component page shows its own."
    >
      <SegmentedControl
        label="Group of components"
        options={shownGroups.map((id) => ({ id, label: id }))}
        value={shown}
        onChange={setShown}
      />
      <Stack key={shown} gap={24}>
        {documented
          .filter(({ group }) => group === shown)
          .map((docs) => (
            <Card key={docs.name} title={docs.name}>
              <Pairs docs={docs} />
            </Card>
          ))}
      </Stack>
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
