import type { Closure } from '@pavilion/contract';
import { afterDays, afterMonths, isNoLonger } from './closure-span';

const now = Date.parse('2026-08-31T10:00:00.000Z');
const closure = (kind: Closure['kind'], endsAt: string): Closure => ({
  kind,
  startedAt: '2026-08-31T09:00:00.000Z',
  endsAt,
  mayAskToReturn: false,
  returnsAt: null,
});

describe('the end of a closure', () => {
  it('[PRO-2] counts days and months', () => {
    expect(new Date(afterDays(now, 7)).toISOString()).toBe('2026-09-07T10:00:00.000Z');
    expect(new Date(afterMonths(now, 6)).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    expect(new Date(afterMonths(now, 12)).toISOString()).toBe('2027-08-31T10:00:00.000Z');
  });

  it('[PRO-2] can only become later', () => {
    const running = closure('time-out', '2026-09-07T10:00:00.000Z');
    expect(isNoLonger(afterDays(now, 1), running, 'time-out')).toBe(true);
    expect(isNoLonger(afterDays(now, 30), running, 'time-out')).toBe(false);
    expect(isNoLonger(afterMonths(now, 6), running, 'self-exclusion')).toBe(false);
    expect(isNoLonger(afterDays(now, 1), null, 'time-out')).toBe(false);
  });

  it('[PRO-2] is not made earlier by a time-out within a self-exclusion', () => {
    const excluded = closure('self-exclusion', '2026-09-01T10:00:00.000Z');
    expect(isNoLonger(afterDays(now, 42), excluded, 'time-out')).toBe(true);
    expect(isNoLonger(afterMonths(now, 6), excluded, 'self-exclusion')).toBe(false);
  });
});
