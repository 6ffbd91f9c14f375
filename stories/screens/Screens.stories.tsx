import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, light } from '../support/helpers.tsx';
import { Build } from './Build.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Home } from './Home.tsx';
import { Pricing } from './Pricing.tsx';
import { Studio } from './Studio.tsx';

const meta = {
  title: 'Screens',
  component: Home,
  tags: ['!autodocs'],
  parameters: { ...framed, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomePage: Story = { name: 'Home' };
export const DashboardPage: Story = { name: 'Dashboard', render: () => <Dashboard /> };
export const StudioPage: Story = { name: 'Studio', render: () => <Studio /> };
export const PricingPage: Story = { name: 'Pricing', render: () => <Pricing /> };
export const BuildPage: Story = { name: 'Build', render: () => <Build /> };
export const DashboardInLightTheme: Story = { ...DashboardPage, name: 'Dashboard, light', globals: light };
export const HomeOnAPhone: Story = {
  name: 'Home, phone',
  globals: { viewport: { value: 'small' } },
};
