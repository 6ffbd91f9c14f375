/** The groups of the sidebar, in order. The docs of a component name its group. */
export const groups = [
  'Actions',
  'Inputs',
  'Choice',
  'Feedback',
  'Overlays',
  'Data',
  'Navigation',
  'Layout',
  'Agent',
  'Page',
] as const;

export type Group = (typeof groups)[number];
