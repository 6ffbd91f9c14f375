/** English words of the meter. */
export const english = {
  withStatus: (value: string, status: string): string => `${value}, ${status}`,
};
