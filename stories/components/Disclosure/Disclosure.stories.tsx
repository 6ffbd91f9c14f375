import { Disclosure } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'Can a change be undone?', children: longText, onToggle: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['!test'],
};
export const Open: Story = { args: { defaultOpen: true, note: '3 answers' } };
export const OneOfAGroup: Story = {
  render: () => (
    <>
      <Disclosure group="questions" summary="First">
        First answer
      </Disclosure>
      <Disclosure group="questions" summary="Second" note="new">
        Second answer
      </Disclosure>
    </>
  ),
  tags: ['!test'],
};
export const LongText: Story = {
  args: { summary: longWord, note: longText, children: longWord, defaultOpen: true },
};
export const MixedDirection: Story = { args: { summary: mixed, children: mixed, defaultOpen: true } };
export const InLightTheme: Story = { globals: light, args: { defaultOpen: true, note: '3 answers' } };
