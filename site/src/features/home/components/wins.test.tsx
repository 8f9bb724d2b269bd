import { errorCodes } from '@pavilion/contract';
import { buildGame, buildWin, refuse } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { showSection } from '../home-test-kit';
import { shownWins } from '../model/queries';
import { Wins } from './wins';

describe('the latest wins', () => {
  it('[APP-3] reserve their rows while they load', async () => {
    showSection(<Wins />, { handlers: { latestWins: () => [buildWin()] } });
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(shownWins);
    expect(await screen.findByText('de**26')).toBeInTheDocument();
    expect(screen.getByText('+250.00')).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  });

  it('[TXT-2] show long names of games truncated, in links with the whole name', async () => {
    const name = {
      'zh-CN': '【新春特别版】龙腾虎跃九州大集合',
      en: 'Tigers and dragons of all nine provinces',
    };
    showSection(<Wins />, { handlers: { latestWins: () => [buildWin({ game: buildGame({ name }) })] } });
    expect(await screen.findByText('【新春特别版】龙腾虎跃九...')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAccessibleName(/【新春特别版】龙腾虎跃九州大集合/);
  });

  it('show one row for each player, the latest, and a trophy from 50.00 on', async () => {
    const wins = [
      buildWin({ id: '5', account: 'an**17', net: '0.25' }),
      buildWin({ id: '4', account: 'yu**11', net: '50.00' }),
      buildWin({ id: '3', account: 'an**17', net: '900.00' }),
      buildWin({ id: '2', account: 'do**ng', net: '49.99' }),
    ];
    showSection(<Wins />, { handlers: { latestWins: () => wins } });
    await screen.findByText('yu**11');
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => /(..\*\*..)\+(?:¥)?(\d+\.\d\d)/.exec(row.textContent!)?.slice(1))).toEqual([
      ['an**17', '0.25'],
      ['yu**11', '50.00'],
      ['do**ng', '49.99'],
    ]);
    expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
  });

  it('[APP-3] show a text when there are none', async () => {
    showSection(<Wins />, { handlers: { latestWins: () => [] } });
    expect(await screen.findByText('还没有中奖记录，第一笔等您来写')).toBeInTheDocument();
  });

  it('[APP-3] show a failure, and retry', async () => {
    const { gateway, user } = showSection(<Wins />, {
      handlers: { latestWins: () => refuse(errorCodes.generalError) },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ latestWins: () => [buildWin()] });
    await user.click(retry);
    expect(await screen.findByText('de**26')).toBeInTheDocument();
  });
});
