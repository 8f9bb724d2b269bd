export const lazy = {
  failed: 'This could not be loaded',
  failedText: 'Check your connection and try again.',
  close: 'Close',
} as const;
