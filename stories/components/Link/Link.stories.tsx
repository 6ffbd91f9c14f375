import { Link, Stack, Text } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#invoices', children: 'Read all invoices' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const InASentence: Story = {
  render: () => (
    <Text size={16}>
      Your trial ends tomorrow. <Link href="#plans">Choose a plan</Link> to keep your data.
    </Text>
  ),
  tags: ['!test'],
};
export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'Terms of your bank' },
  tags: ['!test'],
};
export const NewTab: Story = {
  args: { href: 'https://example.com', target: '_blank', children: 'Terms of your bank' },
  tags: ['!test'],
};
export const InheritedColour: Story = {
  render: () => (
    <Text tone="danger">
      The card has expired.{' '}
      <Link href="#card" tone="inherit">
        Update the card
      </Link>
    </Text>
  ),
};
export const InAList: Story = {
  render: () => (
    <Stack gap={8}>
      <Link href="#orders" underline="hover">
        Orders
      </Link>
      <Link href="#customers" underline="hover">
        Customers
      </Link>
    </Stack>
  ),
};
export const RenderedByARouter: Story = {
  args: {
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router>
        {children}
      </a>
    ),
  },
  tags: ['!test'],
};
export const RightToLeft: Story = {
  args: { target: '_blank', children: 'شروط البنك' },
  decorators: [
    (Example) => (
      <div dir="rtl" lang="ar">
        <Example />
      </div>
    ),
  ],
};
export const LongText: Story = { args: { external: true, children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const InLightTheme: Story = { globals: light };
