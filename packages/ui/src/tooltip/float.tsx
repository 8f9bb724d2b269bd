'use client';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { type FloatSide, placeFloat } from './place-float';

interface FloatProps extends ComponentProps<'span'> {
  readonly anchor: RefObject<Element | null>;
  readonly side?: FloatSide;
}

/** The gap to the anchor is part of it, so the pointer can move onto the words. */
const Root = styled.span`
  position: fixed;
  inset: auto;
  z-index: ${token.z.tooltip};
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: 8px 0;
  border: 0;
  overflow: visible;
  background: none;

  &[data-side='top'] {
    transform: translateY(-100%);
  }
  & > span {
    display: block;
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    background: ${token.color.ink};
    color: ${token.color.ground};
    box-shadow: ${token.shadow[3]};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.regular};
    line-height: ${token.leading.text};
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
`;

/** Words that float over everything beside their anchor. In the top layer, so nothing scrolls or cuts them off. */
export const Float = ({ anchor, side = 'top', children, ...rest }: FloatProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const float = ref.current;
    if (!float || !('showPopover' in float)) return;
    float.popover = 'manual';
    float.showPopover();
  }, []);
  // After each render: the words may have another size.
  useLayoutEffect(() => {
    const float = ref.current;
    if (!float) return;
    const place = () => {
      if (!anchor.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { offsetWidth, offsetHeight } = float;
      const size = { width: offsetWidth, height: offsetHeight };
      const at = placeFloat(anchor.current.getBoundingClientRect(), size, { width, height }, side);
      float.dataset.side = at.side;
      float.style.left = `${at.left}px`;
      float.style.top = `${at.top}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
  return (
    <Root {...rest} ref={ref}>
      <span>{children}</span>
    </Root>
  );
};
