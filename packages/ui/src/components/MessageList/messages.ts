/** English words of the conversation. */
export const english = {
  jump: 'Jump to latest',
  message: (author: string, time: string): string => `${author}, ${time}`,
};
