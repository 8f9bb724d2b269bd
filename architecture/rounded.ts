import type { Fraction } from '../packages/gateway/src/venues/fair';

/**
 * Per cent, rounded half up, as the design quotes the returns of tables. Those of slots, and those that members see, are by
 * `percent`, which rounds down, so that none promises more than the game returns.
 */
export const rounded = ({ over, under }: Fraction, decimals: number): string => {
  const scale = 10n ** BigInt(decimals);
  const scaled = (over * 200n * scale + under) / (2n * under);
  return `${scaled / scale}.${String(scaled % scale).padStart(decimals, '0')}`;
};
