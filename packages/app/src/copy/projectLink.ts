/** The link to the projects in the header, which every page loads. */
export const projectLinkCopy = {
  here: (name: string) => `Project ${name}, show all projects`,
} as const;
