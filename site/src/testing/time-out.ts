import type { Closure } from '@pavilion/contract';

/** The closure of an account in a time-out, for tests of what such a member sees (PRO-2). */
export const timeOut: Closure = {
  kind: 'time-out',
  startedAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  mayAskToReturn: false,
  returnsAt: '2027-01-01T00:00:00.000Z',
};
