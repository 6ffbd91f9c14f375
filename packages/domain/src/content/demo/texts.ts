/** How long each simulated state of the demo page lasts, in milliseconds (SP-DEMO-23, SP-DEMO-25, SP-DEMO-26). */
export const demoDelays = { generating: 2000, creating: 2000, copied: 2000 } as const;

/** Toasts of the demo page (SP-DEMO-30, SP-DEMO-32 to SP-DEMO-34). */
export const demoToasts = {
  copied: { title: 'Copied!', description: 'Code copied to clipboard', tone: 'success' },
  copyFailed: { title: 'Failed to copy', description: 'Please try again', tone: 'danger' },
  nameRequired: {
    title: 'Project name required',
    description: 'Please enter a name for your project',
    tone: 'danger',
  },
  projectCreated: (name: string) =>
    ({
      title: 'Project created successfully!',
      description: `"${name}" is ready for development`,
      tone: 'success',
    }) as const,
} as const;

/** The two tabs (SP-DEMO-05). */
export const demoTabs = [
  { id: 'generate', title: 'Live Code Generation' },
  { id: 'build', title: 'Project Builder' },
] as const;

/** The three feature cards with the tab each one switches to (SP-DEMO-03, SP-DEMO-04, A63). */
export const demoFeatureCards = [
  {
    title: 'Live Code Generation',
    description: 'Describe a part in plain English and see its code.',
    icon: 'code',
    tab: 'generate',
  },
  {
    title: 'Project Builder',
    description: 'Name a project, choose where it starts, and say what is special about it.',
    icon: 'layers',
    tab: 'build',
  },
  {
    title: 'Templates',
    description: 'Four beginnings, from a list of tasks to a store.',
    icon: 'archive',
    tab: 'build',
  },
] as const;
