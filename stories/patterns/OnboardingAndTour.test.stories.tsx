import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../support/helpers.tsx';
import specimens, { OnTheTour, AfterTheTour } from './OnboardingAndTour.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Onboarding and tour', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheTourTest: Story = {
  ...OnTheTour,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await heard('Step 2 of 2: Project status.');
  },
};
export const AfterTheTourTest: Story = {
  ...AfterTheTour,
  args: { finished: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await userEvent.keyboard('{Escape}');
    await heard('1/2 Complete');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
