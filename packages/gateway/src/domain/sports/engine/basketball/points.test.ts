import { marketTypes } from '@pavilion/contract/sports';
import vectors from '@pavilion/contract/vectors/sports-pricing.json';
import { chanceThat, meanOf, shifted } from '../laws/law';
import { sharesOf } from '../laws/shares';
import { expectClose } from '../testing/expect-close';
import {
  afterOvertime,
  jointLaws,
  overtimeOf,
  overtimePossessions,
  type Possession,
  pointsOf,
} from './points';

const { basketball } = vectors;
const home = basketball.home as unknown as Possession;
const away = basketball.away as unknown as Possession;
const types = marketTypes.basketball!;

const lawsAt = ({ possessions, margin, points }: { possessions: number; margin: number; points: number }) => {
  const homePoints = (points + margin) / 2;
  const law = (side: Possession, now: number) => shifted(pointsOf(side, possessions), now);
  const regular = jointLaws(law(home, homePoints), law(away, points - homePoints));
  const overtime = overtimeOf(
    jointLaws(pointsOf(home, overtimePossessions), pointsOf(away, overtimePossessions)),
  );
  return { regular, overtime, final: afterOvertime(regular, overtime) };
};

const lawOf = { ah: 'margin', ou: 'total' } as const;

describe('basketball', () => {
  it.each([
    ['start', basketball.start],
    ['half-time', basketball.halfTime],
    ['last possessions', basketball.late],
  ])('[SPT-8] has the listed chances at the %s', (_, at) => {
    const { regular, final } = lawsAt(at);
    expectClose([chanceThat(final.margin, (margin) => margin > 0)], [at.ml]);
    for (const [type, q, chance] of at.lines as [keyof typeof lawOf, number, number][]) {
      const { won } = sharesOf(types[type]!, regular[lawOf[type]], types[type]!.sides[0]!, q);
      expectClose([won], [chance]);
    }
  });

  it('[SPT-8] has the listed chances of a tie and of overtime, and the listed deviation', () => {
    const { regular, overtime } = lawsAt(basketball.start);
    expectClose([regular.tieChance, overtime.home], [basketball.start.tie, basketball.start.overtime]);
    const mean = meanOf(regular.margin);
    const variance = regular.margin.chances.reduce(
      (sum, chance, index) => sum + chance * (regular.margin.from + index - mean) ** 2,
      0,
    );
    expect(Math.sqrt(variance)).toBeCloseTo(basketball.start.deviation, 3);
  });

  it('[SPT-8] ends without a tie, and with more points than a regular match', () => {
    const { regular, final } = lawsAt(basketball.start);
    for (const law of [final.margin, final.total, final.home, final.away]) {
      expect(chanceThat(law, () => true)).toBeCloseTo(1, 9);
    }
    expect(chanceThat(final.margin, (margin) => margin === 0)).toBe(0);
    expect(meanOf(final.total)).toBeCloseTo(meanOf(final.home) + meanOf(final.away), 6);
    const extra = regular.tieChance * overtimePossessions * (1.135 + 1.085);
    expect(meanOf(final.total) - meanOf(regular.total)).toBeGreaterThan(extra);
    expect(meanOf(final.total) - meanOf(regular.total)).toBeLessThan(1.2 * extra);
  });
});
