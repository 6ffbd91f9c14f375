import { FooterPanel, Logo } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Page/FooterPanel',
  component: FooterPanel,
  args: {
    brand: <Logo />,
    links: [
      { label: 'About', href: '#about' },
      { label: 'Contact', href: '#contact' },
      { label: 'Privacy Policy', href: '#privacy' },
      { label: 'Terms of Service', href: '#terms' },
    ],
    notice:
      'Saywright is an independent project. It is not affiliated with the third-party platforms named on these pages.',
    copyright: '© 2024 Saywright',
  },
} satisfies Meta<typeof FooterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const OwnLinks: Story = {
  args: {
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router>
        {children}
      </a>
    ),
  },
  tags: ['!test'],
};
export const NoticeOnly: Story = {
  render: () => <FooterPanel links={[]} notice="An independent project." />,
};
export const ManyLinks: Story = {
  args: {
    links: Array.from({ length: 60 }, (_, index) => ({ label: `Page ${index + 1}`, href: `#${index}` })),
  },
};
export const LongText: Story = {
  args: { links: [{ label: longWord, href: '#a' }], notice: longText, copyright: longWord },
};
export const MixedDirection: Story = { args: { notice: mixed } };
export const InLightTheme: Story = { globals: light };
