import type { FestivalSkin } from '@pavilion/contract';
import { breakpoint, inScheme, token } from '@pavilion/ui';
import { css, keyframes, styled } from 'styled-components';
import { type FestivalPlace, festivalDrawings } from './drawings';

const sway = keyframes`
  25% { transform: rotate(3deg); }
  75% { transform: rotate(-3deg); }
`;

/** Over the picture of a banner: beside the button that closes it, and above the text. A small picture sets `--festival-width`. */
const inHero = css`
  inset-inline-end: calc(var(--carousel-close-margin, 0px) + 56px);
  width: var(--festival-width, 190px);
  @media (max-width: ${breakpoint.tablet}px) { width: var(--festival-width, 150px); }
  @media (max-width: ${breakpoint.phone}px) { width: var(--festival-width, 128px); }
`;

/** In the gutter of the header. */
const besideBrand = css`
  inset-inline-start: 1px;
  width: 14px;
`;

/** By day silk, gold and moonlight; by night the same shapes as outlines of light. */
const Picture = styled.svg<{ $place: FestivalPlace }>`
  --silk: ${token.color.accent};
  --silk-line: ${token.color.valueSolid};
  --gold: ${token.color.valueSolid};
  --gold-line: none;
  --moon: ${token.color.valueSoft};
  --moon-line: ${token.color.valueSolid};
  --on-silk: ${token.color.valueSoft};
  --on-moon: ${token.color.valueSolid};
  --leaf: ${token.color.success};
  --blossom: ${token.color.valueSolid};
  position: absolute;
  top: 0;
  height: auto;
  overflow: visible;
  pointer-events: none;
  ${({ $place }) => ($place === 'hero' ? inHero : besideBrand)}

  ${inScheme('dark')} {
    --silk: color-mix(in srgb, ${token.color.groundDeep} 58%, transparent);
    --silk-line: ${token.color.value};
    --gold: var(--silk);
    --gold-line: ${token.color.value};
    --moon: var(--silk);
    --moon-line: ${token.color.focus};
    --on-silk: ${token.color.value};
    --on-moon: ${token.color.focus};
    --leaf: none;
    --blossom: ${token.color.value};
    filter: drop-shadow(0 0 5px color-mix(in srgb, ${token.color.value} 45%, transparent));
  }

  path, circle, text { stroke-linecap: round; stroke-linejoin: round; }
  .silk { fill: var(--silk); stroke: var(--silk-line); stroke-width: 1.6px; }
  .rib, .thread { fill: none; stroke: var(--silk-line); stroke-width: 1.4px; }
  .gold { fill: var(--gold); stroke: var(--gold-line); stroke-width: 1.4px; }
  .moon { fill: var(--moon); stroke: var(--moon-line); stroke-width: 2px; }
  .leaf { fill: var(--leaf); stroke: ${token.color.success}; stroke-width: 1.2px; }
  .branch { fill: none; stroke: ${token.color.success}; stroke-width: 2px; }
  .blossom { fill: none; stroke: var(--blossom); stroke-width: 5px; }
  .silk ~ .figure { fill: var(--on-silk); font-family: ${token.font.serif}; font-weight: ${token.weight.heavy}; }
  .moon ~ g .figure { fill: var(--on-moon); }

  .sway { transform-box: fill-box; transform-origin: 50% 0; }
  /* It ends after five seconds, so that it needs no button that pauses it (WCAG 2.2.2). */
  @media (prefers-reduced-motion: no-preference) {
    .sway { animation: ${sway} 2.5s ease-in-out 2; }
  }
`;

const isSkin = (name: string): name is FestivalSkin => Object.hasOwn(festivalDrawings, name);

interface FestivalOrnamentProps {
  /** `siteFestivalSkin` of preInfo; an unknown one shows nothing. */
  readonly skin: string;
  readonly place: FestivalPlace;
}

/** The ornament of a festival. It lies over its place, so that nothing moves, and takes no clicks. */
export const FestivalOrnament = ({ skin, place }: FestivalOrnamentProps) => {
  if (!isSkin(skin)) return null;
  const { width, height, content } = festivalDrawings[skin][place];
  return (
    <Picture
      $place={place}
      viewBox={`0 0 ${width} ${height}`}
      data-festival={`${skin} ${place}`}
      aria-hidden="true"
    >
      {content}
    </Picture>
  );
};
