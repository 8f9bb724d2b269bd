import type { StationAd } from '@pavilion/contract';
import { ArrowRightIcon, type BannerScene, Button, breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { BrandPicture } from '../../../brands';
import { Content } from '../../../shared/layout/content';
import { useLocalText } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { bannerScenes } from '../../../shared/scenes/scene-url';

/** Higher on wide screens, so that the scene is not cropped at the bottom. */
export const bannerHeight = `
  height: clamp(400px, 25vw, 480px);
  @media (max-width: ${breakpoint.tablet}px) { height: 380px; }
`;

const Stage = styled.div`
  position: relative;
  ${bannerHeight}
  overflow: hidden;
  background: ${token.gradient.hero};
`;

const Picture = styled.div`
  position: absolute;
  inset: 0;
  @media (max-width: ${breakpoint.tablet}px) {
    bottom: 150px;
    /* The text is below the picture. */
    > div::after { display: none; }
  }
`;

const Text = styled(Content)`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token.space[4]};
  height: 100%;
  padding-bottom: ${token.space[6]};

  @media (max-width: ${breakpoint.tablet}px) {
    position: absolute;
    inset: auto 0 0;
    align-content: start;
    gap: ${token.space[2]};
    height: 186px;
    padding-block: ${token.space[4]} 44px;
    border-top: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.xl} ${token.radius.xl} 0 0;
    background: ${token.color.surface};
  }
`;

const Title = styled.h2`
  max-width: 14em;
  font-family: ${token.font.serif};
  font-size: clamp(${token.text.xl}, 3.4vw, ${token.text.h1});
  font-weight: ${token.weight.heavy};
  letter-spacing: 0.04em;
  text-wrap: balance;
`;

const Subtitle = styled.p`
  max-width: 26em;
  color: ${token.color.inkMuted};
  font-size: clamp(${token.text.md}, 1.4vw, ${token.text.xl});
`;

const isScene = (name: string): name is BannerScene => bannerScenes.includes(name as BannerScene);
/** Whether an address is a path of this site: `//host` would leave it. */
const isOurs = (href: string) => /^\/(?![/\\])/.test(href);

interface BannerSlideProps {
  readonly ad: StationAd;
  /** In place of the scene. */
  readonly picture?: BrandPicture | undefined;
  /** Whether this is the first slide; its image loads with high priority. */
  readonly early: boolean;
  /** Whether its call is the main action of Home. */
  readonly isMain: boolean;
  /** Whether the image is rendered; the other slides' images load after hydration. */
  readonly drawn: boolean;
}

/** A banner: the scene, with its text at the left, on narrow screens below. */
export const BannerSlide = ({ ad, picture, early, drawn, isMain }: BannerSlideProps) => {
  const text = useLocalText();
  return (
    <Stage>
      <Picture>
        {drawn && (
          <SceneImage
            name={isScene(ad.scene) ? ad.scene : 'festival'}
            picture={picture}
            early={early}
            isUnderText
          />
        )}
      </Picture>
      <Text>
        <Title>{text(ad.title)}</Title>
        <Subtitle>{text(ad.subtitle)}</Subtitle>
        {isOurs(ad.href) && (
          <Button as={Link} to={ad.href} variant={isMain ? 'primary' : 'secondary'} size="lg">
            {text(ad.callToAction)}
            <ArrowRightIcon size={18} />
          </Button>
        )}
      </Text>
    </Stage>
  );
};
