import { PermissionGrant, type GrantAnswer } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, heard, light, longText, longWord, mixed, thousands } from './support.tsx';

const meta = {
  title: 'Components/PermissionGrant',
  component: PermissionGrant,
  args: {
    title: 'Saywright wants to work with shop-front',
    items: [
      { id: 'read', label: 'Read all files', icon: 'page' },
      {
        id: 'branch',
        label: 'Write to branches of its own',
        note: 'It cannot write to main.',
        icon: 'branch',
      },
    ],
    onAnswer: fn(),
  },
} satisfies Meta<typeof PermissionGrant>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question that keeps its answer. */
const answering: Pick<Story, 'render'> = {
  render: (args) => (
    <Controlled<GrantAnswer | undefined> initial={undefined}>
      {(answer, setAnswer) => (
        <PermissionGrant
          {...args}
          answer={answer}
          onAnswer={(given) => {
            args.onAnswer(given);
            setAnswer(given);
          }}
        />
      )}
    </Controlled>
  ),
};

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Saywright wants to work with shop-front' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Saywright wants to work with shop-front' }),
    ).toBeVisible();
    await heard('Needs your permission: Saywright wants to work with shop-front');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Decline',
      'Always allow',
      'Allow for this session',
      'Allow once',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow for this session' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('session');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('declined');
  },
};
export const AnsweredByKeyboard: Story = {
  ...answering,
  play: async ({ args, canvas }) => {
    const once = canvas.getByRole('button', { name: 'Allow once' });
    while (document.activeElement !== once) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('once');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Allowed once.').closest('p')).toHaveFocus();
    await heard('Allowed once.');
  },
};
export const DoubleClickAnswersOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Allow once' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow once' }));
    const once = canvas.getByRole('button', { name: 'Allow once' });
    await expect(once).toHaveFocus();
    await expect(once).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
export const OnlyAlways: Story = { args: { scopes: ['always'] } };
export const OnceOrSession: Story = { args: { scopes: ['once', 'session'] } };
export const AllowedOnce: Story = { args: { answer: 'once' } };
export const AllowedAlways: Story = {
  args: { answer: 'always', result: 'Always allowed. You can take it back in the settings.' },
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
