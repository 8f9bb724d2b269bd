import { token } from '@pavilion/ui';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useCoverPage } from '../hooks/use-cover-page';
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
