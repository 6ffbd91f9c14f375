import { Button, ErrorScreen, LinkButton } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, framed, heard, light, longText, longWord, mixed } from './support.tsx';

const retry = fn();
const home = <LinkButton href="#home">Go Home</LinkButton>;

const meta = {
  title: 'Components/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'System Recovery Mode',
    text: 'Something on this page stopped working. What you have executed is kept.',
    details: 'TypeError: Loading chunk 7 failed\n    at load (app.js:214:19)\n    at render (app.js:88:3)',
    attempt: 'Attempt 1 of 3',
    actions: (
      <>
        <Button variant="primary" icon="retry" onClick={retry}>
          Retry Recovery
        </Button>
        {home}
      </>
    ),
  },
  parameters: { ...framed, layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'System Recovery Mode' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Recovery' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const DetailsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Loading chunk 7 failed/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/Loading chunk 7 failed/)).toBeVisible();
  },
};
export const Retrying: Story = {
  render: (args) => (
    <Controlled initial={false}>
      {(busy, set) => (
        <ErrorScreen
          {...args}
          busy={busy}
          actions={<Button onClick={() => set(true)}>Retry Recovery</Button>}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Recovery' }));
    await heard('Retrying…');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};
export const NoMoreAttempts: Story = {
  args: { actions: home, attempt: 'Three attempts did not help.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WordsOnly: Story = {
  render: () => <ErrorScreen title="System Recovery Mode" text="Something stopped working." details="" />,
};
export const LongDetails: Story = {
  args: {
    details: Array.from({ length: 200 }, (_, index) => `    at render (app.js:${index}:3)`).join('\n'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(await canvas.findByRole('region', { name: 'Details' })).toHaveAttribute('tabindex', '0');
  },
};
export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    while (document.activeElement?.matches('button, a')) await userEvent.tab();
    await expect(canvas.getByText('Details')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { title: longWord, text: longText, details: longWord, attempt: longText },
};
export const MixedDirection: Story = { args: { title: mixed, text: mixed } };
export const InLightTheme: Story = { globals: light, args: { busy: true } };
