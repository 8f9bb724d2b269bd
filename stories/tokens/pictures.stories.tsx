import * as kit from '@pavilion/ui';
import {
  AuthScene,
  type BannerScene,
  BrandMark,
  BrandWordmark,
  bannerScenes,
  coverMotifs,
  type EmptyScene,
  GameCover,
  type Icon,
  type NoticeScene,
  PhoneScene,
  SceneBanner,
  SceneEmpty,
  SceneNotice,
  token,
  WalletScene,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Column, Row, Specimen } from '../shared/board';
import { games } from '../shared/samples';

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, Icon][];
const empties: readonly EmptyScene[] = ['records', 'results', 'network'];
const noticed: readonly NoticeScene[] = ['restricted', 'maintenance', 'lost', 'building'];

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${token.space[5]};
`;

const Wide = styled.div`
  width: min(960px, 100%);
  overflow: hidden;
  border-radius: ${token.radius.lg};
`;

const meta = {
  title: 'Tokens/Pictures',
  parameters: {
    docs: {
      description: {
        component:
          'One set of icons, and scenes and covers drawn for this project. A site fetches scenes and covers as files; the code that draws them stays on the server.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <Grid>
      {icons.map(([name, Glyph]) => (
        <Specimen key={name} name={name}>
          <Glyph size={28} />
        </Specimen>
      ))}
    </Grid>
  ),
};
export const Marks: Story = {
  render: () => (
    <Row>
      <BrandMark size={24} />
      <BrandMark size={48} title="华亭" />
      <BrandWordmark name="华亭" latin="PAVILION" />
    </Row>
  ),
};
export const Covers: Story = {
  render: () => (
    <Grid>
      {games.map((game) => (
        <GameCover key={game.name} {...game} size={132} />
      ))}
    </Grid>
  ),
};
export const Motifs: Story = {
  render: () => (
    <Grid>
      {coverMotifs.map((motif) => (
        <Specimen key={motif} name={motif}>
          <GameCover
            name="华亭"
            category="slots"
            motif={motif}
            colors={['#3b1f4f', '#f2c14e']}
            size={120}
            decorative
          />
        </Specimen>
      ))}
    </Grid>
  ),
};
export const Banners: Story = {
  render: () => (
    <Column>
      {bannerScenes.map((scene: BannerScene) => (
        <Specimen key={scene} name={scene}>
          <Wide>
            <SceneBanner scene={scene} />
          </Wide>
        </Specimen>
      ))}
    </Column>
  ),
};
export const EmptyAndNoticeScenes: Story = {
  render: () => (
    <Row>
      {empties.map((kind) => (
        <Specimen key={kind} name={kind}>
          <SceneEmpty kind={kind} size={220} />
        </Specimen>
      ))}
      {noticed.map((kind) => (
        <Specimen key={kind} name={kind}>
          <SceneNotice kind={kind} size={220} />
        </Specimen>
      ))}
    </Row>
  ),
};
export const PageScenes: Story = {
  render: () => (
    <Column>
      {[AuthScene, WalletScene, PhoneScene].map((Scene, at) => (
        <Wide key={['auth', 'wallet', 'phone'][at]}>
          <Scene />
        </Wide>
      ))}
    </Column>
  ),
};
