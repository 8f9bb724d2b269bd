import { TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { maxLegs } from '../sports';
import { sportsLimits } from './sports-limits';
import { sportsPlace } from './sports-place';

TypeRegistry.Set<{ enum: unknown[] }>('Unsafe', () => true);

const selections = (count: number) =>
  Array.from({ length: count }, (_, index) => `fb.${index + 1}:ah:ft:-2:h`);

describe('the calls that carry a slip', () => {
  it.each([
    [maxLegs, true],
    [maxLegs + 1, false],
  ])('[SPT-8] take a slip of %i legs: %s', (count, isTaken) => {
    const slip = { provider: 'IMTY', sizes: [count] };
    const bet = { ...slip, unit: '10.00', consent: 'better' };
    const legs = selections(count);
    expect(Value.Check(sportsLimits.request, { ...slip, legs })).toBe(isTaken);
    expect(
      Value.Check(sportsPlace.request, {
        ...bet,
        legs: legs.map((selection) => ({ selection, price: 1950, epoch: 0 })),
      }),
    ).toBe(isTaken);
  });
});
