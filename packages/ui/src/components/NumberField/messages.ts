/** English words of the field. */
export const english = {
  /** Name of the button that goes one step up. */
  increase: (label: string): string => `Increase ${label}`,
  /** Name of the button that goes one step down. */
  decrease: (label: string): string => `Decrease ${label}`,
  /** Said of what is no number. */
  noNumber: (example: string): string => `Write a number in digits, such as ${example}.`,
};
