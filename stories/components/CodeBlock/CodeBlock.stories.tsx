import { CodeBlock } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, mixed, thousands } from '../../support/helpers.tsx';
import { sql } from './CodeBlock.samples.ts';

const meta = {
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  args: { code: sql, language: 'sql', title: 'SQL, 9 lines', label: 'SQL of this plan' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sql: Story = {
  tags: ['!test'],
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
export const InLightTheme: Story = { globals: light };
