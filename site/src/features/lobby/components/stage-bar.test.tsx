import { buildMember, createTestClient } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderWithClient } from '../testing/render-lobby';
import { StageBar } from './stage-bar';

const showBar = (isDemo: boolean) => {
  const { client } = createTestClient({ handlers: { memberInfo: () => buildMember({ isDemo }) } });
  client.session.start('token-1', { remember: false });
  renderWithClient(
    client,
    <StageBar name="金龙献瑞" stage={createRef<HTMLElement>()} hasBalance={false} onLeave={() => {}} />,
    { isMember: true },
  );
};

describe('the bar above a game', () => {
  it('[DEM-1] says that a demo plays and offers the registration in place of the deposit', async () => {
    showBar(true);
    expect(await screen.findByText('试玩中')).toBeVisible();
    expect(screen.getByRole('button', { name: '免费注册' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '存款' })).toBeNull();
  });

  it('[DEM-1] offers the deposit to a member who is no demo', async () => {
    showBar(false);
    expect(await screen.findByRole('link', { name: '存款' })).toBeVisible();
    expect(screen.queryByText('试玩中')).toBeNull();
  });
});
