import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.xl};
`;

export const Track = styled.div`
  display: flex;
  height: 100%;
  transition: transform ${token.motion.slow} ${token.motion.inOut};
  touch-action: pan-y;
  transform: translateX(calc(var(--slide) * var(--way, -100%)));

  &:dir(rtl) {
    --way: 100%;
  }
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`;

export const Arrow = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: 50%;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid ${token.color.line};
  border-radius: 50%;
  background: ${token.color.glass};
  backdrop-filter: ${token.effect.glassFilter};
  color: ${token.color.ink};
  cursor: pointer;
  opacity: 0;
  transform: translateY(-50%);
  transition: opacity ${token.motion.base} ${token.motion.out};

  &:hover {
    background: ${token.color.raised};
  }
  &:active {
    transform: translateY(-50%) scale(0.92);
  }

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  &[data-side='previous'] {
    inset-inline-start: ${token.space[4]};
  }
  &[data-side='next'] {
    inset-inline-end: ${token.space[4]};
  }
  ${Frame}:hover &,
  ${Frame}:focus-within & {
    opacity: 1;
  }
  @media (hover: none) {
    display: none;
  }
`;

/** At the top of the end; `--carousel-close-margin` (inline) moves it to the content of a carousel from edge to edge. */
export const Close = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-start: ${token.space[3]};
  inset-inline-end: var(--carousel-close-margin, ${token.space[3]});
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.color.glass};
  backdrop-filter: ${token.effect.glassFilter};
  color: ${token.color.ink};
  cursor: pointer;

  &:hover {
    background: ${token.color.raised};
  }
  @media (pointer: coarse) {
    width: 40px;
    height: 40px;
  }
`;

/** Centred at the bottom; `--carousel-controls-bottom` and `--carousel-controls-margin` (inline) move them off a picture. */
export const Controls = styled.div`
  position: absolute;
  inset: auto 0 var(--carousel-controls-bottom, ${token.space[3]});
  display: flex;
  width: fit-content;
  margin-inline: var(--carousel-controls-margin, auto);
  align-items: center;
  gap: 2px;
  padding: 0 ${token.space[1]};
  border-radius: ${token.radius.full};
  background: ${token.color.glass};
  backdrop-filter: ${token.effect.glassFilter};
`;

/** Higher for fingers, over the edges of the controls. */
const touchHeight = `
  @media (pointer: coarse) {
    height: 40px;
    margin-block: -6px;
  }
`;

/** Looks like a dot; its hit area is at least 24 px. */
export const Dot = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 24px;
  height: 28px;
  ${touchHeight}
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${token.radius.full};
    background: ${token.color.inkFaint};
    transition:
      width ${token.motion.base} ${token.motion.out},
      background-color ${token.motion.base} ${token.motion.out};
  }
  &[aria-current]::before {
    width: 20px;
    background: ${token.color.accentText};
  }
`;

export const Toggle = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  ${touchHeight}
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
  color: ${token.color.ink};
  cursor: pointer;
`;
