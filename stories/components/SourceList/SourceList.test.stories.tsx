import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, NoAddresses, Thousands } from './SourceList.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Data/SourceList',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
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

export const NoAddressesTest: Story = {
  ...NoAddresses,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Press here')).toBeVisible();
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1000);
  },
};
