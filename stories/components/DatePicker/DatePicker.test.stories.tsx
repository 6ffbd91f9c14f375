import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import specimens, {
  Default,
  Disabled,
  Empty,
  InAForm,
  InArabic,
  InBritishEnglish,
  InLightTheme as InLight,
  ReadOnly,
  RightToLeft,
  WithLimits,
} from './DatePicker.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/DatePicker', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('group', { name: 'Launch date' });
const segment = (name: RegExp): HTMLElement => within(field()).getByRole('spinbutton', { name });
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Open calendar: Launch date' });
const month = (name: string): Promise<HTMLElement> => screen.findByRole('grid', { name: new RegExp(name) });
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const onDay = (name: RegExp): Promise<void> => waitFor(() => expect(day(name)).toHaveFocus());
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
/** Opens the calendar with the keyboard. */
async function openByKey(): Promise<void> {
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('grid');
}

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args }) => {
    await userEvent.click(opener());
    await month('November 2026');
    await onDay(/Tuesday, November 24, 2026 selected/);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(day(/Friday, December 4, 2026/));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
    await expect(segment(/month/)).toHaveTextContent('12');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};
export const SegmentsAreTyped: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(segment(/day/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
  },
};
export const AltArrowOpens: Story = {
  play: async () => {
    await openByKey();
    await onDay(/November 24, 2026 selected/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(segment(/month/)).toHaveFocus());
    await userEvent.click(opener());
    await screen.findByRole('grid');
  },
};
export const ArrowsMoveByDayAndWeek: Story = {
  play: async ({ args }) => {
    await openByKey();
    await onDay(/November 24/);
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await onDay(/November 25/);
    await userEvent.keyboard('{ArrowDown}');
    await onDay(/December 2,/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await onDay(/November 18/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
  },
};
export const PageKeysTurnMonthsAndYears: Story = {
  play: async ({ args }) => {
    await openByKey();
    await onDay(/November 24/);
    await userEvent.keyboard('{PageDown}');
    await onDay(/December 24, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await onDay(/December 24, 2025/);
    await userEvent.keyboard('{Home}');
    await onDay(/December 1, 2025/);
    await userEvent.keyboard('{End}');
    await onDay(/December 31, 2025/);
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-31');
  },
};
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(segment(/year/)).toHaveTextContent('yyyy');
  },
};
export const WithLimitsTest: Story = {
  ...WithLimits,
  play: async ({ args }) => {
    await userEvent.click(opener());
    await month('November 2026');
    await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const taken = day(/Thursday, November 26, 2026/);
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(taken);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(day(/Thursday, November 19, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await onDay(/November 24/);
    await userEvent.keyboard('{PageDown}');
    await onDay(/December 10, 2026/);
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10');
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(opener()).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const ReadOnlyTest: Story = {
  ...ReadOnly,
  play: async () => {
    await expect(opener()).toBeDisabled();
    await userEvent.tab();
    await expect(segment(/month/)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(screen.queryByRole('grid')).toBeNull();
  },
};
export const InBritishEnglishTest: Story = {
  ...InBritishEnglish,
  play: async () => {
    await userEvent.click(opener());
    const grid = await month('November 2026');
    await expect(grid.querySelector('thead')).toHaveTextContent('MTWTFSS');
  },
};
export const InArabicTest: Story = {
  ...InArabic,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await screen.findByRole('grid', { name: /نوفمبر ٢٠٢٦/ });
    await expect(grid.querySelector('th')).toHaveTextContent('س');
    await onDay(/٢٤ نوفمبر/);
    await userEvent.keyboard('{ArrowLeft}');
    await onDay(/٢٥ نوفمبر/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await openByKey();
    await onDay(/November 24/);
    await userEvent.keyboard('{ArrowLeft}');
    await onDay(/November 25/);
  },
};
export const InAFormTest: Story = {
  ...InAForm,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await userEvent.click(day(/Wednesday, November 25, 2026/));
    await closed();
    await expect(new FormData(form).get('launch')).toBe('2026-11-25');
    form.reset();
    await waitFor(() => expect(new FormData(form).get('launch')).toBe('2026-11-24'));
    await expect(segment(/day/)).toHaveTextContent('24');
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
