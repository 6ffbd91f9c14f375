import { Slider, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { backKey, Controlled, light, longText, longWord, mixed, onKey } from './support.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Temperature', value: 0.7, min: 0, max: 2, step: 0.1, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <Slider
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = { label: 'Max tokens', min: 256, max: 4096, step: 256, value: 1024 };

export const Default: Story = {
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
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveValue('0.8');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('0.6');
  },
};
export const WithUnit: Story = {
  args: {
    ...tokens,
    formatValue: (value) => `${value.toLocaleString('en')} tokens`,
    description: 'Longest answer.',
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '1,024 tokens');
    await expect(slider).toHaveAccessibleDescription('Longest answer.');
  },
};
export const BadNumbers: Story = {
  render: (args) => (
    <Stack>
      <Slider {...args} label="Beyond" value={99} />
      <Slider {...args} label="Between two steps" value={0.30000000000000004} />
      <Slider {...args} label="No number" value={Number.NaN} />
      <Slider {...args} label="No room" value={1} min={1} max={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['2', '0.3', '0', '1']);
  },
};
export const Enormous: Story = { args: { value: 1e12, min: 0, max: 1e15, step: 1e9 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: longWord, description: longText } };
export const MixedDirection: Story = { args: { label: mixed, formatValue: (value) => `🚀 ${value}` } };
export const InLightTheme: Story = { globals: light };
