import {
  Badge,
  Button,
  Card,
  Dialog,
  Menu,
  ProgressBar,
  Select,
  Stack,
  StatusDot,
  ToastRegion,
  Tooltip,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import * as css from '../support/stories.css.ts';
import { show } from '../support/toasts.ts';

export interface ScopeProps {
  theme: 'dark' | 'light';
  contrast?: 'normal' | 'more';
  density?: 'comfortable' | 'compact';
  dir?: 'ltr' | 'rtl';
}

/** A region with its own modes, and every kind of overlay that opens from it. */
function Scope({
  theme,
  contrast = 'normal',
  density = 'comfortable',
  dir = 'ltr',
}: ScopeProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const name = [theme, contrast === 'more' && 'high contrast', density, dir].filter(Boolean).join(', ');
  const modes = { 'data-theme': theme, 'data-contrast': contrast, 'data-density': density, dir };
  return (
    <div {...modes} className={css.scope}>
      <Card title={name} action={<StatusDot status="online" label="Online" />}>
        <Stack gap={16}>
          <ProgressBar label="Copied" value={40} />
          <Select
            label="Service"
            options={[{ id: 'db', label: 'Database' }]}
            value={null}
            onChange={() => {}}
          />
          <div className={css.actions}>
            <Menu label="More" items={[{ id: 'one', label: 'Rename' }]} />
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Tooltip text="Confirms in a toast.">
              <Button variant="primary" onClick={() => show({ title: 'Saved', tone: 'success' })}>
                Save
              </Button>
            </Tooltip>
            <Badge tone="warning">Sample</Badge>
          </div>
        </Stack>
      </Card>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="In its theme">
        The dialog renders in the body.
      </Dialog>
    </div>
  );
}

const meta = {
  title: 'Patterns/Nested themes',
  component: Scope,
  args: { theme: 'light', density: 'compact', dir: 'rtl' },
  parameters: {
    lead: 'A region with its own theme, density or direction inside a page. Menus, dialogs, tooltips and toasts that open from it look like the region, although they are drawn above the whole page.',
  },
} satisfies Meta<typeof Scope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneInsideAnother: Story = {
  render: (args) => (
    <Stack>
      <Scope theme="dark" />
      <Scope {...args} />
      <Scope theme="dark" contrast="more" />
      <Scope theme="light" contrast="more" density="compact" />
    </Stack>
  ),
};

export const WithToasts: Story = {
  render: (args) => (
    <div data-theme={args.theme} data-density={args.density} dir={args.dir}>
      <ToastRegion />
      <Scope {...args} />
    </div>
  ),
  tags: ['!test'],
};
