import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import specimens, { Default } from './ReadingReport.stories.tsx';

const meta = { ...specimens, title: 'Components/Agent/ReadingReport', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas, args }) => {
    const understood = canvas.getByRole('list', { name: 'Understood' });
    await expect(within(understood).getAllByRole('listitem')[1]).toHaveTextContent(
      'bookings was read as the table bookings',
    );
    await expect(canvas.getByRole('list', { name: 'Not understood' })).toHaveTextContent('no-show');
    const near = canvas.getByRole('group', { name: 'Near to it, and ready to run' });
    await userEvent.click(within(near).getByRole('button', { name: 'Add a status to bookings a change' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('status');
  },
};

export const KeyboardPicks: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('year');
  },
};
