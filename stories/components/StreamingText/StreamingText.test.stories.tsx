import { Button, CodeBlock, Stack, StreamingText } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from './support.tsx';

const answer =
  'There are 37 test customers among 1,204.\n\nNone of them has an order, so nothing else would change.';

const meta = {
  title: 'Components/StreamingText',
  component: StreamingText,
  args: { text: answer },
} satisfies Meta<typeof StreamingText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is written with each press of a button; the last one ends it. */
const growing = (...texts: readonly string[]): Pick<Story, 'render'> => ({
  render: (args) => (
    <Controlled initial={0}>
      {(step, setStep) => (
        <Stack>
          <StreamingText {...args} text={texts[step] ?? ''} streaming={step < texts.length - 1} />
          <Button onClick={() => setStep(Math.min(step + 1, texts.length - 1))}>Go on</Button>
        </Stack>
      )}
    </Controlled>
  ),
});
const goOn = (canvas: { getByRole: (role: 'button') => HTMLElement }): Promise<void> =>
  userEvent.click(canvas.getByRole('button'));

/** Draws a fenced block as code, and all else as a paragraph. */
const drawn = (block: string) => {
  const code = /^```sql\n(.*)\n```$/s.exec(block)?.[1];
  return code === undefined ? (
    <p>{block}</p>
  ) : (
    <CodeBlock code={code} language="sql" title="SQL" label="The statement" />
  );
};
const drawnOnce = fn(drawn);

export const Finished: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-kit="StreamingText"]')).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2);
  },
};
export const Writing: Story = {
  args: { streaming: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.getByText(/^None of them/)).toHaveTextContent(/nothing else would$/);
  },
};
export const WholeWords: Story = {
  ...growing('There a', 'There are thir', 'There are thirty-seven.'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^There$/);
    await goOn(canvas);
    await waitFor(() => expect(canvasElement.querySelector('p')).toHaveTextContent(/^There are$/));
    await goOn(canvas);
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^There are thirty-seven\.$/);
    await expect(canvasElement.querySelector('p')?.childElementCount).toBe(0);
  },
};
export const WordsWithoutSpaces: Story = {
  ...growing('顧客の表を作', '顧客の表を作りました。'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^顧客の表を$/);
    await goOn(canvas);
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^顧客の表を作りました。$/);
  },
};
export const BlocksAreDrawnOnce: Story = {
  args: { renderBlock: drawnOnce },
  ...growing('First block.\n\nSecond ', 'First block.\n\nSecond block ', 'First block.\n\nSecond block.'),
  play: async ({ canvas }) => {
    await goOn(canvas);
    await waitFor(() => expect(canvas.getByText('Second block')).toBeVisible());
    await goOn(canvas);
    await expect(canvas.getByText('Second block.')).toBeVisible();
    const calls = drawnOnce.mock.calls.map(([block]) => block);
    await expect(calls.filter((block) => block === 'First block.')).toHaveLength(1);
    await expect(calls).not.toContain('Second block ');
  },
};
export const BlocksAppearWhole: Story = {
  args: { renderBlock: drawn },
  ...growing(
    'This would run:\n\n```sql\nselect 1;\n\nselect ',
    'This would run:\n\n```sql\nselect 1;\n\nselect 2;\n```\n\nNothing ',
    'This would run:\n\n```sql\nselect 1;\n\nselect 2;\n```\n\nNothing else.',
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region', { name: 'The statement' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('select');
    await goOn(canvas);
    const code = await canvas.findByRole('region', { name: 'The statement' });
    await expect(code).toHaveTextContent('select 1; select 2;');
  },
};
export const WithCode: Story = {
  args: {
    renderBlock: drawn,
    text: 'This would run:\n\n```sql\nselect name from customers;\n\nselect 2;\n```\n\nNothing else.',
  },
};
export const Empty: Story = { args: { text: '' } };
export const NothingYet: Story = { args: { text: '', streaming: true } };
export const One: Story = { args: { text: 'Done.' } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    streaming: true,
    text: Array.from({ length: 1000 }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n'),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1000);
  },
};
export const LongText: Story = { args: { text: `${longText}\n\n${longWord}` } };
export const MixedDirection: Story = {
  args: { text: `${mixed}\n\nأضف رقم هاتف اختياريا 📱 `, streaming: true },
};
export const RightToLeft: Story = {
  args: { streaming: true },
  render: (args) => (
    <div dir="rtl">
      <StreamingText {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light, args: { streaming: true } };
