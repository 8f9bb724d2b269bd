import { type CallName, calls } from '@pavilion/contract/schemas';
import { FormatRegistry, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { StandInRequest } from './handlers';
import { buildMember, exampleHandlers } from './index';

/** Fields of the bodies that some handlers return. */
const body = {
  account: 'demo2026',
  id: 'order-1',
  amount: '100.00',
  gameCode: 'lotus-reels',
  favourite: true,
  kind: 'bank',
  field: 'phone',
  on: true,
};
const handlers = exampleHandlers() as Record<CallName, (given: object, request?: StandInRequest) => unknown>;

describe('builders', () => {
  beforeAll(() => {
    TypeRegistry.Set<{ enum: unknown[] }>('Unsafe', (schema, value) => schema.enum.includes(value));
    FormatRegistry.Set('date-time', (text) => new Date(text).toISOString() === text);
    FormatRegistry.Set('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text));
  });

  it.each(Object.keys(calls) as CallName[])(
    '[REQ-5] answer %s with data that matches its response schema',
    (name) => {
      expect([...Value.Errors(calls[name].response, handlers[name](body))]).toEqual([]);
    },
  );

  it('[REQ-5] build a new object each time, with the given fields replaced', () => {
    expect(buildMember()).not.toBe(buildMember());
    expect(buildMember({ balance: '1.00' }).balance).toBe('1.00');
  });
});
