import { codesBeforeIdempotencyCheck, type DepositOrder } from '@pavilion/contract';
import { buildDepositOrder } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import {
  type Attempt as AttemptOf,
  checkDelays,
  type AttemptEvent as EventOf,
  intentFor,
  nextAttempt,
} from './attempt';
import type { DepositBody } from './deeds';

type Attempt = AttemptOf<DepositBody, DepositOrder>;
type AttemptEvent = EventOf<DepositBody, DepositOrder>;

const order = buildDepositOrder();
const keys = ['key-1', 'key-2'] as const;
const intents = keys.map((key, index) => ({ key, body: { channel: 'bank', amount: `${index + 1}00` } }));

const intent = fc.constantFrom(...intents);
const error = fc.constantFrom(
  { kind: 'network', message: '' },
  { kind: 'timeout', message: '' },
  { kind: 'offline', message: '' },
  { kind: 'http', status: 502, message: '' },
  { kind: 'business', code: 20102, message: '' },
) as fc.Arbitrary<Extract<AttemptEvent, { kind: 'failed' }>['error']>;
const event: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.constant({ kind: 'changed' as const }),
  fc.constant({ kind: 'reopened' as const }),
  fc.record({ kind: fc.constant('sent' as const), intent }),
  fc.record({ kind: fc.constant('restored' as const), intent }),
  fc.record({
    kind: fc.constant('answered' as const),
    key: fc.constantFrom(...keys),
    result: fc.constant(order),
  }),
  fc.record({ kind: fc.constant('failed' as const), key: fc.constantFrom(...keys), error }),
);
const run = (events: readonly AttemptEvent[], from: Attempt = { at: 'editing' }) =>
  events.reduce<Attempt>(nextAttempt, from);
const sent: AttemptEvent = { kind: 'sent', intent: intents[0]! };
const lost: AttemptEvent = { kind: 'failed', key: 'key-1', error: { kind: 'network', message: '' } };
const body: DepositBody = { channel: 'bank', amount: '100', values: { payerName: '张三' } };

describe('an attempt to move money', () => {
  it('[REQ-10] never changes the intent of a question that is on its way', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, next) => {
        const before = run(events);
        if (before.at !== 'sending' && before.at !== 'checking') return;
        const after = nextAttempt(before, next);
        if ('intent' in after && after.intent) expect(after.intent).toBe(before.intent);
        if (after.at === 'editing') expect(next.kind).toBe('failed');
      }),
    );
  });

  it('[REQ-10] is done only by the answer to its own key, and stays so until the form is opened again', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, next) => {
        const before = run(events);
        const after = nextAttempt(before, next);
        if (before.at === 'done') expect(after.at === 'done' || next.kind === 'reopened').toBe(true);
        else if (after.at === 'done') {
          expect(next.kind).toBe('answered');
          expect('intent' in before && before.intent?.key).toBe((next as { key: string }).key);
        }
      }),
    );
  });

  it('[REQ-10] asks again after a lost answer, so many times, and then says that it does not know', () => {
    const asked = checkDelays.map((_, index) => run([sent, ...Array(index + 1).fill(lost)]));
    expect(asked.map((state) => state.at)).toEqual(checkDelays.map(() => 'checking'));
    expect(run([sent, ...Array(checkDelays.length + 1).fill(lost)])).toEqual({
      at: 'unknown',
      intent: intents[0],
    });
  });

  it('[REQ-10] tells what it does not know from a refusal', () => {
    const refused = {
      kind: 'failed',
      key: 'key-1',
      error: { kind: 'business', code: 20102, message: '' },
    } as const;
    expect(run([sent, refused])).toEqual({ at: 'editing', problem: refused.error });
    expect(run([sent, lost, refused])).toEqual({ at: 'editing', problem: refused.error });
  });

  it.each(codesBeforeIdempotencyCheck)(
    '[REQ-10] keeps the outcome unknown when a retry is rejected with %d',
    (code) => {
      const rejected = {
        kind: 'failed',
        key: 'key-1',
        error: { kind: 'business', code, message: '' },
      } as const;
      const restored: AttemptEvent = { kind: 'restored', intent: intents[0]! };
      const doubt = { at: 'unknown', intent: intents[0], problem: rejected.error };
      expect(run([sent, lost, rejected])).toEqual(doubt);
      expect(run([restored, sent, rejected])).toEqual(doubt);
      expect(run([sent, rejected])).toEqual({ at: 'editing', problem: rejected.error });
    },
  );

  it('[REQ-10] does not let a kept intent take the place of one that is under way', () => {
    const restored: AttemptEvent = { kind: 'restored', intent: intents[1]! };
    expect(run([restored])).toEqual({ at: 'unknown', intent: intents[1] });
    expect(run([sent, restored]).at).toBe('sending');
  });

  it('[REQ-10] keeps the key of an intent that asks for the same, and makes a new one for anything else', () => {
    let made = 0;
    const newKey = () => `new-${++made}`;
    const unknown: Attempt = { at: 'unknown', intent: { key: 'key-1', body } };
    expect(intentFor(unknown, { ...body }, newKey)).toBe(unknown.intent);
    for (const other of [
      { ...body, amount: '200' },
      { ...body, channel: 'alipay' },
      { ...body, values: { payerName: '李四' } },
    ])
      expect(intentFor(unknown, other, newKey).key).toBe(`new-${made}`);
    expect(made).toBe(3);
    expect(intentFor({ at: 'editing' }, body, newKey).key).toBe('new-4');
  });
});
