import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import { free } from './NumberField.samples.ts';
import specimens, { Default, InGerman, InAForm, Disabled, NotANumber } from './NumberField.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Inputs/NumberField',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' });
    await expect(field).toHaveAttribute('aria-valuenow', '12');
    await expect(field).toHaveAttribute('aria-valuemin', '1');
    await expect(field).toHaveAttribute('aria-valuemax', '40');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '7');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

export const ArrowsGoOneStep: Story = {
  args: { value: 0.1, step: 0.1, min: 0, max: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0');
  },
};

export const PageKeysGoTenSteps: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('22');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(field).toHaveValue('1');
  },
};
export const HomeAndEnd: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('40');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('1');
  },
};
export const WithoutEndsTheCaretMoves: Story = {
  args: free,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{Home}3');
    await expect(field).toHaveValue('312');
    await expect(field.selectionStart).toBe(1);
  },
};
export const ArrowsFromNothing: Story = {
  args: { value: null, min: 5 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('5');
  },
};
export const ButtonsAreNoTabStops: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }));
    await expect(field).toHaveValue('13');
    await heard('13');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Seats' }));
    await expect(field).toHaveValue('12');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const DoubleClickGoesTwoSteps: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Increase Seats' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('14');
  },
};
export const StaysBetweenItsEnds: Story = {
  args: { value: 40 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(canvas.getByRole('button', { name: 'Increase Seats' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await expect(field).toHaveValue('400');
    await userEvent.tab();
    await expect(field).toHaveValue('40');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
  },
};
export const NoNumberAtAll: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '3,5');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('3,5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a number in digits, such as 12.5.');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(field).toBeValid();
  },
};
export const WrittenAsPeopleDo: Story = {
  args: free,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    const meanings = [
      ['1,204.50', 1204.5],
      ['−3', -3],
      [' 1. ', 1],
      ['.5', 0.5],
      ['-', null],
      ['12 34', null],
    ] as const;
    for (const [text, value] of meanings) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(field).toHaveValue(text);
    }
  },
};
export const InGermanTest: Story = {
  ...InGerman,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('1204,5');
    await userEvent.clear(field);
    await userEvent.type(field, '1.204,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(1204.25);
  },
};
export const InAFormTest: Story = {
  ...InAForm,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ seats: '12' });
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const NotANumberTest: Story = {
  ...NotANumber,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('');
  },
};
