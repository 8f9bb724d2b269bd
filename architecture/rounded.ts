import type { Fraction } from '../packages/gateway/src/venues/fair';

/** Per cent, rounded half up. The pages of the games round down instead, so that none promises more than it returns. */
export const rounded = ({ over, under }: Fraction, decimals: number): string => {
  const scale = 10n ** BigInt(decimals);
  const scaled = (over * 200n * scale + under) / (2n * under);
  return `${scaled / scale}.${String(scaled % scale).padStart(decimals, '0')}`;
};
