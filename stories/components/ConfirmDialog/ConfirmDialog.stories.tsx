import { Button, ConfirmDialog, type ConfirmDialogProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';

function Asked(args: ConfirmDialogProps): ReactElement {
  const [open, setOpen] = useState(args.open);
  const cancel = (): void => {
    args.onCancel();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog {...args} open={open} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: framed,
  args: {
    open: true,
    title: 'Delete this project?',
    subject: 'my-shop',
    children: 'Its 4 tables and 1,204 rows are deleted too. You can’t undo this.',
    confirmLabel: 'Delete the project',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsToType: Story = {
  args: { phrase: 'my-shop' },
  tags: ['!test'],
};
export const Busy: Story = {
  args: { busy: true, phrase: 'my-shop' },
  tags: ['!test'],
};
export const Failed: Story = {
  args: { error: 'The project was not deleted: the database did not respond. Try again.' },
  tags: ['!test'],
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { phrase: 'my-shop' },
};
export const LongText: Story = {
  args: { title: longWord, subject: longWord, children: longText, confirmLabel: longText, phrase: longWord },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { subject: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light, args: { phrase: 'my-shop' } };
