import { Badge, FeatureCard, Grid } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const card = {
  icon: 'shield',
  title: 'Proven before it runs',
  description: 'Every change is tested on your real database and rolled back, and its effect is counted.',
  link: <a href="#proof">How the proof works</a>,
} as const;
const list = (
  <Grid>
    <FeatureCard {...card} />
    <FeatureCard icon="chat" title="Plain English" description="Describe it as you would to a colleague." />
    <FeatureCard
      {...card}
      icon="rocket"
      title="Deploy"
      description="Put it where others can open it."
      badge={<Badge tone="line">Coming Soon</Badge>}
    />
  </Grid>
);

const meta = {
  title: 'Components/Page/FeatureCard',
  component: FeatureCard,
  args: card,
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const ThreeOfThem: Story = { render: () => list };
export const WithEvidence: Story = {
  args: { evidence: 'Rows changed: 46 of 46. Rows deleted: 0.' },
  render: (args) => (
    <Grid columns={2}>
      <FeatureCard {...args} />
      <FeatureCard {...args} description="Short." foot={<Badge tone="success">Available</Badge>} />
    </Grid>
  ),
};
export const LongText: Story = { args: { title: longWord, description: longText } };
export const MixedDirection: Story = { args: { title: mixed, description: mixed } };
export const InLightTheme: Story = { globals: light, render: () => list };
