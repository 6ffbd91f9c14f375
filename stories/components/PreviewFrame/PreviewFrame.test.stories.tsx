import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import specimens, { Default } from './PreviewFrame.stories.tsx';

const meta = { ...specimens, title: 'Components/Agent/PreviewFrame', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Your pages');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    await waitFor(() => expect(frame.parentElement).toHaveAttribute('aria-busy', 'false'));
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Your pages');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Desktop' })).toHaveFocus();
    const wide = frame.clientWidth;
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await expect(frame.clientWidth).toBeLessThan(wide);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    await expect(canvas.getByRole('button', { name: 'Show it light' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toHaveFocus();
  },
};

export const HearsOnlyItsPage: Story = {
  args: { message: { hello: 'page' }, onMessage: fn() },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Your pages');
    const post = (data: string, source: Window | null, origin: string): boolean =>
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    post('from elsewhere', window, 'null');
    post('from another page in it', frame.contentWindow, 'https://example.org');
    post('from the page', frame.contentWindow, 'null');
    await expect(args.onMessage).toHaveBeenCalledOnce();
    await expect(args.onMessage).toHaveBeenCalledWith('from the page', []);
  },
};

export const WithoutOrigin: Story = {
  args: { withoutOrigin: true, onMessage: fn(), onLoad: fn() },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Your pages');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    const { port1: port } = new MessageChannel();
    const post = (origin: string): boolean =>
      window.dispatchEvent(
        new MessageEvent('message', { data: 'hello', source: frame.contentWindow, origin, ports: [port] }),
      );
    post(location.origin);
    await expect(args.onMessage).not.toHaveBeenCalled();
    post('null');
    await expect(args.onMessage).toHaveBeenCalledWith('hello', [port]);
  },
};
