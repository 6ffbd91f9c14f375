import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, {
  HomePage,
  StudioPage,
  DashboardPage,
  BuildPage,
  SettingsPage,
  SignInPage,
  SignInRefused,
  PricingPage,
  CheckoutPage,
  EmptyProject,
  OfflineProject,
  PageNotFound,
  RecoveryPage,
  DashboardInLightTheme,
  HomeOnAPhone,
} from './Screens.stories.tsx';

const meta = {
  ...specimens,
  title: 'Screens',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const HomePageTest: Story = { ...HomePage, play };
export const StudioPageTest: Story = { ...StudioPage, play };
export const DashboardPageTest: Story = { ...DashboardPage, play };
export const BuildPageTest: Story = { ...BuildPage, play };
export const SettingsPageTest: Story = { ...SettingsPage, play };
export const SignInPageTest: Story = { ...SignInPage, play };
export const SignInRefusedTest: Story = { ...SignInRefused, play };
export const PricingPageTest: Story = { ...PricingPage, play };
export const CheckoutPageTest: Story = { ...CheckoutPage, play };
export const EmptyProjectTest: Story = { ...EmptyProject, play };
export const OfflineProjectTest: Story = { ...OfflineProject, play };
export const PageNotFoundTest: Story = { ...PageNotFound, play };
export const RecoveryPageTest: Story = { ...RecoveryPage, play };
export const DashboardInLightThemeTest: Story = { ...DashboardInLightTheme, play };
export const HomeOnAPhoneTest: Story = { ...HomeOnAPhone, play };
