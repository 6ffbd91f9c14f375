import { SourceList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/SourceList',
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
  tags: ['!test'],
};
export const NoAddresses: Story = {
  args: {
    sources: [
      // Concatenated, so that no tool mistakes it for a script URL in this file.
      { id: 'script', title: 'Press here', href: ['javascript', 'alert(1)'].join(':') },
      { id: 'words', title: 'Handbook, page 12', href: 'page 12' },
      { id: 'nothing', href: '' },
    ],
  },
  tags: ['!test'],
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
  tags: ['!test'],
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
