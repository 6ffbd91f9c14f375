import { PermissionGrant, type GrantAnswer } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import specimens, { Asking, Busy } from './PermissionGrant.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/PermissionGrant',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A controlled grant that stores its answer. */
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

export const AskingTest: Story = {
  ...Asking,
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
export const BusyTest: Story = {
  ...Busy,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow once' }));
    const once = canvas.getByRole('button', { name: 'Allow once' });
    await expect(once).toHaveFocus();
    await expect(once).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
