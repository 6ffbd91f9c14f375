import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, {
  Default,
  UnknownChoice,
  WithDescription,
  WithError,
  OneDisabled,
  LongText,
} from './RadioGroup.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Choice/RadioGroup',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who gets failed checks' })).toBeVisible();
    const all = canvas.getByRole('radio', { name: 'Everybody' });
    await expect(all).toHaveAccessibleDescription('Everyone in the project, including new people.');
    await userEvent.click(canvas.getByText('Everyone in the project, including new people.'));
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Owners' })).not.toBeChecked();
  },
};

export const UnknownChoiceTest: Story = {
  ...UnknownChoice,
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
export const WithDescriptionTest: Story = {
  ...WithDescription,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can change this at any time.',
    );
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose who gets a message, or nobody.');
  },
};
export const OneDisabledTest: Story = {
  ...OneDisabled,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Everybody' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
