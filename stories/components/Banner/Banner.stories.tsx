import { Banner, Button, Stack, type BannerTone } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

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
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'danger', title: 'Failed to process instruction', children: 'Nothing was changed.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  tags: ['!test'],
};
export const TitleOnly: Story = { args: { children: undefined } };
export const EveryTone: Story = { render: () => all };
export const LongText: Story = {
  args: { title: longWord, children: longWord, action: <Button size="sm">Try again</Button> },
};
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light, render: () => all };
