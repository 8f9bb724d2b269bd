import { createTestClock } from '../testing/test-clock';
import { createTestDatabase } from '../testing/test-database';
import { createDatabaseClock, databaseTime } from './database-clock';

describe('the clock of the database', () => {
  it('[SPT-8] corrects the clock of the machine by the answer that took the shortest time', async () => {
    const machine = createTestClock(1_000_000);
    const taken = [400, 20, 100, 600, 300];
    // The clock of the database is 3 s behind; an answer is read half way.
    const clock = createDatabaseClock(machine, async () => {
      const took = taken.shift() ?? 0;
      machine.advance(took / 2);
      const time = machine.now() - 3_000;
      // The way back takes longer than the way there, the more the longer it takes.
      machine.advance(took / 2 + took / 10);
      return time;
    });
    expect(clock.now()).toBe(machine.now());
    await clock.synchronise();
    expect(clock.now() - machine.now()).toBeCloseTo(-3_000, -1);
    expect(Math.abs(clock.now() - machine.now() + 3_000)).toBeLessThanOrEqual(1);
  });

  it('[SPT-8] keeps its correction while the database answers slowly or not at all', async () => {
    const machine = createTestClock(1_000_000);
    let took = 10;
    let difference = 3_000;
    const clock = createDatabaseClock(machine, async () => {
      if (took === Number.POSITIVE_INFINITY) throw new Error('no connection');
      machine.advance(took);
      return machine.now() + difference;
    });
    await clock.synchronise();
    const corrected = clock.now() - machine.now();
    [took, difference] = [2_000, 9_000];
    await clock.synchronise();
    took = Number.POSITIVE_INFINITY;
    await expect(clock.synchronise()).rejects.toThrow('no connection');
    expect(clock.now() - machine.now()).toBe(corrected);
  });

  it('[SPT-8] reads the time of PostgreSQL in milliseconds', async () => {
    const { db, drop } = await createTestDatabase();
    const before = Date.now();
    const time = await databaseTime(db)();
    await drop();
    expect(Math.abs(time - before)).toBeLessThan(60_000);
    expect(Number.isInteger(time)).toBe(true);
  });
});
