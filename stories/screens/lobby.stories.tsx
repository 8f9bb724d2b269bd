import {
  Amount,
  Badge,
  ChessIcon,
  Empty,
  GameCover,
  GridIcon,
  type Icon,
  LiveDealerIcon,
  SceneBanner,
  SceneEmpty,
  SearchIcon,
  Skeleton,
  SlotsIcon,
  Tabs,
  TextInput,
  token,
  useTheme,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { games } from '../shared/samples';
import { Shell } from '../shared/shell';

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

/** The picture fills the width; the text is placed on its quiet side. */
const Hero = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[2]};

  & > div {
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    align-content: center;
    gap: ${token.space[2]};
    padding-inline: ${token.space[10]};
  }
  h2 {
    font-family: ${token.font.serif};
    font-size: ${token.text.h2};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};

  & > :last-child {
    width: 240px;
  }
`;

const Tile = styled.a`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow[1]};
  transition: transform ${token.motion.base} ${token.motion.out}, box-shadow ${token.motion.base} ${token.motion.out};
  &:hover { transform: translateY(-4px); box-shadow: ${token.shadow[2]}; }
  & > [data-mark] { position: absolute; top: ${token.space[2]}; inset-inline-end: ${token.space[2]}; }
`;

const Kind = ({ Picture, children }: { readonly Picture: Icon; readonly children: string }) => (
  <>
    <Picture size={18} />
    {children}
  </>
);

const categories = [
  { value: 'all', label: <Kind Picture={GridIcon}>全部</Kind> },
  { value: 'slots', label: <Kind Picture={SlotsIcon}>电子</Kind> },
  { value: 'chess', label: <Kind Picture={ChessIcon}>棋牌</Kind> },
  { value: 'live', label: <Kind Picture={LiveDealerIcon}>真人</Kind> },
];

const Lobby = ({ loading = false }: { readonly loading?: boolean }) => {
  const [category, setCategory] = useState('all');
  const [wanted, setWanted] = useState('');
  const { name: theme } = useTheme();
  const found = games.filter(
    (game) => (category === 'all' || game.category === category) && game.name.includes(wanted.trim()),
  );
  return (
    <Shell place="游戏">
      <Page>
        <h1 className="pv-sr-only">游戏大厅</h1>
        <Hero>
          <SceneBanner scene="jackpot" />
          <div>
            <h2>聚宝奖池</h2>
            <Amount value="8888888" currency="¥" size="h2" tone="value" />
          </div>
        </Hero>
        <Tools>
          <Tabs
            label="游戏类别"
            variant="pill"
            items={categories}
            value={category}
            onValueChange={setCategory}
          />
          <TextInput
            aria-label="搜索游戏"
            placeholder="搜索游戏"
            clearable
            value={wanted}
            onValueChange={setWanted}
            prefix={<SearchIcon size={16} />}
          />
        </Tools>
        {loading || found.length > 0 ? (
          <Wall aria-busy={loading}>
            {(loading ? games : found).map((game, at) => (
              <li key={game.name}>
                {loading ? (
                  <Skeleton shape="block" width="100%" height={220} />
                ) : (
                  <Tile href="#play">
                    <GameCover {...game} theme={theme} />
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
    </Shell>
  );
};

const meta = {
  title: 'Screens/Lobby',
  parameters: { bare: true, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAllGames: Story = { render: () => <Lobby /> };
export const Loading: Story = { render: () => <Lobby loading /> };
export const NoSearchResults: Story = {
  render: () => <Lobby />,
  play: async ({ canvas, userEvent }) => {
    // Pasted: typing would render the whole grid for each letter.
    await userEvent.click(canvas.getByLabelText('搜索游戏'));
    await userEvent.paste('无此游戏');
    await expect(canvas.getByText('没有找到相关游戏')).toBeVisible();
  },
};
