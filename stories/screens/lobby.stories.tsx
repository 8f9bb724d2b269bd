import {
  Badge,
  Empty,
  GameCover,
  SceneEmpty,
  SearchIcon,
  Skeleton,
  Tabs,
  TextInput,
  token,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Row } from '../shared/board';
import { games } from '../shared/samples';

const Page = styled.main`
  display: grid;
  gap: ${token.space[6]};
  max-width: ${token.layout.content};
  margin: 0 auto;
  padding: ${token.space[8]} ${token.layout.gutter};
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${token.space[5]};
`;

const Tile = styled.a`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow[1]};
  transition: transform ${token.motion.base} ${token.motion.out}, box-shadow ${token.motion.base} ${token.motion.out};
  &:hover { transform: translateY(-4px); box-shadow: ${token.shadow[2]}; }
  & > [data-mark] { position: absolute; top: ${token.space[2]}; right: ${token.space[2]}; }
`;

const categories = [
  { value: 'all', label: '全部' },
  { value: 'slots', label: '电子' },
  { value: 'chess', label: '棋牌' },
  { value: 'live', label: '真人' },
];

const Lobby = ({ loading = false }: { readonly loading?: boolean }) => {
  const [category, setCategory] = useState('all');
  const [wanted, setWanted] = useState('');
  const found = games.filter(
    (game) => (category === 'all' || game.category === category) && game.name.includes(wanted.trim()),
  );
  return (
    <Page>
      <Row style={{ justifyContent: 'space-between' }}>
        <h1 style={{ fontSize: token.text.h3 }}>游戏大厅</h1>
        <TextInput
          aria-label="搜索游戏"
          placeholder="搜索游戏"
          clearable
          value={wanted}
          onValueChange={setWanted}
          prefix={<SearchIcon size={16} />}
        />
      </Row>
      <Tabs label="游戏类别" variant="pill" items={categories} value={category} onValueChange={setCategory} />
      {loading || found.length > 0 ? (
        <Wall aria-busy={loading}>
          {(loading ? games : found).map((game, at) => (
            <li key={game.name}>
              {loading ? (
                <Skeleton shape="block" width="100%" height={220} />
              ) : (
                <Tile href="#play">
                  <GameCover {...game} />
                  {at === 0 && (
                    <span data-mark="">
                      <Badge tone="danger" variant="solid">
                        热
                      </Badge>
                    </span>
                  )}
                </Tile>
              )}
            </li>
          ))}
        </Wall>
      ) : (
        <Empty
          picture={<SceneEmpty kind="results" />}
          title="没有找到相关游戏"
          description="换个名字试试。"
        />
      )}
    </Page>
  );
};

const meta = {
  title: 'Screens/Lobby',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wallful: Story = { name: 'Wall', render: () => <Lobby /> };
export const Loading: Story = { render: () => <Lobby loading /> };
export const NothingFound: Story = {
  render: () => <Lobby />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索游戏' }), '无此游戏');
    await expect(canvas.getByText('没有找到相关游戏')).toBeVisible();
  },
};
