import { Button, TagField, type TagFieldHandle } from '@saywright/ui';
import { useRef, type ReactElement } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import specimens, { Disabled, TagsAlone, LongText } from './TagField.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/TagField', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const onSend = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const EnterAdds: Story = {
  render: (args) => (
    <form aria-label="Template" onSubmit={onSend}>
      <Controlled initial={args.value}>
        {(tags, set) => <TagField {...args} value={tags} onChange={set} />}
      </Controlled>
    </form>
  ),
  play: async ({ canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, '  dark   mode {Enter}');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('dark mode');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await heard('dark mode added');
    await expect(onSend).not.toHaveBeenCalled();
  },
};
const onSaved = fn();

function SavedForm(): ReactElement {
  const field = useRef<TagFieldHandle>(null);
  return (
    <Controlled initial={['react']}>
      {(tags: readonly string[], set) => (
        <>
          <TagField handle={field} label="Tags" value={tags} onChange={set} />
          <Button onClick={() => onSaved(field.current?.addTyped())}>Save</Button>
        </>
      )}
    </Controlled>
  );
}

export const SavingAddsWhatIsTyped: Story = {
  render: () => <SavedForm />,
  play: async ({ canvas }) => {
    onSaved.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSaved).toHaveBeenLastCalledWith(['react', 'shop']);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'react');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSaved).toHaveBeenLastCalledWith(['react', 'shop']);
    await expect(field).toHaveValue('');
  },
};

export const TheButtonAdds: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'blog, news');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).toHaveBeenCalledWith(['react', 'shop', 'payments', 'blog', 'news']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const NoTagTwice: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'shop{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('“shop” is already in the list.');
    await expect(field).toHaveValue('shop');
    await userEvent.type(field, 's');
    await expect(field).toBeValid();
  },
};
export const OtherLettersAreAnotherTag: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Shop, Shop{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['react', 'shop', 'payments', 'Shop']);
  },
};
export const ByARuleOfItsOwn: Story = {
  args: { withTag: (tags, tag) => (tag.startsWith('p') ? [...tags, tag] : tags) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'blog, price{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['react', 'shop', 'payments', 'price']);
    await heard('price added');
  },
};
export const NothingIsNoTag: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const TheCrossRemoves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove shop' }));
    await expect(canvas.queryByText('shop')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove payments' })).toHaveFocus();
    await heard('shop removed');
  },
};
export const DeleteAndBackspaceRemove: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove payments' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove shop' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove react' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const BackspaceInAnEmptyFieldGoesToTheLastTag: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove payments' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Remove shop' })).toBeNull();
  },
};
export const TagsAloneTest: Story = {
  ...TagsAlone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tags' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
