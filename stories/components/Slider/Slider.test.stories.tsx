import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { backKey, onKey } from '../../support/helpers.tsx';
import { tokens } from './Slider.samples.ts';
import specimens, { Default, RightToLeft, WithUnit, BadNumbers } from './Slider.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/Slider', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Temperature' });
    await expect(slider).toHaveValue('0.7');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.7');
    await fireEvent.change(slider, { target: { value: '1.4' } });
    await expect(slider).toHaveValue('1.4');
  },
};

export const ArrowsGoOneStepAndStayRound: Story = {
  args: { value: 0.1 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${onKey()}{ArrowUp}${backKey()}{ArrowDown}`);
    const wanted = [0.2, 0.3, 0.2, 0.1];
    for (const [press, value] of wanted.entries())
      await expect(args.onChange).toHaveBeenNthCalledWith(press + 1, value);
  },
};

export const PageKeysGoTenSteps: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('1.7');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('2');
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('slider')).toHaveValue('1');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(canvas.getByRole('slider')).toHaveValue('0');
  },
};
export const PageKeysOnLargeSteps: Story = {
  args: tokens,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('3584');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('4096');
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('slider')).toHaveValue('1536');
  },
};
export const HomeAndEnd: Story = {
  args: tokens,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider')).toHaveValue('4096');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('slider')).toHaveValue('256');
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveValue('0.8');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('0.6');
  },
};
export const WithUnitTest: Story = {
  ...WithUnit,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '1,024 tokens');
    await expect(slider).toHaveAccessibleDescription('Longest answer.');
  },
};
export const BadNumbersTest: Story = {
  ...BadNumbers,
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['2', '0.3', '0', '1']);
  },
};
