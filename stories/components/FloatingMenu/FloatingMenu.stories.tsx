import { Button, FloatingMenu, PageContainer, type FloatingMenuItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed, longText, longWord, mixed } from '../../support/helpers.tsx';

const items: FloatingMenuItem[] = [
  { id: 'tour', label: 'Start the tour', icon: 'play' },
  { id: 'about', label: 'About', icon: 'info', href: '#about' },
  { id: 'contact', label: 'Contact', icon: 'mail', href: '#contact' },
  { id: 'privacy', label: 'Privacy Policy', icon: 'lock', href: '#privacy' },
  { id: 'terms', label: 'Terms of Service', icon: 'page', href: '#terms' },
];

const meta = {
  title: 'Components/Actions/FloatingMenu',
  component: FloatingMenu,
  parameters: { ...framed, layout: 'fullscreen' },
  args: {
    label: 'Quick menu',
    items,
    onAction: fn(),
    footer: 'Saywright is an independent project. © 2024',
  },
  render: (args) => (
    <PageContainer>
      <Button>Before</Button>
      <p>{longText}</p>
      <FloatingMenu {...args} />
      <Button>After</Button>
    </PageContainer>
  ),
} satisfies Meta<typeof FloatingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['!test'],
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['!test'],
};
export const OneDisabled: Story = {
  args: { items: [{ id: 'tour', label: 'Start the tour', icon: 'play', disabled: true }] },
  tags: ['!test'],
};
export const NoItems: Story = { args: { items: [] } };
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, label: `Page ${index}`, href: '#' })),
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { items: [{ id: 'long', label: longWord, href: '#' }], footer: longText },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { items: [{ id: 'mixed', label: mixed, href: '#' }] } };
