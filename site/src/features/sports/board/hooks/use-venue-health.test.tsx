import type { SportsProvider } from '@pavilion/contract';
import { createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { ClientProvider } from '../../../../shared/session/session-context';
import { useVenueHealth } from './use-venue-health';

const counts = { live: 3, today: 0, early: 0 };
const board = {
  events: [],
  competitions: [],
  counts,
  sports: [
    { sport: 'football' as const, ...counts },
    { sport: 'tennis' as const, ...counts },
    { sport: 'cs2' as const, ...counts },
  ],
};

const providers = ['IMTY', 'OBTY', 'FBTY'] as const;

const Health = () => {
  const [IMTY, OBTY, FBTY] = [
    useVenueHealth('sport', 'IMTY', true),
    useVenueHealth('sport', 'OBTY', true),
    useVenueHealth('sport', 'FBTY', true),
  ];
  return <p>{JSON.stringify({ IMTY, OBTY, FBTY } satisfies Record<(typeof providers)[number], object>)}</p>;
};

const show = (launched: readonly SportsProvider[], ask: () => Promise<typeof board>) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), sportsBoard: () => board },
  });
  const asked: SportsProvider[] = [];
  jest.spyOn(client.sports, 'launched').mockResolvedValue(launched);
  jest.spyOn(client.sports, 'book').mockImplementation(async (provider) => {
    asked.push(provider);
    return { board: ask } as never;
  });
  render(
    <ClientProvider client={client} wasMember>
      <Health />
    </ClientProvider>,
  );
  const ours = () =>
    gateway.requests
      .filter(({ name }) => name === 'sportsBoard')
      .map(({ body }) => (body as { provider: SportsProvider }).provider);
  const shown = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '') as Record<SportsProvider, object>;
  return { asked, ours, shown };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the health of venues', () => {
  it('[SPT-8] comes from the provider’s own book where the member has launched it, and launches none', async () => {
    const { asked, ours, shown } = show(['OBTY'], async () => board);
    expect(asked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(asked).toEqual(['OBTY']);
    expect(ours()).toEqual(['IMTY', 'FBTY']);
    // Those of the area, so without esports.
    expect(shown().OBTY).toEqual({ state: 'good', live: 6 });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(asked).toHaveLength(2);
  });

  it('[SPT-8] of a provider that fails is down with the last number of matches, and the others stay', async () => {
    let works = true;
    const { shown } = show(['FBTY'], async () => {
      if (!works) throw new Error('no answer');
      return board;
    });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    works = false;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(shown().FBTY).toEqual({ state: 'down', live: 6 });
    expect(shown().IMTY).toEqual({ state: 'good', live: 6 });
  });
});
