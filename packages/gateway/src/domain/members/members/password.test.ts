import { readFile } from 'node:fs/promises';
import type { BusinessError } from '../../../business-error';
import { createPasswords, type Passwords } from './password';

describe('passwords', () => {
  let passwords: Passwords;
  beforeEach(() => {
    passwords = createPasswords({ cost: 16 });
  });
  afterEach(() => passwords.close());

  it('match their own hash only, which differs each time', async () => {
    const hash = await passwords.hash('Passw0rd1');
    expect(hash).toMatch(/^scrypt\$16\$/);
    expect(await passwords.hash('Passw0rd1')).not.toBe(hash);
    expect(await passwords.verify('Passw0rd1', hash)).toBe(true);
    expect(await passwords.verify('passw0rd1', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it.each([undefined, '', '!', 'scrypt$16$', 'md5$1$a$b', 'scrypt$16$a$b'])('never match %j', async (hash) =>
    expect(await passwords.verify('', hash)).toBe(false),
  );

  it('match a hash that an earlier version has stored', async () => {
    const stored = 'scrypt$16$AAAAAAAAAAAAAAAAAAAAAA$MljjaZO52ud8FJxhRmTtnodjl5TxxNJn-F8UUIcQSpE';
    expect(await passwords.verify('Passw0rd1', stored)).toBe(true);
  });

  it('[ERR-7] are hashed two at once, and beyond the limit of waiting ones rejected with 20004', async () => {
    const outcomes = async (waitingLimit: number) => {
      const few = createPasswords({ cost: 16, waitingLimit });
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => few.hash('Passw0rd1')));
      await few.close();
      return all.map((each) => (each.status === 'fulfilled' ? 6000 : each.reason.code));
    };
    expect(await outcomes(0)).toEqual([6000, 6000, ...Array(6).fill(20004)]);
    expect(await outcomes(3)).toEqual([...Array(5).fill(6000), ...Array(3).fill(20004)]);
  });

  it('[ERR-7] that are urgent come first, and replace the last other one when too many wait', async () => {
    const stored = 'scrypt$16$AAAAAAAAAAAAAAAAAAAAAA$MljjaZO52ud8FJxhRmTtnodjl5TxxNJn-F8UUIcQSpE';
    /** Starts two hashes, lets others and then urgent ones wait, and returns the waiting ones as they end. */
    const endsOf = async (waitingLimit: number, others: number, urgent: number) => {
      const few = createPasswords({ cost: 16, waitingLimit });
      const ends: string[] = [];
      const follow = (name: string, work: Promise<unknown>) =>
        work.then(
          () => void ends.push(name),
          (error: BusinessError) => void ends.push(`${name} ${error.code}`),
        );
      const running = [1, 2].map(() => few.hash('Passw0rd1'));
      const waiting = [
        ...Array.from({ length: others }, () => follow('other', few.hash('Passw0rd1'))),
        ...Array.from({ length: urgent }, () => follow('urgent', few.verify('', stored, { isUrgent: true }))),
      ];
      await Promise.all([...running, ...waiting]);
      await few.close();
      return ends;
    };
    // Two run at once, so the first other one starts after two of the three urgent ones have ended.
    expect((await endsOf(6, 3, 3)).slice(0, 2)).toEqual(['urgent', 'urgent']);
    expect((await endsOf(1, 1, 2)).sort()).toEqual(['other 20004', 'urgent', 'urgent 20004']);
  });

  it('[ERR-7] leave the thread pool to files: a read finishes while forty hashes run', async () => {
    const costly = createPasswords({ cost: 2 ** 14 });
    let finished = 0;
    const hashes = Array.from({ length: 40 }, () => costly.hash('Passw0rd1').then(() => finished++));
    await readFile(__filename);
    expect(finished).toBeLessThan(20);
    await Promise.all(hashes);
    await costly.close();
  });

  it('are hashed again after a thread has failed', async () => {
    await expect(passwords.verify('', `scrypt$3$a$${'A'.repeat(43)}`)).rejects.toThrow();
    expect(await passwords.hash('Passw0rd1')).toMatch(/^scrypt\$16\$/);
  });

  it('reject what waits and runs when they are closed', async () => {
    const all = Array.from({ length: 4 }, () => passwords.hash('Passw0rd1'));
    const settled = Promise.allSettled(all);
    await passwords.close();
    expect((await settled).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });
});
