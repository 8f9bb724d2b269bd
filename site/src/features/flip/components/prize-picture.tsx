import { styled } from 'styled-components';
import { CoinPicture, IngotPicture } from '../../../shared/coins/coin-pictures';

/** The coins of a rank overlap. Sizes are set by `--prize`, that of the ingot; 64 px if it is not set. */
const Pile = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--prize, 64px);
  height: calc(var(--prize, 64px) * 0.72);
  svg { flex: none; width: calc(var(--prize, 64px) * 0.5); height: auto; }
  svg + svg { margin-inline-start: calc(var(--prize, 64px) * -0.25); }
  &[data-rank='0'] svg { width: calc(var(--prize, 64px) * 0.9); }
  &[data-blank] { filter: grayscale(1); opacity: 0.5; }
`;

/** The lowest rank of a prize: one coin. */
const lastRank = 3;

/** The place of a prize among the different ones, the highest first; undefined for none. */
export const rankOf = (prize: string, prizes: readonly string[]): number | undefined =>
  prize === '0.00' ? undefined : Math.min([...new Set(prizes)].indexOf(prize), lastRank);

/** A prize as a picture: an ingot for the highest, fewer coins for each rank below it, a grey coin for none. */
export const PrizePicture = ({ rank }: { readonly rank: number | undefined }) => (
  <Pile data-rank={rank} data-blank={rank === undefined ? '' : undefined} aria-hidden="true">
    {rank === 0 ? (
      <IngotPicture size={56} />
    ) : (
      Array.from({ length: lastRank - (rank ?? lastRank) + 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the coins are alike
        <CoinPicture key={index} size={28} />
      ))
    )}
  </Pile>
);
