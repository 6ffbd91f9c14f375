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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as css from '../support/stories.css.ts';
import { show } from '../support/toasts.ts';

interface ScopeProps {
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
} satisfies Meta<typeof Scope>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The modes around an element. */
const around = (element: Element | null): readonly (string | null | undefined)[] =>
  ['data-theme', 'data-contrast', 'data-density', 'dir'].map((name) =>
    element?.closest(`[${name}]`)?.getAttribute(name),
  );
const inside = ['light', 'normal', 'compact', 'rtl'];
const overlayOfLight = 'rgb(255, 255, 255)';

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

export const MenuKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    await expect(around(item)).toEqual(inside);
    const panel = item.closest('[data-theme]');
    await expect(panel && getComputedStyle(panel).backgroundColor).toBe(overlayOfLight);
    await expect(getComputedStyle(item).minHeight).toBe('28px');
  },
};

export const SelectKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Service/ }));
    await expect(around(await screen.findByRole('option', { name: 'Database' }))).toEqual(inside);
  },
};

export const DialogKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(around(dialog)).toEqual(inside);
    await expect(getComputedStyle(within(dialog).getByText('In its theme')).color).toBe('rgb(26, 25, 43)');
  },
};

export const TooltipKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(around(await screen.findByRole('tooltip'))).toEqual(inside);
  },
};

export const ToastsKeepTheModes: Story = {
  render: (args) => (
    <div data-theme={args.theme} data-density={args.density} dir={args.dir}>
      <ToastRegion />
      <Scope {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await screen.findByText('Saved', { selector: '[data-kit="Toast"] *' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(around(shown).filter((_, index) => index !== 1)).toEqual(['light', 'compact', 'rtl']);
  },
};
