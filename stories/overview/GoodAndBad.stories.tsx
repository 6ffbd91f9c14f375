import { Card, SegmentedControl, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Article } from '../support/article.tsx';
import { allDocs } from '../support/allDocs.ts';
import { groupOf, groups } from '../support/groups.ts';
import { Pairs } from '../support/pairs.tsx';

const documented = allDocs.filter(({ pairs }) => pairs !== undefined);

const shownGroups = Object.keys(groups).filter((group) =>
  documented.some(({ page }) => groupOf(page) === group),
);

/** Pairs of good and bad examples from the components’ docs, one group at a time. */
function GoodAndBad(): ReactElement {
  const [group, setGroup] = useState('Actions');
  return (
    <Article
      title="Do and do not"
      lead="Common mistakes, as live examples. Each component page shows its own."
    >
      <SegmentedControl
        label="Group of components"
        options={shownGroups.map((id) => ({ id, label: id }))}
        value={group}
        onChange={setGroup}
      />
      <Stack key={group} gap={24}>
        {documented
          .filter(({ page }) => groupOf(page) === group)
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
