import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import specimens, { Default, LongText, WithoutReview } from './Wizard.stories.tsx';

const meta = { ...specimens, title: 'Components/Navigation/Wizard', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

let sent: readonly unknown[] = [];
const onFinish = (data: FormData): void => {
  sent = [...data];
};

export const DefaultTest: Story = {
  ...Default,
  args: { onFinish: fn(onFinish), onStep: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Set up a shop' })).toBeVisible();
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    // The browser's own check comes first.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    // Then that of the step.
    await userEvent.type(canvas.getByLabelText('Name'), 'taken');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Another shop has this name.')).toBeVisible();
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Name'), 'Tea');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const heading = await canvas.findByRole('heading', { name: 'Choose an address' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onStep).toHaveBeenLastCalledWith('address');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Review' })).toBeVisible();
    await expect(canvas.getByText('Tea')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Name your shop' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Tea');
    await userEvent.type(canvas.getByLabelText('Name'), ' & Co');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Choose an address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Tea & Co')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(1));
    await expect(sent).toEqual([
      ['name', 'Tea & Co'],
      ['address', 'my-shop.example'],
    ]);
  },
};

export const MovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('Tea{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Choose an address' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Web address')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Name your shop' })).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Tea');
  },
};

export const WithoutReviewTest: Story = {
  ...WithoutReview,
  args: { ...WithoutReview.args, onFinish: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Tea{Enter}');
    const last = await canvas.findByRole('button', { name: 'Create the shop' });
    await waitFor(() => expect(last).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(last);
    // Busy until it settles.
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(1));
    await expect(last).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
