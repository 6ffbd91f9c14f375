import { Button, dismissToast, Row, ToastRegion } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactElement } from 'react';
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

/** One toast of each kind, which stay. */
function Shown(): ReactElement {
  useEffect(() => {
    const ids = [
      show({ title: 'Saved', description: 'Your changes are live.', tone: 'success', duration: null }),
      show({ title: 'Not saved', description: 'Try again in a minute.', tone: 'danger', duration: null }),
    ];
    return () => {
      for (const id of ids) dismissToast(id);
    };
  }, []);
  return <ToastRegion />;
}

export const Open: Story = { render: () => <Shown /> };
export const Default: Story = {
  tags: ['!test'],
};
