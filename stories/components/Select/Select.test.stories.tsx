import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, {
  Sections,
  Empty,
  WithError,
  NothingToChoose,
  UnknownChoice,
  ManyOptions,
  LongText,
  RightToLeft,
} from './Select.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/Select', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: /Framework/ });
const openedList = (): Promise<HTMLElement> => screen.findByRole('listbox');
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const onOption = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

export const EmptyTest: Story = {
  ...Empty,
  play: async () => {
    await expect(trigger()).toHaveTextContent('Choose…');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'Vue' }));
    await closed();
    await expect(trigger()).toHaveTextContent('Vue');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const EnterOpensAndChooses: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await onOption('React');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(trigger()).toHaveTextContent('Vue');
  },
};
export const SpaceOpens: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await openedList();
  },
};
export const ArrowsSkipWhatIsDisabled: Story = {
  args: { value: 'svelte' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await onOption('Svelte Compiled ahead of time');
    await userEvent.keyboard('{ArrowDown}');
    await onOption('Solid');
    await userEvent.keyboard('{Home}');
    await onOption('React');
    await userEvent.keyboard('{End}');
    await onOption('Solid');
    await userEvent.keyboard('{ArrowUp}');
    await onOption('Svelte Compiled ahead of time');
  },
};
export const LettersFindAnOption: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await userEvent.keyboard('v');
    await onOption('Vue');
  },
};
export const EscapeLeavesTheChoice: Story = {
  args: { value: 'react' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(trigger()).toHaveTextContent('React');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async () => {
    await expect(trigger()).toHaveAccessibleDescription(
      'The code is written for it. Choose one to continue.',
    );
  },
};
export const NothingToChooseTest: Story = {
  ...NothingToChoose,
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByText('No options.')).toBeVisible());
  },
};
export const UnknownChoiceTest: Story = {
  ...UnknownChoice,
  play: async () => {
    await expect(trigger()).toHaveTextContent('Choose…');
  },
};
export const ManyOptionsTest: Story = {
  ...ManyOptions,
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
};
export const SectionsTest: Story = {
  ...Sections,
  play: async () => {
    await userEvent.click(trigger());
    const group = await screen.findByRole('group', { name: 'With a compiler' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: 'htmx' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  args: { value: 'svelte' },
  play: async () => {
    await userEvent.click(trigger());
    await openedList();
  },
};
