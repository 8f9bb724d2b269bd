import type { StationAd } from '@pavilion/contract';
import {
  ArrowRightIcon,
  type BannerScene,
  Button,
  breakpoint,
  inAlphabet,
  inScheme,
  token,
} from '@pavilion/ui';
import { css, styled } from 'styled-components';
import type { BrandPicture } from '../../../brands';
import { Content } from '../../../shared/layout/content';
import { fade } from '../../../shared/layout/fade';
import { sceneBesideText } from '../../../shared/layout/scene-beside-text';
import { useLocalText } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { bannerScenes } from '../../../shared/scenes/scene-url';
import { bannerMark } from '../../../shared/storage/closed-banners';

/**
 * Grows with a wide screen, as the scene does; low enough that the categories below are in the first view. A framed banner has the
 * height of the summary beside it.
 */
export const bannerHeight = (isFramed: boolean) => `
  height: ${isFramed ? '280px' : 'clamp(344px, 23.5vw, 460px)'};
  @media (max-width: ${breakpoint.tablet}px) { height: ${isFramed ? '240px' : '320px'}; }
  /* Chinese subtitles have one line on phones, others two. */
  --second-line: 0px;
  &${inAlphabet} { --second-line: 24px; }
  @media (max-width: ${breakpoint.phone}px) { height: ${isFramed ? '196px' : 'calc(312px + var(--second-line))'}; }
`;

const Stage = styled.div<{ $isFramed: boolean }>`
  position: relative;
  ${({ $isFramed }) => bannerHeight($isFramed)}
  ${({ $isFramed }) => $isFramed && `--page-gutter: ${token.space[16]}; --title: ${token.text.h2};`}
  @media (max-width: ${breakpoint.phone}px) { --page-gutter: ${token.space[4]}; }
  overflow: hidden;
  background: ${token.gradient.hero};
  /* By night the colour of the scene, whose left end fades into it. */
  ${inScheme('dark')} { ${({ $isFramed }) => !$isFramed && `background: ${token.color.groundDeep};`} }
`;

const Picture = styled.div<{ $isFramed: boolean }>`
  position: absolute;
  inset: 0;
  /* A frame or a tablet shows the right part of the scene alone: moved and faded for the text. */
  @media (min-width: ${breakpoint.phone + 1}px) and (max-width: ${({ $isFramed }) => ($isFramed ? 9999 : breakpoint.tablet)}px) {
    inset: 0 -36px 0 36px;
    mask-image: ${fade('32%', '50%')};
    + div > h2 { max-width: 9.5em; }
    + div > p { max-width: 15em; }
  }
  /* From edge to edge the scene is as high as the banner, where little of it is cropped, and its left end fades. */
  @media (min-width: ${breakpoint.tablet + 1}px) {
    ${({ $isFramed }) =>
      !$isFramed &&
      `
        inset: -6px 0 -12px auto;
        aspect-ratio: 1280 / 360;
        mask-image: ${fade('0%', '30%')};
      `}
  }
  @media (max-width: ${breakpoint.phone}px) {
    ${({ $isFramed }) =>
      $isFramed
        ? css`
            /* Beside the text, as high as the banner, with the subject of the scene in its middle. */
            && { ${sceneBesideText} }
            left: 46%;
          `
        : css`
            bottom: calc(132px + var(--second-line));
            /* The text is below the picture. */
            > div::after { display: none; }
          `}
  }
`;

const Text = styled(Content)<{ $isFramed: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token.space[4]};
  height: 100%;
  padding-bottom: ${token.space[10]};
  ${({ $isFramed }) => $isFramed && `gap: ${token.space[3]};`}

  @media (max-width: ${breakpoint.phone}px) {
    align-content: start;
    gap: ${token.space[2]};
    ${({ $isFramed }) =>
      $isFramed
        ? `
            width: 48%;
            margin: 0;
            padding-block: ${token.space[4]};
            padding-inline-end: 0;
            > p { line-height: ${token.leading.snug}; }
          `
        : `
            position: absolute;
            inset: auto 0 0;
            height: calc(152px + var(--second-line));
            padding-block: ${token.space[3]};
            border-top: 1px solid ${token.color.hairline};
            border-radius: ${token.radius.xl} ${token.radius.xl} 0 0;
            background: ${token.color.surface};
          `}
    > a { position: absolute; bottom: ${token.space[4]}; left: ${token.space[4]}; ${({ $isFramed }) => $isFramed && `min-height: ${token.control.md}; padding-inline: ${token.space[3]}; font-size: ${token.text.md};`} }
    /* Beside the controls of the carousel. */
    &${inAlphabet} > a { padding-inline: ${token.space[3]}; font-size: ${token.text.md}; }
  }
`;

const Title = styled.h2`
  max-width: min(14em, 100%);
  font-family: ${token.font.serif};
  font-size: clamp(${token.text.xl}, 3.9vw, var(--title, 56px));
  font-weight: ${token.weight.heavy};
  letter-spacing: 0.04em;
  text-wrap: balance;
  /* Longer in other languages: two lines leave room for the controls below the link. */
  &${inAlphabet} { font-size: clamp(${token.text.xl}, 3.1vw, var(--title, ${token.text.h1})); letter-spacing: 0; line-height: ${token.leading.tight}; }
  @media (max-width: ${breakpoint.phone}px) { max-width: none; }
`;

const Subtitle = styled.p`
  max-width: min(26em, 34vw);
  color: ${token.color.inkMuted};
  font-size: clamp(${token.text.md}, 1.4vw, ${token.text.xl});
  b { color: ${token.color.value}; font-size: 1.5em; font-weight: ${token.weight.heavy}; line-height: 1; }
  @media (max-width: ${breakpoint.phone}px) { max-width: none; }
`;

/** The numbers of a line stand out: they are what a banner promises. */
const withNumbers = (line: string) =>
  line.split(/(\d[\d.,]*%?)/).map((part, index) =>
    // `split` puts the numbers at odd places.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );

const isScene = (name: string): name is BannerScene => bannerScenes.includes(name as BannerScene);
/** Whether an address is a path of this site: `//host` would leave it. */
const isOurs = (href: string) => /^\/(?![/\\])/.test(href);

interface BannerSlideProps {
  readonly ad: StationAd;
  /** In place of the scene. */
  readonly picture?: BrandPicture | undefined;
  /** Whether this is the first slide; its image loads with high priority. */
  readonly early: boolean;
  /** Whether it is a panel of a member's Home, whose main action is elsewhere. */
  readonly isFramed: boolean;
  /** Whether the image is rendered; the other slides' images load after hydration. */
  readonly drawn: boolean;
}

/** A banner: the scene, with its text at the left, for visitors on phones below. */
export const BannerSlide = ({ ad, picture, early, drawn, isFramed }: BannerSlideProps) => {
  const text = useLocalText();
  return (
    <Stage $isFramed={isFramed} {...{ [bannerMark]: ad.id }}>
      <Picture $isFramed={isFramed}>
        {drawn && (
          <SceneImage
            name={isScene(ad.scene) ? ad.scene : 'festival'}
            picture={picture}
            early={early}
            isUnderText
          />
        )}
      </Picture>
      <Text $isFramed={isFramed}>
        <Title>{text(ad.title)}</Title>
        <Subtitle>{withNumbers(text(ad.subtitle))}</Subtitle>
        {isOurs(ad.href) && (
          <Button as={Link} to={ad.href} variant={isFramed ? 'secondary' : 'primary'} size="lg">
            {text(ad.callToAction)}
            <ArrowRightIcon size={18} />
          </Button>
        )}
      </Text>
    </Stage>
  );
};
