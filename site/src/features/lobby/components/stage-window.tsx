import { token } from '@pavilion/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { StageBar } from './stage-bar';

const Root = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token.z.drawer};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  outline: none;
  background: ${token.color.groundDeep};
  color: ${token.color.ink};
`;

/** While a layer covers the page, nothing under it scrolls, has the focus or is read aloud. */
const useCoverPage = (layer: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { documentElement: root, activeElement: opener } = document;
    const before = root.style.cssText;
    root.style.overflow = 'hidden';
    root.style.scrollbarGutter = 'auto';
    const page = document.querySelector<HTMLElement>('body > :has(main)');
    if (page) page.inert = true;
    layer.current?.focus({ preventScroll: true });
    return () => {
      root.style.cssText = before;
      if (page) page.inert = false;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [layer]);
};

interface StageWindowProps {
  readonly label: string;
  /** Undefined while it is not known. */
  readonly name: string | undefined;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The whole window for one game: the bar that never leaves, and under it the game, or why it is not there. */
export const StageWindow = ({ label, name, onLeave, children }: StageWindowProps) => {
  const root = useRef<HTMLElement>(null);
  useCoverPage(root);
  return createPortal(
    <Root ref={root} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
      <StageBar name={name} stage={root} onLeave={onLeave} />
      {children}
    </Root>,
    document.body,
  );
};
