import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/link';
import { CoverImage } from './cover-image';
import { FavouriteButton } from './favourite-button';

/** Over the name that a cover has painted on it, which is seen until it has loaded. */
export const Picture = styled(CoverImage)`
  position: relative;
  background: none;
  transition: transform ${token.motion.slow} ${token.motion.out};
`;

export const Frame = styled.div`
  position: relative;
  background: ${token.color.skeleton};
  overflow: hidden;
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow[1]};
  transition: box-shadow ${token.motion.base} ${token.motion.out};
`;

/** A thin highlight around a picture, drawn over it so that it takes no space. */
export const Rim = styled.span`
  position: absolute;
  inset: 0;
  border: 1px solid ${token.color.line};
  border-radius: inherit;
  pointer-events: none;
`;

/** Facts about the game, shown on hover and focus. */
export const Facts = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[3]};
  border-top: 1px solid ${token.color.hairline};
  /* Opaque: the title of the cover is below it. */
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  opacity: 0;
  transform: translateY(12px);
  transition:
    opacity ${token.motion.base} ${token.motion.out},
    transform ${token.motion.base} ${token.motion.out};
`;

export const Call = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  height: ${token.control.sm};
  margin-top: ${token.space[1]};
  border-radius: ${token.radius.md};
  background: ${token.gradient.accent};
  color: ${token.color.onAccent};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.bold};
`;

export const Opener = styled(Link)`
  display: block;
  border-radius: ${token.radius.lg};
  color: ${token.color.ink};
  &:focus-visible { outline-offset: 3px; }
`;

export const Name = styled.span`
  display: block;
  margin-top: ${token.space[2]};
  overflow: hidden;
  font-size: ${token.text.md};
  font-weight: ${token.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Meta = styled.span`
  display: flex;
  align-items: center;
  min-height: 20px;
  gap: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A number of players after a dot. */
export const Playing = styled.span`
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-end: ${token.space[1]};
    border-radius: ${token.radius.full};
    background: ${token.color.live};
    vertical-align: 0.1em;
  }
`;

/** In place of return and players: the member has a round to go on with. */
export const Resume = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.accentText};
  font-weight: ${token.weight.medium};
`;

export const Badges = styled.span`
  position: absolute;
  top: ${token.space[2]};
  left: ${token.space[2]};
  display: flex;
  gap: ${token.space[1]};
`;

export const Favourite = styled(FavouriteButton)`
  position: absolute;
  top: ${token.space[2]};
  right: ${token.space[2]};
  opacity: 0;
  &[aria-pressed='true'], &:focus-visible { opacity: 1; }
  @media (hover: none) { opacity: 1; }
`;

export const Root = styled.article`
  position: relative;
  min-width: 0;
  &:hover ${Picture}, ${Opener}:focus-visible ${Picture} { transform: scale(1.04); }
  &:hover ${Frame}, ${Opener}:focus-visible ${Frame} { box-shadow: ${token.shadow[3]}; }
  &:hover ${Facts}, ${Opener}:focus-visible ${Facts} { opacity: 1; transform: none; }
  &:hover ${Favourite} { opacity: 1; }
  @media (hover: none) {
    ${Facts} { display: none; }
  }
`;

/** A card on a panel, with text beside or below the picture. */
export const PanelRoot = styled(Root)`
  overflow: hidden;
  height: 100%;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  &:hover { box-shadow: ${token.shadow[2]}; }
`;
