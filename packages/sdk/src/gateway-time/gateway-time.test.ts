import fc from 'fast-check';
import { createFakeClock, createTestClient } from '../testing';
import { createGatewayTime } from './gateway-time';

const start = Date.UTC(2026, 0, 1);
const dateOf = (moment: number) => new Date(moment).toUTCString();

describe('the estimated time of the gateway', () => {
  it("[REQ-4] is the device's until a response contradicts it", () => {
    const time = createGatewayTime(createFakeClock(start));
    for (const nothing of [undefined, '', 'soon']) time.observe(nothing, start);
    expect(time.now()).toBe(start);
  });

  it("[REQ-4] is the device's while it is up to 999 ms ahead of a Date header, but not 1,001 ms", () => {
    for (const [ahead, moved] of [
      [999, 0],
      [1_001, -1_001],
    ] as const) {
      const clock = createFakeClock(start + ahead);
      const time = createGatewayTime(clock);
      time.observe(dateOf(start), clock.now());
      expect(time.now() - clock.now()).toBe(moved);
    }
  });

  it.each([48, -48])('[REQ-4] is corrected when the device is %i h off', async (hours) => {
    const off = hours * 3_600_000;
    const clock = createFakeClock(start + off);
    const time = createGatewayTime(clock);
    const sentAt = clock.now();
    await clock.advance(80);
    time.observe(dateOf(start + 80), sentAt);
    expect(Math.abs(time.now() - (start + 80))).toBeLessThanOrEqual(80);
  });

  it.each([48, -48])(
    '[REQ-4] is known from the response of the page when the device is %i h off',
    (hours) => {
      const ports = { clock: createFakeClock(start + hours * 3_600_000 + 300) };
      const pageResponse = { date: dateOf(start), sentAt: ports.clock.now() - 300 };
      const { client } = createTestClient({ config: { pageResponse }, ports });
      expect(Math.abs(client.now() - start)).toBeLessThanOrEqual(300);
    },
  );

  it('[REQ-4] follows a device clock that is corrected', async () => {
    const clock = createFakeClock(start + 7_200_000);
    const time = createGatewayTime(clock);
    time.observe(dateOf(start), clock.now());
    expect(time.now()).toBe(start);
    clock.setNow(start + 5_000);
    time.observe(dateOf(start + 5_000), clock.now());
    expect(time.now()).toBe(start + 5_000);
  });

  it('[REQ-4] is never ahead of the gateway once corrected, and behind by less than 1 s plus the latency', async () => {
    const exchange = fc.record({
      pause: fc.nat(5_000),
      there: fc.nat(3_000),
      back: fc.nat(3_000),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -200_000_000, max: 200_000_000 }),
        fc.array(exchange, { minLength: 1, maxLength: 8 }),
        async (off, exchanges) => {
          const clock = createFakeClock(start + off);
          const truth = () => clock.now() - off;
          const time = createGatewayTime(clock);
          let way = Number.POSITIVE_INFINITY;
          for (const { pause, there, back } of exchanges) {
            await clock.advance(pause);
            const sentAt = clock.now();
            await clock.advance(there);
            const date = dateOf(truth());
            await clock.advance(back);
            time.observe(date, sentAt);
            way = Math.min(way, there + back);
            const error = time.now() - truth();
            // A clock that may be right is not corrected; its error is within the precision of the Date header.
            if (time.now() === clock.now()) expect(Math.abs(off)).toBeLessThanOrEqual(1_000 + way);
            else {
              expect(error).toBeLessThanOrEqual(0);
              expect(error).toBeGreaterThan(-1_000 - way);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
