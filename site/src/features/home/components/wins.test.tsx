import { errorCodes } from '@pavilion/contract';
import { buildGame, buildWin, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showSection } from '../home-test-kit';
import { fewestWins, shownWins } from '../model/queries';
import { Wins } from './wins';

/** A win each of so many players. */
const manyWins = (count: number, game = buildGame()) =>
  Array.from({ length: count }, (_, index) =>
    buildWin({ id: `of-${index}`, account: `pl**0${index}`, game }),
  );

describe('the latest wins', () => {
  it('[APP-3] reserve their rows while they load', async () => {
    showSection(<Wins />, { handlers: { latestWins: () => manyWins(fewestWins) } });
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(shownWins);
    expect(await screen.findByText('pl**00')).toBeInTheDocument();
    expect(screen.getAllByText('+250.00')).toHaveLength(fewestWins);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  });

  it('[TXT-2] show long names of games truncated, in links with the whole name', async () => {
    const name = {
      'zh-CN': '【新春特别版】龙腾虎跃九州大集合',
      en: 'Tigers and dragons of all nine provinces',
    };
    showSection(<Wins />, { handlers: { latestWins: () => manyWins(fewestWins, buildGame({ name })) } });
    expect(await screen.findAllByText('【新春特别版】龙腾虎跃九...')).toHaveLength(fewestWins);
    expect(screen.getAllByRole('link')[0]).toHaveAccessibleName(/【新春特别版】龙腾虎跃九州大集合/);
  });

  it('show one row for each player, the latest, with many stakes by their number and a trophy from 50.00 on', async () => {
    const wins = [
      buildWin({ id: '9', account: 'an**17', net: '9.25', multiple: 10 }),
      buildWin({ id: '8', account: 'yu**11', net: '50.00', multiple: 9 }),
      buildWin({ id: '7', account: 'an**17', net: '900.00' }),
      buildWin({ id: '6', account: 'do**ng', net: '49.99' }),
      ...manyWins(3),
    ];
    const { gateway } = showSection(<Wins />, { handlers: { latestWins: () => wins } });
    await screen.findByText('yu**11');
    const rows = screen.getAllByRole('listitem').slice(0, 3);
    expect(
      rows.map((row) => /(..\*\*..)(×\d+)?\+(?:¥)?(\d+\.\d\d)/.exec(row.textContent!)?.slice(1)),
    ).toEqual([
      ['an**17', '×10', '9.25'],
      ['yu**11', undefined, '50.00'],
      ['do**ng', undefined, '49.99'],
    ]);
    expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
    expect(gateway.requests[0]?.body).toMatchObject({ notable: true });
  });

  it.each([0, fewestWins - 1])(
    '[APP-3] are absent with %i players, which would leave a hole',
    async (count) => {
      const { container } = showSection(<Wins />, { handlers: { latestWins: () => manyWins(count) } });
      await waitFor(() => expect(container).toBeEmptyDOMElement());
    },
  );

  it('[APP-3] show a failure, and retry', async () => {
    const { gateway, user } = showSection(<Wins />, {
      handlers: { latestWins: () => refuse(errorCodes.generalError) },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ latestWins: () => manyWins(fewestWins) });
    await user.click(retry);
    expect(await screen.findByText('pl**00')).toBeInTheDocument();
  });
});
