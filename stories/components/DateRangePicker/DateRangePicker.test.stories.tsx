import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import specimens, {
  Default,
  Disabled,
  Empty,
  InAForm,
  InArabic,
  InLightTheme as InLight,
  NotADate,
  ReadOnly,
  WithLimits,
} from './DateRangePicker.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/DateRangePicker', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('group', { name: 'Sale' });
const date = (which: 'Start' | 'End'): HTMLElement =>
  within(field()).getByRole('group', { name: `${which} date Sale` });
const segment = (which: 'Start' | 'End', name: RegExp): HTMLElement =>
  within(date(which)).getByRole('spinbutton', { name });
/** What people see, without the marks that set the direction. */
const shown = (which: 'Start' | 'End'): string => (date(which).textContent ?? '').replaceAll(/\p{Cf}/gu, '');
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Open calendar: Sale' });
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const onDay = (name: RegExp): Promise<void> => waitFor(() => expect(day(name)).toHaveFocus());
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('grid')).toBeNull());

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args }) => {
    await expect(shown('Start')).toBe('11/24/2026');
    await expect(shown('End')).toBe('12/04/2026');
    await userEvent.click(opener());
    await screen.findByRole('grid', { name: /November 2026/ });
    await userEvent.click(day(/November 10, 2026/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day(/November 12, 2026/));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-12' });
    await expect(shown('End')).toBe('11/12/2026');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(segment('Start', /month/)).toHaveFocus();
    await userEvent.keyboard('11242026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(segment('Start', /year/)).toHaveFocus();
    await userEvent.tab();
    await expect(segment('End', /month/)).toHaveFocus();
    await userEvent.keyboard('12042026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-12-04' });
  },
};
export const OneDateIsNotEnough: Story = {
  ...Empty,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('11242026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await expect(field()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field()).toHaveAccessibleDescription('Enter both the start date and the end date.');
    await expect(shown('Start')).toBe('11/24/2026');
  },
};
export const TheEndIsNotBeforeTheStart: Story = {
  play: async ({ args }) => {
    await userEvent.click(segment('End', /month/));
    await userEvent.keyboard('10');
    await userEvent.click(document.body);
    await expect(field()).toHaveAccessibleDescription(
      'The end date is before the start date. Change one of them.',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-10-04' });
  },
};
export const KeysChooseAPeriod: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await onDay(/November 24, 2026/);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await onDay(/November 18, 2026/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-25' });
  },
};
export const EscapeKeepsThePeriod: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await onDay(/November 24, 2026/);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await onDay(/November 18, 2026/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(segment('Start', /month/)).toHaveFocus());
  },
};
export const WithLimitsTest: Story = {
  ...WithLimits,
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await userEvent.click(day(/November 23, 2026/));
    // A period cannot include a day that is not available.
    await waitFor(() => expect(day(/November 28, 2026/)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(day(/November 26, 2026/));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-26' });
    await userEvent.click(segment('End', /day/));
    await userEvent.keyboard('28');
    await userEvent.click(document.body);
    await expect(field()).toHaveAccessibleDescription(/A day in this period is not available\./);
    await userEvent.click(segment('End', /month/));
    await userEvent.keyboard('1225');
    await expect(field()).toHaveAccessibleDescription(/Choose December 10, 2026 or an earlier date\./);
  },
};
export const ClearEmptiesIt: Story = {
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(shown('Start')).toBe('mm/dd/yyyy');
    await expect(shown('End')).toBe('mm/dd/yyyy');
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(field()).toHaveAttribute('aria-disabled', 'true');
    await expect(opener()).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const ReadOnlyTest: Story = {
  ...ReadOnly,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(opener()).toBeDisabled();
  },
};
export const NotADateTest: Story = {
  ...NotADate,
  play: async () => {
    await expect(shown('Start')).toBe('mm/dd/yyyy');
    await expect(shown('End')).toBe('mm/dd/yyyy');
  },
};
export const InArabicTest: Story = {
  ...InArabic,
  play: async ({ args }) => {
    await screen.findByRole('group', { name: 'تاريخ البداية التخفيضات' });
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await onDay(/الثلاثاء، ٢٤ نوفمبر/);
    await userEvent.keyboard('{Enter}');
    await onDay(/الأربعاء، ٢٥ نوفمبر/);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-26' });
  },
};
export const InAFormTest: Story = {
  ...InAForm,
  args: { required: true },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const values = (): object => Object.fromEntries(new FormData(form));
    await expect(values()).toEqual({ from: '2026-11-24', until: '2026-12-04' });
    await userEvent.click(segment('End', /day/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(values()).toEqual({ from: '', until: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('link', { name: 'Sale: Enter both the start date and the end date.' });
    await expect(segment('Start', /month/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(values()).toEqual({ from: '2026-11-24', until: '2026-12-04' });
    await expect(shown('End')).toBe('12/04/2026');
  },
};
export const ResetDropsOneDate: Story = {
  ...InAForm,
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(segment('Start', /month/));
    await userEvent.keyboard('11242026');
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(shown('Start')).toBe('mm/dd/yyyy'));
    await expect(shown('End')).toBe('mm/dd/yyyy');
  },
};
export const InLightThemeTest: Story = {
  ...InLight,
  tags: ['open'],
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
  },
};
