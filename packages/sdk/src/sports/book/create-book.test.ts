import type { SportsProvider } from '@pavilion/contract';
import { providerErrorCode } from '@pavilion/contract/sports-wire';
import { SdkError } from '../../errors/sdk-error';
import { createTestPorts } from '../../testing';
import type { SportsRequestOptions } from '../sports';
import { createBook } from './create-book';
import { pack, providers } from './testing/wire-vectors';

const setup = async (provider: SportsProvider, answer: () => Promise<unknown>) => {
  const sent: { path: string; body: object | undefined; options: SportsRequestOptions | undefined }[] = [];
  const ports = createTestPorts();
  const book = await createBook(
    provider,
    async (path, body, options) => {
      sent.push({ path, body, options });
      return { code: 100, message: '', data: await answer() };
    },
    ports,
  );
  return { book, ports, sent };
};
const prefixes = { IMTY: '/api/mobile/', OBTY: '/yewu11/', FBTY: '/v1/' } as const;

describe.each(providers)('the book of %s', (provider) => {
  it('[SPT-3] sends its requests below the prefix of the provider', async () => {
    const { book, sent } = await setup(provider, async () => null);
    await expect(book.bets({ state: 'open' })).rejects.toMatchObject({ kind: 'decode' });
    expect(sent[0]?.path.startsWith(prefixes[provider])).toBe(true);
  });

  it('[SPT-6] rejects with the code of our catalogue, its message and its data', async () => {
    const data = { limit: '100.00' };
    const rejected = new SdkError({
      kind: 'provider',
      code: providerErrorCode(provider, 20305),
      rawMessage: '超出限额',
      data: provider === 'IMTY' ? { Data: data } : data,
      response: {},
    });
    const { book } = await setup(provider, () => Promise.reject(rejected));
    await expect(book.bets({ state: 'open' })).rejects.toMatchObject({
      kind: 'business',
      code: 20305,
      message: '超出限额',
      data,
    });
  });

  it.each([
    new SdkError({ kind: 'provider', code: provider === 'OBTY' ? '0401038' : 101, rawMessage: 'no' }),
    new SdkError({ kind: 'timeout' }),
    new SdkError({ kind: 'http', status: 502 }),
  ])('[SPT-6] rejects with any other error as it is: %#', async (error) => {
    const { book } = await setup(provider, () => Promise.reject(error));
    await expect(book.results({ sport: 'football', day: '2026-06-18' })).rejects.toBe(error);
  });

  it('[SPT-8] sends the cursor of the watched events, with a signal that ends with the watch', async () => {
    const empty = { IMTY: { Now: 1, Changes: [], Events: [] }, OBTY: { ts: '1', cl: [], ml: [] } } as const;
    const data = { ...empty, FBTY: { tm: 1, ch: [], ev: [] } }[provider];
    const { book, ports, sent } = await setup(provider, async () =>
      provider === 'OBTY' ? pack(data) : data,
    );
    const stop = book.watch({
      events: [
        { id: 'a', version: [7, 1], status: 'live' },
        { id: 'b', version: [3, 0], status: 'scheduled' },
      ],
      markets: 'all',
      onChanges: () => {},
    });
    await ports.clock.advance(2_000);
    expect(Object.values(sent[0]?.body ?? {})).toEqual(['a@7.1,b@3.0', 'all']);
    stop();
    expect(sent[0]?.options?.signal?.aborted).toBe(true);
  });
});
