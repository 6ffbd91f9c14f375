import { Banner, Button, Stack, type BannerTone } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const tones: BannerTone[] = ['info', 'success', 'warning', 'danger', 'neutral'];
const all = (
  <Stack>
    {tones.map((tone) => (
      <Banner key={tone} tone={tone} title={`This is ${tone}`} action={<Button size="sm">Try again</Button>}>
        Nothing was changed.
      </Banner>
    ))}
  </Stack>
);

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'danger', title: 'Failed to process instruction', children: 'Nothing was changed.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Failed to process instruction' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const TitleOnly: Story = { args: { children: undefined } };
export const EveryTone: Story = { render: () => all };
export const LongText: Story = {
  args: { title: longWord, children: longWord, action: <Button size="sm">Try again</Button> },
};
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light, render: () => all };
