import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, { Busy, Default, SeveralFiles } from './FileTrigger.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/FileTrigger', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return input;
}
/** Chooses a file whatever the types that are accepted, as a drop on the button can. */
const choose = (input: HTMLInputElement, file: File | File[]): Promise<void> =>
  userEvent.setup({ applyAccept: false }).upload(input, file);
const csv = new File(['a'], 'customers.csv', { type: 'text/csv' });

export const DefaultTest: Story = {
  ...Default,
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await choose(input, csv);
    await expect(args.onChange).toHaveBeenLastCalledWith([csv]);
    // The same file again.
    await choose(input, csv);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import customers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    // Only the button is a tab stop.
    await userEvent.tab();
    await expect(inputOf(canvasElement)).not.toHaveFocus();
  },
};

export const LeavesOut: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(inputOf(canvasElement), new File(['a'], 'customers.xlsx'));
    const message = 'customers.xlsx can’t be used here. Choose CSV.';
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(message);
    await heard(message);
    const large = new File(['.'.repeat(2_000_001)], 'all.csv', { type: 'text/csv' });
    await choose(inputOf(canvasElement), large);
    await expect(
      canvas.getByText('all.csv is too large (2.1 MB). Choose a file of up to 2 MB.'),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose(inputOf(canvasElement), csv);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/too large/)).toBeNull();
  },
};

export const SeveralFilesTest: Story = {
  ...SeveralFiles,
  args: { ...SeveralFiles.args, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const photos = [1, 2].map((each) => new File(['a'], `${each}.png`, { type: 'image/png' }));
    await choose(inputOf(canvasElement), photos);
    await expect(args.onChange).toHaveBeenLastCalledWith(photos);
  },
};

export const BusyTest: Story = {
  ...Busy,
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button'));
    await expect(opened).not.toHaveBeenCalled();
  },
};
