import { Diagram, diagramHeight, type DiagramBox } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const orders: DiagramBox = {
  id: 'orders',
  title: 'orders',
  href: '#orders',
  lines: [
    { id: 'id', text: 'id', note: 'uuid', strong: true },
    { id: 'customer_id', text: 'customer_id', note: 'uuid', strong: true },
    { id: 'total', text: 'total', note: 'numeric' },
  ],
  relations: 'customer_id refers to customers.',
  x: 16,
  y: 16,
  width: 200,
  height: diagramHeight(3),
};
const customers: DiagramBox = {
  id: 'customers',
  title: 'customers',
  href: '#customers',
  lines: [
    { id: 'id', text: 'id', note: 'uuid', strong: true },
    { id: 'email', text: 'email', note: 'text' },
  ],
  relations: 'orders refers to it.',
  x: 300,
  y: 28,
  width: 200,
  height: diagramHeight(2),
};
const customer = {
  id: 'customer',
  from: 'orders',
  to: 'customers',
  points: [
    { x: 216, y: 74 },
    { x: 258, y: 74 },
    { x: 300, y: 74 },
  ],
};

const meta = {
  title: 'Components/Data/Diagram',
  component: Diagram,
  args: {
    label: 'Tables of my-shop',
    boxes: [orders, customers],
    links: [customer],
    width: 516,
    height: 148,
  },
} satisfies Meta<typeof Diagram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const WithoutLinks: Story = {
  args: { boxes: [orders, customers].map((box) => ({ ...box, href: undefined })), links: [] },
};
export const Empty: Story = { args: { boxes: [], links: [], width: 0, height: 0 } };
export const OneBox: Story = { args: { boxes: [orders], links: [], width: 232, height: 148 } };
export const Hundreds: Story = {
  parameters: thousands,
  args: {
    boxes: Array.from({ length: 200 }, (_, index) => ({
      ...orders,
      id: `${index}`,
      title: `table_${index + 1}`,
      relations: undefined,
      x: 16 + (index % 10) * 220,
      y: 16 + Math.floor(index / 10) * 140,
    })),
    links: [],
    width: 2230,
    height: 2830,
  },
};
export const LongText: Story = {
  args: {
    boxes: [{ ...orders, title: longWord, lines: [{ id: 'a', text: longWord, note: longWord }] }],
    links: [],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { boxes: [{ ...orders, title: mixed, lines: [{ id: 'a', text: mixed, note: mixed }] }], links: [] },
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light };
