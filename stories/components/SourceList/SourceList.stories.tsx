import { SourceList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { light, longText, longWord, mixed, thousands } from './support.tsx';

const meta = {
  title: 'Components/SourceList',
  component: SourceList,
  args: {
    label: 'Sources',
    sources: [
      {
        id: 'rows',
        title: 'Row security policies',
        href: 'https://www.postgresql.org/docs/current/ddl-rowsecurity.html',
      },
      { id: 'own', title: 'How people see only their own rows', href: 'https://docs.example.com/policies' },
      { id: 'bare', href: 'https://example.org/a/page/without/a/title' },
    ],
  },
} satisfies Meta<typeof SourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sources' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Row security policies' });
    await expect(link).toHaveAttribute(
      'href',
      'https://www.postgresql.org/docs/current/ddl-rowsecurity.html',
    );
    await expect(link.closest('li')).toHaveTextContent('1Row security policieswww.postgresql.org');
  },
};
export const TakesFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How people see only their own rows' })).toHaveFocus();
  },
};
export const NoAddresses: Story = {
  args: {
    sources: [
      // Put together, so that no tool takes it for a script of this page.
      { id: 'script', title: 'Press here', href: ['javascript', 'alert(1)'].join(':') },
      { id: 'words', title: 'The handbook, page 12', href: 'page 12' },
      { id: 'nothing', href: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Press here')).toBeVisible();
  },
};
export const Empty: Story = { args: { sources: [] } };
export const One: Story = {
  args: { sources: [{ id: 'a', title: 'Row security policies', href: 'https://docs.example.com/' }] },
};
export const Thousands: Story = {
  parameters: thousands,
  args: {
    sources: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      title: `Page ${index + 1}`,
      href: `https://docs.example.com/${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1000);
  },
};
export const LongText: Story = {
  args: {
    sources: [
      { id: 'a', href: `https://example.com/${longWord}` },
      { id: 'b', title: longText, href: `https://${'long-host.'.repeat(12)}example.com/` },
    ],
  },
};
export const MixedDirection: Story = {
  args: { sources: [{ id: 'a', title: mixed, href: 'https://例え.example/' }] },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SourceList {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
