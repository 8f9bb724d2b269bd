/** Texts of the check of an agent's code. */
export const agentCheck = {
  verifyNone: 'No agent has this code. Please ask again.',
  verifyActive: '{name} is an agent of this site',
  verifySuspended: '{name} is suspended as an agent',
  verifyClosed: '{name} is no longer an agent; the code ties nobody',
  verifySince: 'Code {code}, since {date}',
} as const;
