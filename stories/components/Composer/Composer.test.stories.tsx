import { Composer } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../../support/helpers.tsx';
import { stop } from './Composer.samples.ts';
import specimens, { Empty, BusyWithStop } from './Composer.stories.tsx';

const meta = { ...specimens, title: 'Components/Agent/Composer', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Your instruction'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterSends: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your instruction');
    await userEvent.type(field, 'Add a price{Shift>}{Enter}{/Shift}to products');
    await expect(field).toHaveValue('Add a price\nto products');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const ButtonSends: Story = {
  args: { value: 'Add a price' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const CompositionDoesNotSend: Story = {
  args: { value: '値段' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your instruction');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const GrowsToEightLines: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your instruction');
    const before = field.clientHeight;
    await userEvent.type(field, 'a{Shift>}{Enter}b{Enter}c{Enter}d{/Shift}');
    const four = field.clientHeight;
    await expect(four).toBeGreaterThan(before);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}');
    await expect(field.clientHeight).toBeLessThanOrEqual(8 * 24 + 18);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};
/** Pending for a moment after every send. */
function Working() {
  const [value, setValue] = useState('Add a price');
  const [busy, setBusy] = useState(false);
  return (
    <Composer
      label="Your instruction"
      value={value}
      onChange={setValue}
      canSend
      busy={busy}
      stop={() => setBusy(false)}
      onSend={() => {
        setBusy(true);
        setTimeout(() => setBusy(false), 300);
      }}
    />
  );
}
export const FocusComesBack: Story = {
  render: () => <Working />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your instruction');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeDisabled();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const BusyWithStopTest: Story = {
  ...BusyWithStop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalled();
  },
};
export const DoubleClickSendsAndStopsNothing: Story = {
  args: { value: 'Add a price', stop },
  render: (args) => (
    <Controlled initial={false}>
      {(busy, set) => (
        <Composer
          {...args}
          busy={busy}
          onSend={() => {
            args.onSend();
            set(true);
          }}
        />
      )}
    </Controlled>
  ),
  play: async ({ args, canvas }) => {
    stop.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // The second click of a double click hits the button that replaced the first.
    await fireEvent.click(canvas.getByRole('button', { name: 'Stop' }), { detail: 2 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(stop).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalledOnce();
  },
};
