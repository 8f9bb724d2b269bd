/** Texts of a round that a friend has shared. */
export const sharedRound = {
  label: '好友晒出的一局',
  round: '《{game}》{multiple} 倍',
  by: '好友 {account} 邀您一较高下',
} as const;
