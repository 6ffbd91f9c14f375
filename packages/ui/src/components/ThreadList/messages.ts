/** Default English texts. */
export const english = {
  export: (title: string): string => `Export ${title}`,
  delete: (title: string): string => `Delete ${title}`,
};
