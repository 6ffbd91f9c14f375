/** One feature card of the home page. */
export interface HomeFeature {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** The six feature cards. */
export const homeFeatures = [
  {
    icon: 'chat',
    title: 'Plain English in',
    text: 'Write the way you talk. An unclear word gets a question, not a guess.',
  },
  {
    icon: 'check-circle',
    title: 'Proof before change',
    text: 'The exact plan runs on your real data, is counted, and is rolled back. You see the numbers first.',
  },
  {
    icon: 'undo',
    title: 'Undo that was tested first',
    text: 'Every undo is written and tested before the change runs. Undoing takes one press, data included.',
  },
  {
    icon: 'shield',
    title: 'Built-in security',
    text: 'New tables are locked from the start. Who can see what is checked in the database, not assumed.',
  },
  {
    icon: 'rocket',
    title: 'One-click deployment',
    text: 'Say “deploy my site” and approve the plan. Without a linked account it goes live on this machine, and the previous version is one step away.',
  },
  {
    icon: 'gauge',
    title: 'Autonomous monitoring',
    text: 'Your project is checked while you work. Problems are explained in plain words, and a fix is proposed.',
  },
] as const satisfies readonly HomeFeature[];
