import { LinkButton, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '#home');
  },
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost', icon: 'arrow-right' } };
export const Large: Story = { args: { variant: 'primary', size: 'lg' } };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const FollowedByKeyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Row>
      <LinkButton href="#a" variant="primary">
        Start
      </LinkButton>
      <LinkButton href="#b">Read more</LinkButton>
      <LinkButton href="#c" variant="ghost">
        Sign in
      </LinkButton>
    </Row>
  ),
};
