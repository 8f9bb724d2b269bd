import { randomUUID } from 'node:crypto';
import { limits } from '@pavilion/contract';
import type { Clock } from '../../clock';
import type { Bus } from '../operations';

/** Counts of a gateway that has not reported for three intervals no longer count, ms. */
const reportLifetime = 3 * limits.rooms.viewersInterval;

type Counts = Readonly<Record<string, number>>;

/**
 * The viewers of the rooms: those of this gateway, and what the other ones reported on the bus. A member counts once for a
 * gateway.
 */
export const createViewers = ({ clock, bus }: { clock: Clock; bus: Bus }) => {
  const gateway = randomUUID();
  const others = new Map<string, { counts: Counts; until: number }>();
  let own: (room: string) => number = () => 0;

  bus.subscribe((event) => {
    if (event.kind !== 'room-viewers' || event.gateway === gateway) return;
    others.set(event.gateway, { counts: event.counts, until: clock.now() + reportLifetime });
  });

  return {
    /** Sets how the viewers of this gateway are counted. */
    countOwn: (count: (room: string) => number): void => {
      own = count;
    },
    /** Tells the other gateways the counts of this one. */
    report: (counts: Counts): void => bus.publish({ kind: 'room-viewers', gateway, counts }),
    of: (room: string): number => {
      let sum = own(room);
      for (const [id, { counts, until }] of others) {
        // guard: room-viewers-expire
        if (until <= clock.now()) others.delete(id);
        else sum += counts[room] ?? 0;
      }
      return sum;
    },
  };
};

export type Viewers = ReturnType<typeof createViewers>;
