import { defaultStakeLimits } from '@pavilion/contract/sports';

/** Limits of bets, minor units; those of a ticket and of a member in an event are in the contract. */
export const stakeTable = {
  ...defaultStakeLimits,
  /** What the house may lose on a side of a market. */
  marketRoom: 500_000_00n,
  /** Largest stakes in per cent of the default: of these market types, and of the others. */
  mainTypes: ['ah', 'ou', '1x2', 'ml'],
  shareOfMainTypes: 100n,
  shareOfOtherTypes: 40n,
  /** The same up to a rank of the competition. */
  shareByRank: [
    { upTo: 5, share: 100n },
    { upTo: 15, share: 50n },
    { upTo: Number.POSITIVE_INFINITY, share: 20n },
  ],
} as const;

/** The largest stake in hundredths of a per cent of the default, by market type and rank of the competition. */
export const stakeShare = (type: string, rank: number): bigint => {
  const { mainTypes, shareOfMainTypes, shareOfOtherTypes, shareByRank } = stakeTable;
  const isMain = (mainTypes as readonly string[]).includes(type);
  const ofRank = shareByRank.find(({ upTo }) => rank <= upTo)?.share ?? 0n;
  return (isMain ? shareOfMainTypes : shareOfOtherTypes) * ofRank;
};
