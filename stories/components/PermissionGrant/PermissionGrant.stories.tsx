import { PermissionGrant, type GrantAnswer } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/PermissionGrant',
  component: PermissionGrant,
  args: {
    title: 'Saywright wants to work with shop-front',
    items: [
      { id: 'read', label: 'Read all files', icon: 'page' },
      {
        id: 'branch',
        label: 'Write to its own branches',
        note: 'It cannot write to main.',
        icon: 'branch',
      },
    ],
    onAnswer: fn(),
  },
} satisfies Meta<typeof PermissionGrant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['!test'],
};
export const Busy: Story = {
  render: (args) => (
    <Controlled<GrantAnswer | undefined> initial={undefined}>
      {(pending, setPending) => (
        <PermissionGrant
          {...args}
          pending={pending}
          onAnswer={(given) => {
            args.onAnswer(given);
            setPending(given);
          }}
        />
      )}
    </Controlled>
  ),
  tags: ['!test'],
};
export const OnlyAlways: Story = { args: { scopes: ['always'] } };
export const OnceOrSession: Story = { args: { scopes: ['once', 'session'] } };
export const AllowedOnce: Story = { args: { answer: 'once' } };
export const AllowedAlways: Story = {
  args: { answer: 'always', result: 'Always allowed. You can revoke this in the settings.' },
};
export const Declined: Story = { args: { answer: 'declined' } };
export const Empty: Story = { args: { items: [] } };
export const One: Story = { args: { items: [{ id: 'read', label: 'Read all files' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `Read file ${index + 1}`,
    })),
  },
};
export const LongText: Story = {
  args: { title: longWord, items: [{ id: 'a', label: longWord, note: longText }] },
};
export const LongResult: Story = { args: { answer: 'once', result: longWord } };
export const MixedDirection: Story = {
  args: { title: mixed, items: [{ id: 'a', label: mixed, note: mixed }] },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PermissionGrant {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
