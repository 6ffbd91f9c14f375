import { Button, DropZone, Form } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, { Default, Disabled, LongText, OneFile, WithFiles } from './DropZone.stories.tsx';

const meta = {
  ...specimens,
  component: DropZone,
  title: 'Components/Inputs/DropZone',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string, size = 10): File =>
  new File(['.'.repeat(size)], name, { type: 'image/png', lastModified: 1 });
const names = (files: unknown): unknown =>
  Array.isArray(files) ? files.map((file: unknown) => file instanceof File && file.name) : files;

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return input;
}
const held = (canvasElement: HTMLElement): unknown => names([...(inputOf(canvasElement).files ?? [])]);

function carrying(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Sends a drag event; that of the testing library loses the files. */
const drag = (
  type: 'dragover' | 'dragleave' | 'drop',
  element: Element,
  ...files: readonly File[]
): Promise<boolean> =>
  fireEvent(
    element,
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(...files) }),
  );

/** Chooses files as the file dialog does. */
async function choose(input: HTMLInputElement, ...files: readonly File[]): Promise<void> {
  input.files = carrying(...files).files;
  await fireEvent.change(input);
}

export const DefaultTest: Story = {
  ...Default,
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByLabelText('Product photos');
    await expect(input).toHaveAccessibleDescription('Images or PDF, up to 5 MB.');
    await drag('drop', input, png('a.png'), png('b.png'));
    await expect(held(canvasElement)).toEqual(['a.png', 'b.png']);
    await heard('Added: a.png and b.png');
    // More files are added to those, each once.
    await drag('drop', input, png('b.png'), png('c.png'));
    await expect(held(canvasElement)).toEqual(['a.png', 'b.png', 'c.png']);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const HeldAboveIt: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Product photos');
    await drag('dragover', input, png('a.png'));
    await expect(canvas.getByText('Let go to add')).toBeVisible();
    await drag('dragleave', input);
    await expect(canvas.getByText('Drop files here, or press to choose')).toBeVisible();
  },
};

export const ChosenByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    await userEvent.keyboard('{Enter}');
    input.removeEventListener('click', opened);
    await expect(opened).toHaveBeenCalled();
    await choose(input, png('a.png'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove a.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(held(canvasElement)).toEqual([]);
    await expect(input).toHaveFocus();
  },
};

export const PastedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste(carrying(png('screenshot.png')));
    await waitFor(() => expect(held(canvasElement)).toEqual(['screenshot.png']));
  },
};

export const LeavesOut: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByLabelText('Product photos');
    const script = new File(['1'], 'install.exe', { type: 'application/x-msdownload' });
    await drag('drop', input, png('large.png', 5_000_001), script, png('a.png'));
    const message =
      'large.png is too large (5.1 MB). Choose a file of up to 5 MB. install.exe can’t be used here. Choose images or PDF.';
    await expect(canvas.getByText(message)).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await heard('large.png is too large');
    await expect(held(canvasElement)).toEqual(['a.png']);
    // Nothing but what is left out: the files stay, and the value is the same.
    await drag('drop', input, script, script, script, script, script);
    await expect(canvas.getByText(/2 more files were left out\.$/)).toBeVisible();
    await expect(held(canvasElement)).toEqual(['a.png']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const OneFileTest: Story = {
  ...OneFile,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Logo');
    await drag('drop', input, png('a.png'), png('b.png'));
    await expect(canvas.getByText('Choose one file only.')).toBeVisible();
    await expect(held(canvasElement)).toEqual([]);
    await drag('drop', input, png('a.png'));
    await drag('drop', input, png('b.png'));
    await expect(held(canvasElement)).toEqual(['b.png']);
    await expect(canvas.queryByText('Choose one file only.')).toBeNull();
  },
};

export const WithFilesTest: Story = {
  ...WithFiles,
  play: async ({ canvas, canvasElement }) => {
    await expect(held(canvasElement)).toEqual(['floor-plan.pdf', 'storefront.png']);
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await expect(canvas.getByText('80 kB')).toBeVisible();
  },
};

export const DisabledTest: Story = {
  ...Disabled,
  args: { ...Disabled.args, onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await drag('drop', inputOf(canvasElement), png('a.png'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InAForm: Story = {
  args: { name: 'photos', required: true },
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget).getAll('photos');
        event.currentTarget.dataset['sent'] = sent.map((file) => file instanceof File && file.name).join();
      }}
    >
      <DropZone {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveFocus();
    await drag('drop', input, png('a.png'), png('b.png'));
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'a.png,b.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(held(canvasElement)).toEqual([]);
    await expect(canvas.queryByText('a.png')).toBeNull();
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
