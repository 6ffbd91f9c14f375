import { Button, Card, Grid, PageContainer, Row, SplitLayout, Stack, StatCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Layout/Stack, Row and Grid',
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = (
  <Grid columns={3}>
    <StatCard label="Projects" value="12" />
    <StatCard label="Operations" value="318" />
    <StatCard label="Undone" value="4" />
  </Grid>
);
const words = (text: string) => (
  <Stack>
    <Card title={text}>{text}</Card>
    <Row>
      <Button>{text}</Button>
      <Button variant="primary">Save</Button>
    </Row>
    <Grid columns={2}>
      <Card>{text}</Card>
      <Card>Short</Card>
    </Grid>
  </Stack>
);

export const UnderOneAnother: Story = {
  render: () => (
    <Stack>
      <Card>First</Card>
      <Card>Second</Card>
    </Stack>
  ),
};
export const BesideOneAnother: Story = {
  render: () => (
    <Row justify="between">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </Row>
  ),
};
export const CellsOfEqualWidth: Story = { render: () => figures };
export const TwoColumns: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageContainer>
      <SplitLayout aside={<Card title="Project data">4 tables</Card>} asideLabel="Project status">
        <Card title="Conversation">No messages yet.</Card>
      </SplitLayout>
    </PageContainer>
  ),
  tags: ['!test'],
};
export const LongText: Story = { render: () => words(`${longWord} ${longText}`) };
export const MixedDirection: Story = { render: () => words(mixed) };
export const InLightTheme: Story = { globals: light, render: () => figures };
