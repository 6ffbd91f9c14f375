import { Card, SampleMark, type DataMode } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled, light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/SampleMark',
  component: SampleMark,
  args: { mode: 'sample' },
} satisfies Meta<typeof SampleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
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
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Figures' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Live' }));
    await expect(canvas.getByText('Live data')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sample' })).toHaveFocus();
  },
};
export const LongText: Story = { args: { sampleLabel: longWord } };
export const MixedDirection: Story = { args: { sampleLabel: mixed } };
export const InLightTheme: Story = { globals: light };
