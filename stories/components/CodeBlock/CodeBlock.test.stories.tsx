import { CodeBlock } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { light, longWord, mixed, thousands } from './support.tsx';

const sql = `create table customers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  signup_date date not null default current_date
);
alter table customers enable row level security;
create policy "read own" on customers
  for select to authenticated using (owner_id = auth.uid());`;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code: sql, language: 'sql', title: 'SQL, 9 lines', label: 'SQL of this plan' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sql: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'SQL of this plan' });
    await expect(region).toHaveTextContent(/create table customers/);
    await waitFor(() => expect(region.querySelectorAll('span').length).toBeGreaterThan(10), {
      timeout: 5000,
    });
    await expect(region.textContent).toBe(sql);
  },
};
export const TypeScript: Story = {
  args: {
    language: 'tsx',
    title: 'Page.tsx, 3 lines',
    label: 'Source of the page',
    code: 'import { Card } from \'@saywright/ui\';\n\nexport const Page = () => <Card title="Orders">{318}</Card>;',
  },
};
export const Json: Story = {
  args: {
    language: 'json',
    title: 'JSON',
    label: 'Answer',
    code: '{ "rows": 318, "ok": true, "name": "orders" }',
  },
};
export const PlainText: Story = {
  args: { language: 'text', title: 'Log', label: 'Log', code: 'Ready in 41 ms' },
};
export const MixedDirection: Story = { args: { code: `-- ${mixed}\nselect '${mixed}';` } };
export const Empty: Story = { args: { code: '', title: 'SQL, no lines' } };
export const Thousands: Story = {
  parameters: thousands,
  args: { code: 'select 1;\n'.repeat(1000), title: 'SQL, 1,000 lines' },
};
export const WrapsByKeyboard: Story = {
  args: { code: `select '${longWord}';`, title: 'SQL, 1 line' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'SQL of this plan' });
    const wrap = await canvas.findByRole('button', { name: 'Wrap lines', pressed: false });
    wrap.focus();
    await userEvent.keyboard('{Enter}');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};
export const ReachedByKeyboard: Story = {
  args: { code: `-- ${longWord}\nselect 1;` },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'SQL of this plan' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wrap lines' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const InLightTheme: Story = { globals: light };
