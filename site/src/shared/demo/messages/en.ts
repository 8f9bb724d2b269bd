/** Texts of demos outside their page. */
export const demo = {
  playing: 'Demo',
  register: 'Register',
  endFailed: 'The demo could not be ended. Please try again.',
} as const;
