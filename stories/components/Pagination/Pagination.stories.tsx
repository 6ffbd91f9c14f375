import { Pagination } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { count: 12, defaultValue: 5 },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const FirstPage: Story = {
  args: { defaultValue: 1 },
  tags: ['!test'],
};
export const LastPage: Story = { args: { defaultValue: 12 } };
export const FewPages: Story = { args: { count: 4, defaultValue: 2 } };
export const ManyPages: Story = {
  args: { count: 12_480, defaultValue: 6_204, around: 2 },
  tags: ['!test'],
};
export const OnePage: Story = {
  args: { count: 1, defaultValue: 1 },
  tags: ['!test'],
};
export const Links: Story = {
  args: { hrefOf: (page) => `#page=${page}` },
  tags: ['!test'],
};
export const OwnLinks: Story = {
  args: {
    hrefOf: (page) => `#page=${page}`,
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router="own">
        {children}
      </a>
    ),
  },
  tags: ['!test'],
};
export const NarrowPlace: Story = {
  decorators: [
    (Example) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
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
