/** Texts about the balances of members. */
export const balance = {
  hide: '隐藏余额',
  show: '显示余额',
} as const;
