import { Button, Row, ToastRegion } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../support/helpers.tsx';
import { show } from '../../support/toasts.ts';

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  parameters: framed,
  render: (args) => (
    <Row>
      <Button onClick={() => show({ title: 'Agent Activated', description: 'Checks run every 30 seconds.' })}>
        Show a toast
      </Button>
      <ToastRegion {...args} />
    </Row>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
