import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import specimens, { Default, LongText } from './Diagram.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Diagram', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const [list] = within(canvas.getByRole('group', { name: 'Tables of my-shop' })).getAllByRole('list');
    const boxes = [...(list?.children ?? [])];
    // To somebody who hears it, it is a list of tables, their columns and what they refer to.
    await expect(boxes.map((box) => box.textContent)).toEqual([
      'ordersiduuidcustomer_iduuidtotalnumericcustomer_id refers to customers.',
      'customersiduuidemailtextorders refers to it.',
    ]);
    await expect(canvas.getByRole('link', { name: 'orders' })).toHaveAttribute('href', '#orders');
  },
};

export const ZoomTest: Story = {
  play: async ({ canvas }) => {
    const size = canvas.getByRole('status');
    const width = (): number => canvas.getByRole('link', { name: 'orders' }).getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const large = width();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await expect(width()).toBeLessThan(large);
    for (let press = 0; press < 12; press += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await expect(size).toHaveTextContent('20%');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    const place = canvas.getByRole('group', { name: 'Tables of my-shop' });
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await expect(place.scrollHeight).toBeLessThanOrEqual(place.clientHeight);
  },
};

export const KeyboardTest: Story = {
  play: async ({ canvas }) => {
    const size = canvas.getByRole('status');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.tab();
    const place = canvas.getByRole('group', { name: 'Tables of my-shop' });
    await expect(place).toHaveFocus();
    await userEvent.keyboard('0');
    const fitting = size.textContent;
    await userEvent.keyboard('+');
    await expect(size).not.toHaveTextContent(fitting);
    await userEvent.keyboard('-');
    await expect(size).toHaveTextContent(fitting);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'orders' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'customers' })).toHaveFocus();
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
