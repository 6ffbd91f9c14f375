/** Default English texts. */
export const english = {
  /** Accessible name of the button that adds a step. */
  increase: (label: string): string => `Increase ${label}`,
  /** Accessible name of the button that subtracts a step. */
  decrease: (label: string): string => `Decrease ${label}`,
  /** Error message for input that is not a number. */
  noNumber: (example: string): string => `Enter a number in digits, such as ${example}.`,
};
