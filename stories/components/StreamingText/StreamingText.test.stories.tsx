import { Button, Stack, StreamingText } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../../support/helpers.tsx';
import { drawn } from './StreamingText.samples.tsx';
import specimens, { Finished, Writing, Thousands } from './StreamingText.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/StreamingText',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The text after each press of a button; the last one ends the stream. */
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
const drawnOnce = fn(drawn);

export const FinishedTest: Story = {
  ...Finished,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-kit="StreamingText"]')).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2);
  },
};

export const WritingTest: Story = {
  ...Writing,
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
    await expect(canvas.queryByRole('group', { name: 'The statement' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('select');
    await goOn(canvas);
    const code = await canvas.findByRole('group', { name: 'The statement' });
    await expect(code).toHaveTextContent('select 1; select 2;');
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1000);
  },
};
