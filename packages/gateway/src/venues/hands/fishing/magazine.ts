import { formatMinor } from '@pavilion/format';
import type { BlockSource, RandomSource } from '../../fair';
import type { GameListing } from '../../venue';
import type { HandGame, Hit } from '../hand-game';
import { type FishKind, fishKindOf, isInPond, type Pond } from './pond';

/** What every fish returns of the bullets that hit it, per cent. */
const returned = 96;

/** Prizes of a treasure fish in stakes of a bullet, with their weights. */
export const treasures: readonly (readonly [multiple: number, weight: number])[] = [
  [20, 40],
  [40, 30],
  [60, 15],
  [100, 10],
  [200, 4],
  [500, 1],
];
const weights = treasures.reduce((sum, [, weight]) => sum + weight, 0);
/** The mean prize times the weights, a whole number. */
const weighted = treasures.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0);

/**
 * What a bullet wins that hits a fish, in stakes of the bullet; 0 for no catch. A fish of multiple m is caught with the chance
 * 0.96 ÷ m, a treasure fish with 0.96 ÷ its mean prize.
 */
export const prizeOf = ({ multiple }: FishKind, random: RandomSource): number => {
  if (multiple !== null) return random(100 * multiple) < returned ? multiple : 0;
  if (random((100 * weighted) / weights) >= returned) return 0;
  let left = random(weights);
  for (const [prize, weight] of treasures) {
    left -= weight;
    if (left < 0) return prize;
  }
  throw new RangeError('A prize was drawn that does not exist');
};

interface Shot {
  readonly bullet: number;
  readonly fish: number;
  readonly kind: string;
  /** 0 for no catch. */
  readonly multiple: number;
}

export interface MagazineState {
  readonly stake: bigint;
  readonly bullets: number;
  /** Random numbers of each bullet. */
  readonly block: BlockSource;
  readonly shots: readonly Shot[];
  readonly isCashedIn: boolean;
}

const isOver = ({ isCashedIn, shots, bullets }: MagazineState): boolean =>
  isCashedIn || shots.length === bullets;

const prizesOf = ({ stake, shots }: MagazineState): bigint =>
  shots.reduce((sum, { multiple }) => sum + stake * BigInt(multiple), 0n);

/** A fishing game as the house offers it. */
export interface FishingTitle extends GameListing {
  /**
   * The pond of every version, from version 1 on. New magazines have the last. A magazine keeps its own until it ends, since its
   * prizes follow from its hits: a change of the fish is another pond at the end, and never an edit of one that is here.
   */
  readonly ponds: readonly Pond[];
}

/**
 * A version of a fishing game. A magazine of bullets is a hand: all bullets are staked when it is opened, each may hit one fish, and it ends
 * when it is empty or cashed in. The payout is the prizes and the stakes of the bullets that are left. Bullet i draws from block
 * i of the seeds, so the order of the hits does not matter.
 */
const createVersion = (
  { ponds: _ponds, ...title }: FishingTitle,
  pond: Pond,
  version: number,
): HandGame<MagazineState> => ({
  ...title,
  version,
  // Of a bullet.
  minStake: 10n,
  maxStake: 1_000n,
  stakeStep: 10n,
  chips: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n],
  sideBets: [],
  sizes: [10, 20, 40],
  returnToPlayer: `${returned}.00`,

  start: (_, { stake, size }, block) => ({
    stake,
    bullets: size!,
    block: block!,
    shots: [],
    isCashedIn: false,
  }),

  legal: (state) =>
    isOver(state)
      ? []
      : [
          { action: 'hits', takesHits: true, cost: 0n },
          { action: 'cash-in', cost: 0n },
        ],

  allowsHits({ bullets, shots }, hits, now) {
    const used = new Set(shots.map(({ bullet }) => bullet));
    return hits.every(([bullet, fish]: Hit) => {
      // guard: bullet-hits-once
      if (bullet >= bullets || used.has(bullet)) return false;
      used.add(bullet);
      // guard: fish-in-the-pond
      return isInPond(pond, fish, now);
    });
  },

  act(state, { hits }) {
    if (!hits) return { ...state, isCashedIn: true };
    const shots = hits.map(([bullet, fish]) => {
      const kind = fishKindOf(pond, fish);
      return { bullet, fish, kind: kind.code, multiple: prizeOf(kind, state.block(bullet)) };
    });
    return { ...state, shots: [...state.shots, ...shots] };
  },

  risk: ({ stake, bullets }) => stake * BigInt(bullets),

  payout: (state) =>
    isOver(state) ? prizesOf(state) + state.stake * BigInt(state.bullets - state.shots.length) : undefined,

  view: (state) => ({
    bullets: state.bullets,
    stakePerBullet: formatMinor(state.stake),
    prizes: formatMinor(prizesOf(state)),
    shots: state.shots,
  }),

  abandon: () => ({ action: 'cash-in' }),

  detail(state, proof) {
    return {
      kind: 'fishing',
      bullets: state.bullets,
      used: state.shots.length,
      stakePerBullet: formatMinor(state.stake),
      catches: state.shots
        .filter(({ multiple }) => multiple > 0)
        .map(({ kind, multiple }) => ({
          fish: kind,
          multiple,
          prize: formatMinor(state.stake * BigInt(multiple)),
        })),
      shots: state.shots.map(({ bullet, kind, multiple }) => ({ bullet, fish: kind, multiple })),
      proof,
    };
  },
});

/** Every version of a fishing game, the last of which opens magazines. */
export const createFishing = (title: FishingTitle): readonly HandGame<MagazineState>[] =>
  title.ponds.map((pond, index) => createVersion(title, pond, index + 1));
