/** Duration of each simulated state of the demo page, in milliseconds. */
export const demoDelays = { generating: 2000, creating: 2000, copied: 2000 } as const;

/** Toasts of the demo page. */
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

/** The two tabs. */
export const demoTabs = [
  { id: 'generate', title: 'Live Code Generation' },
  { id: 'build', title: 'Project Builder' },
] as const;

/** The three feature cards, each with the tab it opens. */
export const demoFeatureCards = [
  {
    title: 'Live Code Generation',
    description: 'Describe a component in plain English and see its code.',
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
    description: 'Four templates, from a to-do list to a store.',
    icon: 'archive',
    tab: 'build',
  },
] as const;
