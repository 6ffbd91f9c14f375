import { LinkButton, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  tags: ['!test'],
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost', icon: 'arrow-right' } };
export const Large: Story = { args: { variant: 'primary', size: 'lg' } };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
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
