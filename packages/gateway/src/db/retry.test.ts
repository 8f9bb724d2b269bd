import { withRetry } from './retry';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('a transaction that the database aborted', () => {
  it.each(['40001', '40P01'])('is retried after %s', async (code) => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs < 3) throw failure(code);
      return 'done';
    };
    expect(await withRetry(run)).toBe('done');
    expect(runs).toBe(3);
  });

  it('fails after the last attempt', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw failure('40001');
    };
    await expect(withRetry(run, 3)).rejects.toThrow('40001');
    expect(runs).toBe(3);
  });

  it('is not retried after another error', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw failure('23505');
    };
    await expect(withRetry(run)).rejects.toThrow('23505');
    expect(runs).toBe(1);
  });
});
