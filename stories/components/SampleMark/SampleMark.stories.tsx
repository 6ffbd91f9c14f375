import { Card, SampleMark, type DataMode } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/SampleMark',
  component: SampleMark,
  args: { mode: 'sample' },
} satisfies Meta<typeof SampleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  tags: ['!test'],
};
export const Live: Story = { args: { mode: 'live' } };
export const InAHeading: Story = {
  render: () => (
    <Controlled<DataMode> initial="sample">
      {(mode, set) => (
        <Card title="Projects" action={<SampleMark mode={mode} onChange={set} />}>
          {mode === 'sample' ? '12' : '1'}
        </Card>
      )}
    </Controlled>
  ),
  tags: ['!test'],
};
export const LongText: Story = { args: { sampleLabel: longWord } };
export const MixedDirection: Story = { args: { sampleLabel: mixed } };
export const InLightTheme: Story = { globals: light };
