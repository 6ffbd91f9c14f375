import { LinkButton, OnboardingChecklist, type OnboardingItem } from '@saywright/ui';

const steps: OnboardingItem[] = [
  {
    id: 'demo',
    icon: 'play',
    title: 'Try the Live Demo',
    description:
      'See how a plain-English sentence turns into a plan, without an account and without any risk.',
    actionLabel: 'Open the demo',
    completed: false,
  },
  {
    id: 'project',
    icon: 'database',
    title: 'Create Your First Project',
    description:
      'Say what your app has to remember. Your first table is planned, proven and waits for your yes.',
    actionLabel: 'Create a project',
    completed: false,
  },
  {
    id: 'integrations',
    icon: 'branch',
    title: 'Connect Integrations',
    description: 'Link the code, the site and the database, so that one sentence can reach each of them.',
    actionLabel: 'Connect services',
    completed: false,
  },
  {
    id: 'deploy',
    icon: 'rocket',
    title: 'Deploy Your App',
    description: 'Put your app where others can open it. You can do this later.',
    badge: 'Optional',
    actionLabel: 'Deploy now',
    completed: false,
  },
];
const completion = {
  title: 'Setup Complete',
  text: 'Everything is connected. Tell the AI Agent what your app should do first.',
  actions: (
    <>
      <LinkButton href="#agent" variant="primary">
        Start Building
      </LinkButton>
      <LinkButton href="#overview">View Analytics</LinkButton>
    </>
  ),
};
const handleSelect = () => undefined;
const handleAction = () => undefined;

export default function Example() {
  return (
    <OnboardingChecklist
      steps={steps}
      value="demo"
      completion={completion}
      onChange={handleSelect}
      onAction={handleAction}
    />
  );
}
