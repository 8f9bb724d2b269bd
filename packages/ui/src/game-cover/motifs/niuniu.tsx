import type { MotifProps } from '../paints';
import { BullHead } from './bull';
import { PlayingCard } from './playing-card';

const hand = [
  ['J', 'spade', -36],
  ['Q', 'heart', -18],
  ['K', 'club', 0],
  ['Q', 'diamond', 18],
  ['J', 'heart', 36],
] as const;

export const Niuniu = ({ p }: MotifProps) => (
  <>
    <g transform="translate(0 60)">
      {hand.map(([rank, suit, turn]) => (
        <PlayingCard key={turn} p={p} rank={rank} suit={suit} place={`rotate(${turn}) translate(0 -98)`} />
      ))}
    </g>
    <g transform="translate(0 24) scale(.84)">
      <BullHead p={p} />
    </g>
  </>
);
