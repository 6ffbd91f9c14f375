import { Card, EmptyState, Grid, Icon, iconNames, Row, SearchField, Stack } from '@saywright/ui';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

/** All icons, searchable by name. */
function Icons() {
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <Article
      title="Icons"
      lead="One set, in the colour of the surrounding text. The same icon always means the same thing."
    >
      <Card title={`${iconNames.length} icons`}>
        <Stack>
          <SearchField label="Search icons" value={search} onChange={setSearch} />
          {found.length === 0 ? (
            <EmptyState title="No icon found" text="Try a shorter word." />
          ) : (
            <Grid columns={4} gap={12}>
              {found.map((name) => (
                <Row key={name}>
                  <Icon name={name} size="lg" />
                  {name}
                </Row>
              ))}
            </Grid>
          )}
        </Stack>
      </Card>
      <Card title="Rules">
        <Points
          items={[
            'Beside words an icon is decorative, and screen readers ignore it.',
            'Alone it needs a label and a familiar symbol.',
            'Arrows that mean next or back are mirrored in right-to-left layouts; ticks and clocks are not.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Icons>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Icons' };
