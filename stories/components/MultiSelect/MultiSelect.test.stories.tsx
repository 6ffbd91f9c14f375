import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, {
  Chosen,
  Empty,
  InAForm,
  ManyOptions,
  NothingToChoose,
  ReadOnly,
  Sections,
  UnknownChoice,
  WithError,
} from './MultiSelect.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/MultiSelect', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: /Tables/ });
const option = (name: string): HTMLElement => screen.getByRole('option', { name });
const isChosen = (name: string, isSelected: boolean): Promise<void> =>
  waitFor(() => expect(option(name)).toHaveAttribute('aria-selected', String(isSelected)));
const onOption = (name: string): Promise<void> => waitFor(() => expect(option(name)).toHaveFocus());

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args }) => {
    await expect(trigger()).toHaveTextContent('Choose…');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'people' }));
    await isChosen('people', true);
    await userEvent.click(option('orders'));
    await isChosen('orders', true);
    await expect(args.onChange).toHaveBeenLastCalledWith(['people', 'orders']);
    await userEvent.click(option('people'));
    await isChosen('people', false);
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger()).toHaveTextContent('orders');
  },
};
export const ChosenTest: Story = {
  ...Chosen,
  play: async () => {
    await expect(trigger()).toHaveTextContent('orders, products');
  },
};
export const KeysChooseSeveral: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await onOption('orders');
    await userEvent.keyboard(' ');
    await isChosen('orders', true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isChosen('people', true);
    await userEvent.keyboard(' ');
    await isChosen('people', false);
  },
};
export const ArrowsSkipWhatIsDisabled: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await onOption('orders');
    await userEvent.keyboard('{End}');
    await onOption('products Added yesterday');
  },
};
export const EscapeKeepsTheChoice: Story = {
  args: { value: ['people'] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger()).toHaveTextContent('people');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const SectionsTest: Story = {
  ...Sections,
  play: async () => {
    await userEvent.click(trigger());
    const shop = await screen.findByRole('group', { name: 'Shop' });
    await expect(within(shop).getAllByRole('option')).toHaveLength(2);
    await expect(screen.getByRole('group', { name: 'Blog' })).toHaveTextContent('posts');
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async () => {
    await expect(trigger()).toHaveAccessibleDescription('The agent can read them. Choose at least one.');
  },
};
export const NothingToChooseTest: Story = {
  ...NothingToChoose,
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByText('No options.')).toBeVisible());
  },
};
export const ManyOptionsTest: Story = {
  ...ManyOptions,
  play: async () => {
    await userEvent.click(trigger());
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const UnknownChoiceTest: Story = {
  ...UnknownChoice,
  play: async () => {
    await expect(within(trigger()).getByText('people')).toBeVisible();
  },
};
export const ReadOnlyTest: Story = {
  ...ReadOnly,
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'orders' }));
    await isChosen('orders', false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const InAFormTest: Story = {
  ...InAForm,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const sent = (): readonly unknown[] =>
      form === null ? [] : new FormData(form).getAll('tables').map(String);
    await expect(sent()).toEqual(['orders', 'people']);
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'people' }));
    await userEvent.click(option('orders'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sent()).toEqual([]));
    form?.requestSubmit();
    await waitFor(() => expect(trigger()).toHaveAccessibleDescription(/.+/));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual(['orders', 'people']));
  },
};
export const OpenInLightTheme: Story = {
  tags: ['open'],
  globals: light,
  args: { value: ['people'] },
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
  },
};
