import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import specimens, { ReportsWhatIsTooClose } from './OwnTheme.stories.tsx';

const meta = { ...specimens, title: 'Recipes/Make your own theme', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const ReportsWhatIsTooCloseTest: Story = {
  ...ReportsWhatIsTooClose,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All text is readable')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'accentText' });
    await userEvent.clear(field);
    await userEvent.type(field, '#77');
    await expect(field).toHaveAccessibleDescription('Use the form #RRGGBB.');
    await userEvent.type(field, '7777');
    await waitFor(() => expect(canvas.getByText(/pairs? (?:has|have) too little contrast/)).toBeVisible());
    await expect(canvas.getByRole('group', { name: 'Theme definition' })).toHaveTextContent(
      "accentText: '#777777'",
    );
  },
};
