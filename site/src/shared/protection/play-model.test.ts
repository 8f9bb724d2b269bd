import { buildPlayLimit } from '@pavilion/sdk/testing';
import { hoursOf, lowerOfLonger, resultOf, settledNet, tightestLimit } from './play-model';

const limit = (span: 'day' | 'week' | 'month', inForce: string | null, left: string | null = inForce) =>
  buildPlayLimit({ span, amount: inForce, inForce, left });

describe('the model of player protection', () => {
  it.each([
    ['-120.00', { kind: 'loss', amount: '120.00' }],
    ['80.50', { kind: 'gain', amount: '80.50' }],
    ['0.00', { kind: 'even', amount: '0.00' }],
    ['-0.00', { kind: 'even', amount: '0.00' }],
  ])('[PRO-4] reads the result %s', (net, result) => {
    expect(resultOf(net)).toEqual(result);
  });

  it('[PRO-4] counts a running stake neither as lost nor as won', () => {
    expect(settledNet({ net: '-20.00', running: '20.00' })).toBe('0.00');
    expect(settledNet({ net: '-12.50', running: '5.00' })).toBe('-7.50');
  });

  it('[PRO-1] finds the limit that allows the least, whatever its span', () => {
    const limits = [
      limit('day', '1000.00', '900.00'),
      limit('week', '5000.00', '380.00'),
      limit('month', null),
    ];
    expect(tightestLimit(limits, 'deposit')?.span).toBe('week');
    expect(tightestLimit(limits, 'stake')).toBeUndefined();
    expect(
      tightestLimit([limit('day', '10.00', '5.00'), limit('week', '9.00', '5.00')], 'deposit')?.span,
    ).toBe('day');
  });

  it('[PRO-1] names the lower limit of a longer span', () => {
    const limits = [limit('day', '1000.00'), limit('week', '500.00'), limit('month', '700.00')];
    expect(lowerOfLonger(limits[0]!, limits)?.span).toBe('week');
    expect(lowerOfLonger(limits[1]!, limits)).toBeUndefined();
    expect(lowerOfLonger(limits[2]!, limits)).toBeUndefined();
    expect(lowerOfLonger(limit('day', null), limits)).toBeUndefined();
    expect(lowerOfLonger(limit('day', '500.00'), [limit('week', '500.00')])).toBeUndefined();
  });

  it('[PRO-4] splits minutes into hours', () => {
    expect(hoursOf(80)).toEqual({ hours: 1, minutes: 20 });
    expect(hoursOf(0)).toEqual({ hours: 0, minutes: 0 });
  });
});
