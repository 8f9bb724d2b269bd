import { codesBeforeIdempotencyCheck, type DepositOrder } from '@pavilion/contract';
import { buildDepositOrder } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import {
  checkDelays,
  type SubmissionEvent as EventOf,
  nextSubmission,
  requestFor,
  type Submission as SubmissionOf,
} from './submission';

interface Body {
  readonly channel: string;
  readonly amount: string;
  readonly values?: Readonly<Record<string, string>>;
}
type Submission = SubmissionOf<Body, DepositOrder>;
type SubmissionEvent = EventOf<Body, DepositOrder>;

const order = buildDepositOrder();
const keys = ['key-1', 'key-2'] as const;
const requests = keys.map((key, index) => ({ key, body: { channel: 'bank', amount: `${index + 1}00` } }));

const request = fc.constantFrom(...requests);
const error = fc.constantFrom(
  { kind: 'network', message: '' },
  { kind: 'timeout', message: '' },
  { kind: 'offline', message: '' },
  { kind: 'http', status: 502, message: '' },
  { kind: 'business', code: 20102, message: '' },
) as fc.Arbitrary<Extract<SubmissionEvent, { type: 'failed' }>['error']>;
const event: fc.Arbitrary<SubmissionEvent> = fc.oneof(
  fc.constant({ type: 'edited' as const }),
  fc.constant({ type: 'reset' as const }),
  fc.record({ type: fc.constant('sent' as const), request }),
  fc.record({ type: fc.constant('restored' as const), request }),
  fc.record({
    type: fc.constant('answered' as const),
    key: fc.constantFrom(...keys),
    result: fc.constant(order),
  }),
  fc.record({ type: fc.constant('failed' as const), key: fc.constantFrom(...keys), error }),
);
const run = (events: readonly SubmissionEvent[], from: Submission = { status: 'editing' }) =>
  events.reduce<Submission>(nextSubmission, from);
const sent: SubmissionEvent = { type: 'sent', request: requests[0]! };
const lost: SubmissionEvent = { type: 'failed', key: 'key-1', error: { kind: 'network', message: '' } };
const body: Body = { channel: 'bank', amount: '100', values: { payerName: '张三' } };

describe('a submission', () => {
  it('[REQ-10] never changes a pending request', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, next) => {
        const before = run(events);
        if (before.status !== 'sending' && before.status !== 'checking') return;
        const after = nextSubmission(before, next);
        if ('request' in after && after.request) expect(after.request).toBe(before.request);
        if (after.status === 'editing') expect(next.type).toBe('failed');
      }),
    );
  });

  it('[REQ-10] is done only by the answer to its own key, and stays done until it is reset', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, next) => {
        const before = run(events);
        const after = nextSubmission(before, next);
        if (before.status === 'done') expect(after.status === 'done' || next.type === 'reset').toBe(true);
        else if (after.status === 'done') {
          expect(next.type).toBe('answered');
          expect('request' in before && before.request?.key).toBe((next as { key: string }).key);
        }
      }),
    );
  });

  it('[REQ-10] repeats the request after a lost answer, then reports the outcome as unknown', () => {
    const statesAfterLosses = checkDelays.map((_, index) => run([sent, ...Array(index + 1).fill(lost)]));
    expect(statesAfterLosses.map((state) => state.status)).toEqual(checkDelays.map(() => 'checking'));
    expect(run([sent, ...Array(checkDelays.length + 1).fill(lost)])).toEqual({
      status: 'unknown',
      request: requests[0],
    });
  });

  it('[REQ-10] distinguishes a rejection from an unknown outcome', () => {
    const refused = {
      type: 'failed',
      key: 'key-1',
      error: { kind: 'business', code: 20102, message: '' },
    } as const;
    expect(run([sent, refused])).toEqual({ status: 'editing', error: refused.error });
    expect(run([sent, lost, refused])).toEqual({ status: 'editing', error: refused.error });
  });

  it.each(codesBeforeIdempotencyCheck)(
    '[REQ-10] keeps the outcome unknown when a repetition is rejected with %d',
    (code) => {
      const rejected = {
        type: 'failed',
        key: 'key-1',
        error: { kind: 'business', code, message: '' },
      } as const;
      const restored: SubmissionEvent = { type: 'restored', request: requests[0]! };
      const doubt = { status: 'unknown', request: requests[0], error: rejected.error };
      expect(run([sent, lost, rejected])).toEqual(doubt);
      expect(run([restored, sent, rejected])).toEqual(doubt);
      expect(run([sent, rejected])).toEqual({ status: 'editing', error: rejected.error });
    },
  );

  it('[REQ-10] does not replace a pending request by a stored one', () => {
    const restored: SubmissionEvent = { type: 'restored', request: requests[1]! };
    expect(run([restored])).toEqual({ status: 'unknown', request: requests[1] });
    expect(run([sent, restored]).status).toBe('sending');
  });

  it('[REQ-10] reuses the key for the same body, and creates a new one for any other', () => {
    let made = 0;
    const newKey = () => `new-${++made}`;
    const unknown: Submission = { status: 'unknown', request: { key: 'key-1', body } };
    expect(requestFor(unknown, { ...body }, newKey)).toBe(unknown.request);
    for (const other of [
      { ...body, amount: '200' },
      { ...body, channel: 'alipay' },
      { ...body, values: { payerName: '李四' } },
    ])
      expect(requestFor(unknown, other, newKey).key).toBe(`new-${made}`);
    expect(made).toBe(3);
    expect(requestFor({ status: 'editing' }, body, newKey).key).toBe('new-4');
  });
});
