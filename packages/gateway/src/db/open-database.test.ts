import { freePort } from '../free-port';
import { StartupError } from '../startup-error';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { openDatabase } from './open-database';

jest.mock('./embedded/embedded-postgres');

describe('a database that cannot be reached', () => {
  it('stops the embedded server, and does not name DATABASE_URL', async () => {
    const url = `postgres://pavilion:secret@127.0.0.1:${await freePort()}/postgres`;
    const stop = jest.fn(async () => {});
    jest.mocked(startEmbeddedPostgres).mockResolvedValue({ url, stop, failed: new Promise(() => {}) });
    const error = await openDatabase({ databaseUrl: undefined, dataDir: 'data', from: __filename }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^The database 127\.0\.0\.1:\d+\/postgres cannot be reached/);
    expect((error as Error).message).not.toMatch(/DATABASE_URL|secret/);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('names DATABASE_URL when it is set', async () => {
    const databaseUrl = `postgres://pavilion:secret@127.0.0.1:${await freePort()}/x`;
    const opening = openDatabase({ databaseUrl, dataDir: 'data', from: __filename });
    await expect(opening).rejects.toThrow(/cannot be reached .*Check DATABASE_URL\.$/);
  });
});
