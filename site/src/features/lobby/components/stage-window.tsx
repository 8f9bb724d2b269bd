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

/** Makes the page under a layer inert and disables its scrolling; restores focus afterwards. */
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
  /** Undefined until it has loaded. */
  readonly name: string | undefined;
  /** Whether the bar shows the balance: games show it themselves, beside their controls. */
  readonly hasBalance: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A game that covers the page: the bar, and below it the game or a message. */
export const StageWindow = ({ label, name, hasBalance, onLeave, children }: StageWindowProps) => {
  const root = useRef<HTMLElement>(null);
  useCoverPage(root);
  return createPortal(
    <Root ref={root} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
      <StageBar name={name} stage={root} hasBalance={hasBalance} onLeave={onLeave} />
      {children}
    </Root>,
    document.body,
  );
};
