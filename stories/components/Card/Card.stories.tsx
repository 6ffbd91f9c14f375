import { Button, Card } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { title: 'System health', children: 'No new issues in the last hour' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Untitled: Story = { args: { title: undefined } };
export const WithAction: Story = { args: { action: <a href="#details">Details</a> } };
export const WithButton: Story = {
  args: {
    action: (
      <Button variant="ghost" size="sm">
        Show everything
      </Button>
    ),
  },
  tags: ['!test'],
};
export const WithFooter: Story = { args: { footer: <Button size="sm">Check now</Button> } };
export const SmallPadding: Story = { args: { padding: 'sm' } };
export const NoPadding: Story = { args: { padding: 'none' } };
export const LongText: Story = { args: { title: longWord, action: 'Short', children: longText } };
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light, args: { action: <a href="#details">Details</a> } };
