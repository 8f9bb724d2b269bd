import { errorCodes } from '@pavilion/contract';
import { buildGame, buildWin, refuse } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { showSection } from '../home-test-kit';
import { winsBody } from '../model/queries';
import { Wins } from './wins';

describe('the latest wins', () => {
  it('[APP-3] reserve their rows while they load', async () => {
    showSection(<Wins />, { handlers: { latestWins: () => [buildWin()] } });
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(winsBody.limit);
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
