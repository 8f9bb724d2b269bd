import { marketTypes } from '@pavilion/contract/sports';
import vectors from '@pavilion/contract/vectors/sports-pricing.json';
import { chanceThat, meanOf, shifted } from '../distributions/distribution';
import { sharesOf } from '../distributions/shares';
import { expectClose } from '../testing/expect-close';
import {
  afterOvertime,
  jointDistributions,
  overtimeOf,
  overtimePossessions,
  type Possession,
  pointsOf,
} from './points';

const { basketball } = vectors;
const home = basketball.home as unknown as Possession;
const away = basketball.away as unknown as Possession;
const types = marketTypes.basketball!;

const distributionsAt = ({
  possessions,
  margin,
  points,
}: {
  possessions: number;
  margin: number;
  points: number;
}) => {
  const homePoints = (points + margin) / 2;
  const distribution = (side: Possession, now: number) => shifted(pointsOf(side, possessions), now);
  const regular = jointDistributions(distribution(home, homePoints), distribution(away, points - homePoints));
  const overtime = overtimeOf(
    jointDistributions(pointsOf(home, overtimePossessions), pointsOf(away, overtimePossessions)),
  );
  return { regular, overtime, final: afterOvertime(regular, overtime) };
};

const distributionOf = { ah: 'margin', ou: 'total' } as const;

describe('basketball', () => {
  it.each([
    ['start', basketball.start],
    ['half-time', basketball.halfTime],
    ['last possessions', basketball.late],
  ])('[SPT-8] has the listed chances at the %s', (_, at) => {
    const { regular, final } = distributionsAt(at);
    expectClose([chanceThat(final.margin, (margin) => margin > 0)], [at.ml]);
    for (const [type, q, chance] of at.lines as [keyof typeof distributionOf, number, number][]) {
      const { won } = sharesOf(types[type]!, regular[distributionOf[type]], types[type]!.sides[0]!, q);
      expectClose([won], [chance]);
    }
  });

  it('[SPT-8] has the listed chances of a tie and of overtime, and the listed deviation', () => {
    const { regular, overtime } = distributionsAt(basketball.start);
    expectClose([regular.tieChance, overtime.home], [basketball.start.tie, basketball.start.overtime]);
    const mean = meanOf(regular.margin);
    const variance = regular.margin.chances.reduce(
      (sum, chance, index) => sum + chance * (regular.margin.from + index - mean) ** 2,
      0,
    );
    expect(Math.sqrt(variance)).toBeCloseTo(basketball.start.deviation, 3);
  });

  it('[SPT-8] ends without a tie, and with more points than a regular match', () => {
    const { regular, final } = distributionsAt(basketball.start);
    for (const distribution of [final.margin, final.total, final.home, final.away]) {
      expect(chanceThat(distribution, () => true)).toBeCloseTo(1, 9);
    }
    expect(chanceThat(final.margin, (margin) => margin === 0)).toBe(0);
    expect(meanOf(final.total)).toBeCloseTo(meanOf(final.home) + meanOf(final.away), 6);
    const extra = regular.tieChance * overtimePossessions * (1.135 + 1.085);
    expect(meanOf(final.total) - meanOf(regular.total)).toBeGreaterThan(extra);
    expect(meanOf(final.total) - meanOf(regular.total)).toBeLessThan(1.2 * extra);
  });
});
