/** Texts of a round that a friend has shared. */
export const sharedRound = {
  label: 'A round that a friend shares',
  round: '{game}: {multiple} ×',
  by: 'Your friend {account} invites you to compete',
} as const;
