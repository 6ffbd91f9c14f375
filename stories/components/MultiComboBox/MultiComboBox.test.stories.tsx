import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import specimens, {
  Chosen,
  Empty,
  InAForm,
  NothingToChoose,
  ReadOnly,
  Sections,
  UnknownChoice,
  WithError,
} from './MultiComboBox.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/MultiComboBox', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedAndChosen: Story = {
  ...Empty,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Tables' });
    await userEvent.type(input, 'peo');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['people']);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'ord');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['people', 'orders']);
    // The list stays open for the next choice, and hides the page behind it from screen readers.
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    // Chosen again, it is removed.
    await userEvent.type(input, 'ord');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['people']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove people' })).toBeVisible();
  },
};

export const RemovedByKey: Story = {
  ...Chosen,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove orders' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['products']);
    await expect(canvas.getByRole('button', { name: 'Remove products' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const InAFormTest: Story = {
  ...InAForm,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const sent = (): readonly unknown[] => (form === null ? [] : new FormData(form).getAll('tables'));
    await expect(sent()).toEqual(['orders', 'people']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove orders' }));
    await expect(sent()).toEqual(['people']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove people' }));
    await expect(form?.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toEqual(['orders', 'people']);
  },
};

export const ReadOnlyTest: Story = {
  ...ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('people');
    await expect(canvas.queryByRole('button', { name: 'Remove people' })).toBeNull();
  },
};

export const UnknownChoiceTest: Story = {
  ...UnknownChoice,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const NothingToChooseTest: Story = {
  ...NothingToChoose,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all/ }));
    await waitFor(() => expect(screen.getByText('No matches.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const SectionsTest: Story = {
  ...Sections,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Shop' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choose at least one/);
  },
};
