import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomePage: Story = { name: 'Home', tags: ['!test'] };
export const DashboardPage: Story = { name: 'Dashboard', render: () => <Dashboard />, tags: ['!test'] };
export const StudioPage: Story = { name: 'Studio', render: () => <Studio />, tags: ['!test'] };
export const PricingPage: Story = { name: 'Pricing', render: () => <Pricing />, tags: ['!test'] };
export const BuildPage: Story = { name: 'Build', render: () => <Build />, tags: ['!test'] };
export const DashboardInLightTheme: Story = {
  ...DashboardPage,
  name: 'Dashboard, light',
  globals: light,
  tags: ['!test'],
};
export const HomeOnAPhone: Story = {
  name: 'Home, phone',
  globals: { viewport: { value: 'small' } },
  tags: ['!test'],
};
