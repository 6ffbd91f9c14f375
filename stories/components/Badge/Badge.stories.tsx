import { Badge, Card, Row, type BadgeTone } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'my-shop' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: BadgeTone[] = ['neutral', 'success', 'info', 'warning', 'danger', 'accent', 'line'];
const all = (
  <Card>
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon="check-circle">
          {tone}
        </Badge>
      ))}
    </Row>
  </Card>
);

export const Neutral: Story = {};
export const EveryTone: Story = { render: () => all };
export const Line: Story = { args: { tone: 'line' } };
export const WithIcon: Story = {
  args: { tone: 'accent', icon: 'check-circle', children: 'Proven, waiting for you' },
};
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const InLightTheme: Story = { globals: light, render: () => all };
