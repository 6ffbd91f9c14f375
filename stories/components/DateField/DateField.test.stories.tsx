import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import specimens, {
  Default,
  Disabled,
  Empty,
  InAForm,
  InArabic,
  InBritishEnglish,
  NotADate,
  ReadOnly,
  WithError,
  WithLimits,
} from './DateField.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/DateField', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('group', { name: 'Launch date' });
const segment = (name: RegExp): HTMLElement => within(field()).getByRole('spinbutton', { name });
/** What people see, without the marks that set the direction. */
const shown = (group: HTMLElement): string => (group.textContent ?? '').replaceAll(/\p{Cf}/gu, '');

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args }) => {
    await expect(shown(field())).toBe('11/24/2026');
    await userEvent.tab();
    await expect(segment(/month/)).toHaveFocus();
    await expect(segment(/month/)).toHaveAccessibleDescription('Selected Date: November 24, 2026');
    await userEvent.keyboard('3');
    await expect(segment(/day/)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-24');
  },
};
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args }) => {
    await expect(shown(field())).toBe('mm/dd/yyyy');
    await userEvent.tab();
    await userEvent.keyboard('0228');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
  },
};
export const ArrowsChangeASegment: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(segment(/day/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(segment(/month/)).toHaveFocus();
  },
};
export const PageKeysGoFurther: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-17');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    // December has this day, February has not: the last one it has replaces it.
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}2');
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
  },
};
export const BackspaceEmptiesASegment: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(shown(field())).toBe('mm/24/2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field()).toHaveAccessibleDescription(/Enter the day, month and year\./);
    await userEvent.click(segment(/month/));
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(screen.queryByText('Enter the day, month and year.')).toBeNull();
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async () => {
    await expect(segment(/year/)).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription(/This is a public holiday\./);
  },
};
export const WithLimitsTest: Story = {
  ...WithLimits,
  play: async () => {
    const problems = [
      ['10', '24', 'Choose November 24, 2026 or a later date.'],
      ['12', '25', 'This date is not available. Choose another one.'],
    ] as const;
    for (const [month, day, problem] of problems) {
      await userEvent.click(segment(/month/));
      await userEvent.keyboard(`${month}${day}`);
      await userEvent.tab();
      await expect(field()).toHaveAccessibleDescription(new RegExp(problem.replaceAll('.', String.raw`\.`)));
    }
    await userEvent.click(segment(/day/));
    await userEvent.keyboard('24');
    await expect(segment(/day/)).toBeValid();
    await userEvent.keyboard('2027');
    await expect(field()).toHaveAccessibleDescription(/Choose December 31, 2026 or an earlier date\./);
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(field()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const ReadOnlyTest: Story = {
  ...ReadOnly,
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(segment(/month/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}7');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(shown(field())).toBe('11/24/2026');
  },
};
export const NotADateTest: Story = {
  ...NotADate,
  play: async () => {
    await expect(shown(field())).toBe('mm/dd/yyyy');
  },
};
export const InBritishEnglishTest: Story = {
  ...InBritishEnglish,
  play: async () => {
    await expect(shown(field())).toBe('24/11/2026');
  },
};
export const InArabicTest: Story = {
  ...InArabic,
  play: async ({ args }) => {
    const group = screen.getByRole('group', { name: 'تاريخ الإطلاق' });
    await expect(shown(group)).toBe('٢٤/١١/٢٠٢٦');
    const [day, month] = within(group).getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};
export const InAFormTest: Story = {
  ...InAForm,
  args: { required: true },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const value = (): FormDataEntryValue | null => new FormData(form).get('launch');
    await expect(value()).toBe('2026-11-24');
    await userEvent.click(segment(/day/));
    await userEvent.keyboard('25');
    await expect(value()).toBe('2026-11-25');
    await userEvent.click(segment(/month/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(value()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(segment(/month/)).toHaveFocus();
    const link = await canvas.findByRole('link', { name: 'Launch date: Enter the day, month and year.' });
    await userEvent.tab();
    await userEvent.click(link);
    await expect(segment(/month/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(shown(field())).toBe('11/24/2026');
    await expect(value()).toBe('2026-11-24');
  },
};
export const EmptiedAfterAProblem: Story = {
  ...InAForm,
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Launch date'));
    await expect(segment(/month/)).toHaveFocus();
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field()).toHaveAccessibleDescription('Enter the day, month and year.');
    await userEvent.click(segment(/month/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field()).not.toHaveAccessibleDescription();
    await expect(segment(/month/)).toBeValid();
  },
};
export const FocusedByItsRef: Story = {
  args: {
    ref: (group) => {
      group?.focus();
    },
  },
  play: async () => {
    await expect(segment(/month/)).toHaveFocus();
  },
};
export const RequiredInAForm: Story = {
  ...InAForm,
  args: { required: true, value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(segment(/month/)).toHaveFocus();
    await expect(segment(/month/)).toBeInvalid();
    await userEvent.keyboard('11242026');
    await expect(segment(/month/)).toBeValid();
  },
};
