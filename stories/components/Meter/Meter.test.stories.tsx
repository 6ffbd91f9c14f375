import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, WithStatus, OutOfRange, BadNumbers, LabelHidden } from './Meter.stories.tsx';

const meta = { ...specimens, title: 'Components/Feedback/Meter', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Compliance' });
    await expect(meter).toHaveAttribute('aria-valuenow', '94');
    await expect(meter).toHaveAttribute('aria-valuetext', '94%');
  },
};

export const WithStatusTest: Story = {
  ...WithStatus,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '4.6 of 5 GB, Near the limit');
    await expect(canvas.getByText('Near the limit')).toBeVisible();
  },
};

export const OutOfRangeTest: Story = {
  ...OutOfRange,
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['100', '0', '0']);
  },
};
export const BadNumbersTest: Story = {
  ...BadNumbers,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'No number' })).not.toHaveTextContent('NaN');
    await expect(document.body.innerHTML).not.toContain('NaN');
  },
};
export const LabelHiddenTest: Story = {
  ...LabelHidden,
  play: async ({ canvas }) => {
    const [figure, bar] = [canvas.getByText('94%'), canvas.getByRole('meter')];
    const end = document.dir === 'rtl' ? 'left' : 'right';
    await expect(figure.getBoundingClientRect()[end]).toBe(bar.getBoundingClientRect()[end]);
  },
};
