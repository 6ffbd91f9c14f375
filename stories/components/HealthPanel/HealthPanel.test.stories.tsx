import { HealthPanel, type Health } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import specimens, { Healthy } from './HealthPanel.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Data/HealthPanel',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const HealthyTest: Story = {
  ...Healthy,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'System health' })).toBeVisible();
    await expect(canvas.getByText('Healthy')).toBeVisible();
    await expect(canvas.getByText('GCP Ready')).toBeVisible();
  },
};

export const SpeaksAChange: Story = {
  render: (args) => (
    <Controlled<Health> initial="healthy">
      {(health, set) => (
        <>
          <HealthPanel {...args} health={health} />
          <button type="button" onClick={() => set('critical')}>
            It fails
          </button>
        </>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It fails' }));
    await heard('System health: Critical');
  },
};
