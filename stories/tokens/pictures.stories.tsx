import * as kit from '@pavilion/ui';
import {
  AuthScene,
  type BannerScene,
  BrandMark,
  BrandWordmark,
  Button,
  bannerScenes,
  GameCover as CoverOfTheme,
  coverMotifs,
  type EmptyScene,
  type GameCoverProps,
  type Icon,
  type NoticeScene,
  PhoneScene,
  SceneBanner,
  SceneEmpty,
  SceneNotice,
  token,
  useTheme,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Column, Row, Specimen } from '../shared/board';
import { DoAndDont as Examples } from '../shared/do-and-dont';
import { games } from '../shared/samples';

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, Icon][];
const empties: readonly EmptyScene[] = ['records', 'results', 'network'];
const noticed: readonly NoticeScene[] = ['restricted', 'maintenance', 'notFound', 'placeholder'];

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

const Cover = styled.div`
  width: fit-content;
  overflow: hidden;
  border-radius: ${token.radius.md};
  box-shadow: ${token.shadow[1]};
`;

const GameCover = (props: GameCoverProps) => <CoverOfTheme {...props} theme={useTheme().name} />;

/** With the width on a page, in px. */
const pageScenes = [
  ['AuthScene', AuthScene, 420],
  ['PhoneScene', PhoneScene, 260],
] as const;

const meta = {
  title: 'Tokens/Icons and illustrations',
  parameters: {
    usage: {
      do: 'Give an icon that stands alone an accessible name, and hide one beside its text.',
      dont: 'Never stretch a scene, or colour an icon with anything but a token.',
    },
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
export const BrandMarks: Story = {
  render: () => (
    <Row style={{ gap: token.space[8], alignItems: 'end' }}>
      {[16, 24, 40, 64].map((size) => (
        <Specimen key={size} name={`BrandMark ${size}`}>
          <BrandMark size={size} />
        </Specimen>
      ))}
      <Specimen name="BrandWordmark">
        <BrandWordmark name="华亭" latin="PAVILION" />
      </Specimen>
    </Row>
  ),
};
export const GameCovers: Story = {
  render: () => (
    <Grid>
      {games.map((game) => (
        <Cover key={game.name}>
          <GameCover {...game} size={132} />
        </Cover>
      ))}
    </Grid>
  ),
};
export const WideGameCovers: Story = {
  render: () => (
    <Grid style={{ gridTemplateColumns: 'repeat(auto-fill, 300px)' }}>
      {games.map((game) => (
        <GameCover key={game.name} {...game} shape="wide" size={300} />
      ))}
    </Grid>
  ),
};
export const GameCoverThumbnails: Story = {
  render: () => (
    <Row>
      {games.map((game) => (
        <GameCover key={game.name} {...game} shape="thumbnail" size={36} />
      ))}
    </Row>
  ),
};
export const GameMotifs: Story = {
  render: () => (
    <Grid>
      {coverMotifs.map((motif) => (
        <Specimen key={motif} name={motif}>
          <Cover>
            <GameCover
              name="华亭"
              category="slots"
              motif={motif}
              colors={['#3b1f4f', '#f2c14e']}
              size={120}
              decorative
            />
          </Cover>
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
    <Row style={{ gap: token.space[8], alignItems: 'end' }}>
      {pageScenes.map(([name, Scene, width]) => (
        <Specimen key={name} name={name} wide>
          <Wide style={{ width: `min(${width}px, 100%)` }}>
            <Scene />
          </Wide>
        </Specimen>
      ))}
    </Row>
  ),
};
export const DoAndDont: Story = {
  render: () => (
    <Examples
      pairs={[
        {
          do: {
            picture: <BrandWordmark name="华亭" latin="PAVILION" />,
            text: 'Leave room around the mark, as wide as its seal.',
          },
          dont: {
            picture: (
              <div style={{ transform: 'scaleX(1.4)', transformOrigin: 'left' }}>
                <BrandWordmark name="华亭" latin="PAVILION" />
              </div>
            ),
            text: 'A stretched mark is another mark.',
          },
        },
        {
          do: {
            picture: (
              <Button variant="primary">
                <kit.WalletIcon size={18} /> 存款
              </Button>
            ),
            text: 'One icon beside a text, in the colour of the text.',
          },
          dont: {
            picture: (
              <Button>
                <kit.WalletIcon size={18} /> <kit.CheckIcon size={18} /> 存款 <kit.CopyIcon size={18} />
              </Button>
            ),
            text: 'Three icons say less than one.',
          },
        },
      ]}
    />
  ),
};
