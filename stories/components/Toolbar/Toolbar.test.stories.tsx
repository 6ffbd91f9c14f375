import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backKey, onKey } from '../../support/helpers.tsx';
import specimens, { Default, RightToLeft, WithASelect, WithDisabledControls } from './Toolbar.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/Toolbar', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const onButton = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    const stops = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
  },
};
export const ArrowsMove: Story = {
  play: async () => {
    await userEvent.tab();
    await onButton('Bold');
    await userEvent.keyboard(onKey());
    await onButton('Italic');
    await userEvent.keyboard(onKey());
    await onButton('Undo');
    await userEvent.keyboard(onKey());
    await onButton('Insert');
    await userEvent.keyboard(onKey());
    await onButton('Bold');
    await userEvent.keyboard(backKey());
    await onButton('Insert');
    await userEvent.keyboard('{Home}');
    await onButton('Bold');
    await userEvent.keyboard('{End}');
    await onButton('Insert');
  },
};
export const TabLeavesAndReturns: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(onKey());
    await onButton('Italic');
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar').contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await onButton('Italic');
  },
};
export const MenuOpensAndReturns: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Table' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await onButton('Insert');
    await userEvent.keyboard(onKey());
    await onButton('Bold');
  },
};
export const WithDisabledControlsTest: Story = {
  ...WithDisabledControls,
  play: async () => {
    await userEvent.tab();
    await onButton('Redo');
    await userEvent.keyboard(onKey());
    await onButton('Print');
  },
};
export const WithASelectTest: Story = {
  ...WithASelect,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(onKey());
    await onButton(/Font/);
    await userEvent.keyboard(onKey());
    await onButton('Print');
    await expect(screen.getByRole('button', { name: /Font/ })).toHaveTextContent('Sans');
    await userEvent.keyboard(`${backKey()}{ArrowDown}`);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Serif' })).toBeVisible());
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await userEvent.tab();
    await onButton('Bold');
    await userEvent.keyboard('{ArrowLeft}');
    await onButton('Italic');
    await userEvent.keyboard('{ArrowRight}');
    await onButton('Bold');
  },
};
