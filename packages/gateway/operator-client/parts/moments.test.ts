import fc from 'fast-check';
import { changeOf, momentField } from './moments';

const before = {
  id: 'p1',
  budget: '5000.00',
  startsAt: '2026-06-01T00:00:12.345Z',
  endsAt: '2026-07-01T15:59:59.000Z',
};
/** What the fields of the dialog hold before anything is changed. */
const untouched = {
  budget: before.budget,
  starts: momentField(before.startsAt),
  ends: momentField(before.endsAt),
};

describe('the request of a changed promotion', () => {
  it('has nothing that was not changed, also seconds that the fields do not show', () => {
    expect(changeOf(before, untouched)).toEqual({ id: 'p1' });
    expect(changeOf(before, { ...untouched, budget: '5000' })).toEqual({ id: 'p1' });
  });

  it('has a changed budget, and the end alone when it is moved or taken away', () => {
    expect(changeOf(before, { ...untouched, budget: '6000' })).toEqual({ id: 'p1', budget: '6000' });
    const { ends: _, ...withoutEnd } = untouched;
    expect(changeOf(before, withoutEnd)).toEqual({ id: 'p1', endsAt: null });
    expect(changeOf({ ...before, endsAt: null }, withoutEnd)).toEqual({ id: 'p1' });
  });

  it('names moments that the fields show as they were entered', () => {
    const minute = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(minute, (at) => {
        at.setSeconds(0, 0);
        const field = momentField(at.toISOString());
        expect(field).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
        const { startsAt } = changeOf(before, { ...untouched, starts: field });
        // The hour that clocks repeat has two moments.
        expect(momentField(startsAt ?? before.startsAt)).toBe(field);
      }),
    );
  });
});
