import { type RefObject, useId, useLayoutEffect } from 'react';
import { css } from 'styled-components';
import { type FloatingAlign, type FloatingPlacement, placeFloating } from './place-floating';

const inlineAreas: Readonly<Record<FloatingAlign, string>> = {
  start: 'span-self-inline-end',
  center: 'span-all',
  end: 'span-self-inline-start',
};

/**
 * Places a floating element at its anchor by CSS: on the preferred side, flipped where only the other side has room,
 * and shifted into the window. `data-side` is set where a script positions it.
 */
export const floatingStyle = ({ side, align, gap }: FloatingPlacement) => {
  const [area, flipped] = side === 'top' ? ['start', 'end'] : ['end', 'start'];
  return css`
    position: fixed;
    inset: auto;
    margin: ${gap}px ${align === 'center' ? 8 : 0}px;
    overflow: visible;
    position-area: self-block-${area} ${inlineAreas[align]};
    position-try-fallbacks: flip-block, self-block-${area} span-all, self-block-${flipped} span-all;

    &[data-side] { margin: 0; }
    &[data-side='top'] { translate: 0 -100%; }
  `;
};

const supportsAnchors = () => CSS.supports?.('position-area: self-block-end span-all') === true;

/** Links the two elements by an anchor name. */
const positionByCss = (floating: HTMLElement, anchor: HTMLElement, name: string) => {
  anchor.style.setProperty('anchor-name', name);
  floating.style.setProperty('position-anchor', name);
  return () => anchor.style.removeProperty('anchor-name');
};

const positionByScript = (floating: HTMLElement, anchor: HTMLElement, placement: FloatingPlacement) => {
  const update = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const isRtl = getComputedStyle(floating).direction === 'rtl';
    const anchorBox = anchor.getBoundingClientRect();
    const { side, left, top } = placeFloating(anchorBox, size, { width, height }, placement, isRtl);
    floating.dataset.side = side;
    floating.style.left = `${left}px`;
    floating.style.top = `${top}px`;
  };
  update();
  window.addEventListener('scroll', update, { capture: true, passive: true });
  window.addEventListener('resize', update);
  return () => {
    window.removeEventListener('scroll', update, { capture: true });
    window.removeEventListener('resize', update);
  };
};

/**
 * Shows a floating element with `floatingStyle` at its anchor while it is rendered: in the top layer, where no ancestor
 * clips it, and positioned by CSS, or by script in browsers without anchor positioning. Both weigh less than 1 KiB
 * gzip; Floating UI weighs 7.
 */
export const useFloating = (
  floating: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  placement: FloatingPlacement,
): void => {
  const name = `--pv-anchor${useId().replace(/\W/g, '')}`;
  // After each render: the anchor may be another element, and the content may have another size.
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !anchor.current) return;
    if ('showPopover' in element && element.popover === null) {
      element.popover = 'manual';
      element.showPopover();
    }
    return supportsAnchors()
      ? positionByCss(element, anchor.current, name)
      : positionByScript(element, anchor.current, placement);
  });
};
