/** Texts about the demo that pages other than the demo page show. */
export const demo = {
  playing: 'Demo',
  register: 'Register',
  endFailed: 'The demo could not be ended. Please try again.',
} as const;
