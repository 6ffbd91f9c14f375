import { RadioGroup, type Choice } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from './support.tsx';

const options: Choice[] = [
  { value: 'all', label: 'Everybody', description: 'Each person in the project, new ones too.' },
  { value: 'owners', label: 'Owners', description: 'Those who can approve an operation.' },
  { value: 'none', label: 'Nobody' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Who hears of a failed check', options, value: 'owners', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <RadioGroup
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
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who hears of a failed check' })).toBeVisible();
    const all = canvas.getByRole('radio', { name: 'Everybody' });
    await expect(all).toHaveAccessibleDescription('Each person in the project, new ones too.');
    await userEvent.click(canvas.getByText('Each person in the project, new ones too.'));
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Owners' })).not.toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: null, required: true } };
export const UnknownChoice: Story = {
  args: { value: 'friends' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const ArrowsMoveTheChoice: Story = {
  play: async ({ canvas }) => {
    const radio = (name: string): HTMLElement => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Owners')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Nobody')).toBeChecked();
    await expect(radio('Nobody')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Everybody')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Nobody')).toBeChecked();
  },
};
export const SpaceChooses: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Everybody' })).toBeChecked();
  },
};
export const DoubleClickChoosesOnce: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('radio', { name: 'Nobody' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('none');
  },
};
export const Horizontal: Story = {
  args: {
    label: 'Size',
    orientation: 'horizontal',
    value: 'm',
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
  },
};
export const WithDescription: Story = {
  args: { description: 'You can change this at any time.', optionalHint: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can change this at any time.',
    );
  },
};
export const WithError: Story = {
  args: { value: null, error: 'Choose who is told, or nobody.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose who is told, or nobody.');
  },
};
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'all' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Everybody' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const NoOptions: Story = { args: { options: [] } };
export const One: Story = { args: { options: options.slice(1, 2) } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    value: '7',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` })),
  },
};
export const LongText: Story = {
  args: {
    label: longText,
    value: 'a',
    options: [
      { value: 'a', label: longWord, description: longWord },
      { value: 'b', label: longText },
    ],
    error: longWord,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { label: mixed, value: 'a', options: [{ value: 'a', label: mixed, description: mixed }] },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <RadioGroup {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
