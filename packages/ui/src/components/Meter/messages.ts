/** Default English texts. */
export const english = {
  withStatus: (value: string, status: string): string => `${value}, ${status}`,
};
