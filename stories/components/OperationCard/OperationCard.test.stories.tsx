import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, {
  Proven,
  WithAlternative,
  Executed,
  Failed,
  InParts,
  InLightTheme,
} from './OperationCard.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/OperationCard',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ProvenTest: Story = {
  ...Proven,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Create a table called customers' })).toBeVisible();
    await heard('Needs your approval: Create a table called customers. Low risk');
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names.slice(-3)).toEqual(['Review', 'Decline', 'Execute']);
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByRole('group', { name: 'SQL of this plan' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
    await expect(args.onExecute).toHaveBeenCalledOnce();
  },
};

export const WithAlternativeTest: Story = {
  ...WithAlternative,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo only what has not changed since' }));
    await expect(args.alternative?.onPress).toHaveBeenCalledOnce();
    await expect(args.onExecute).not.toHaveBeenCalled();
  },
};

export const ExecutedTest: Story = {
  ...Executed,
  play: async ({ args, canvas }) => {
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'SQL of this plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const FailedTest: Story = {
  ...Failed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Nothing was changed/)).toBeVisible();
    await expect(canvas.getByText(/which must be filled in and never repeat/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InLightThemeTest: Story = {
  ...InLightTheme,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
  },
};

export const InPartsTest: Story = {
  ...InParts,
  play: async ({ args, canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['First, in the database', 'Then, on the site']);
    const [first, then] = canvas.getAllByRole('list').filter((list) => list.tagName === 'OL');
    await expect(first).toHaveAttribute('start', '1');
    await expect(then).toHaveAttribute('start', '3');
    await expect(canvas.getAllByText(/in this order/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
    await expect(args.onExecute).toHaveBeenCalledOnce();
  },
};
