import type { Rounds } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';

type Magazine = Rounds['fishing'];
type Shot = Magazine['shots'][number];

/** The shots at one kind of fish. */
export interface ShotSummary {
  /** Code of the fish. */
  readonly fish: string;
  readonly shots: number;
  readonly caught: number;
  /** The highest multiple that was caught; 0 without a catch. */
  readonly highest: number;
  /** Amount as decimal text. */
  readonly prizes: string;
}

/** The shots of a magazine by the kind of fish, the highest prizes first, then the most shots. */
export const summarizeShots = (
  shots: readonly Shot[],
  stakePerBullet: Magazine['stakePerBullet'],
): readonly ShotSummary[] => {
  const groups = new Map<string, { shots: number; caught: number; highest: number; sum: number }>();
  for (const { fish, multiple } of shots) {
    const group = groups.get(fish) ?? { shots: 0, caught: 0, highest: 0, sum: 0 };
    groups.set(fish, {
      shots: group.shots + 1,
      caught: group.caught + Number(multiple > 0),
      highest: Math.max(group.highest, multiple),
      sum: group.sum + multiple,
    });
  }
  return [...groups]
    .sort(([, one], [, other]) => other.sum - one.sum || other.shots - one.shots)
    .map(([fish, { sum, ...group }]) => ({
      fish,
      ...group,
      prizes: formatMinor(parseMinor(stakePerBullet) * BigInt(sum)),
    }));
};
