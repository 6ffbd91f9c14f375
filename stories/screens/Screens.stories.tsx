import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed, light } from '../support/helpers.tsx';
import { Build } from './Build.tsx';
import { Checkout } from './Checkout.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Home } from './Home.tsx';
import { Pricing } from './Pricing.tsx';
import { Settings } from './Settings.tsx';
import { SignIn } from './SignIn.tsx';
import { FirstDay, NotFound, Offline, Recovery } from './States.tsx';
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
export const StudioPage: Story = { name: 'Agent', render: () => <Studio />, tags: ['!test'] };
export const DashboardPage: Story = { name: 'Dashboard', render: () => <Dashboard />, tags: ['!test'] };
export const BuildPage: Story = { name: 'Build', render: () => <Build />, tags: ['!test'] };
export const SettingsPage: Story = { name: 'Settings', render: () => <Settings />, tags: ['!test'] };
export const SignInPage: Story = { name: 'Sign-in', render: () => <SignIn />, tags: ['!test'] };
export const SignInRefused: Story = {
  name: 'Sign-in, refused',
  render: () => <SignIn refused />,
  tags: ['!test'],
};
export const PricingPage: Story = { name: 'Pricing', render: () => <Pricing />, tags: ['!test'] };
export const CheckoutPage: Story = { name: 'Checkout', render: () => <Checkout />, tags: ['!test'] };
export const EmptyProject: Story = { name: 'Empty project', render: () => <FirstDay />, tags: ['!test'] };
export const OfflineProject: Story = {
  name: 'Loading and offline',
  render: () => <Offline />,
  tags: ['!test'],
};
export const PageNotFound: Story = { name: 'Page not found', render: () => <NotFound />, tags: ['!test'] };
export const RecoveryPage: Story = { name: 'Recovery', render: () => <Recovery />, tags: ['!test'] };
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
