import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ScenePanel } from './scene-panel';

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(400px, 480px);
  gap: clamp(${token.space[6]}, 3vw, ${token.space[12]});
  min-height: min(760px, calc(100vh - 176px));
  padding-block: ${token.space[2]} ${token.space[6]};

  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    max-width: 560px;
    min-height: 0;
    margin-inline: auto;
    padding-top: 0;
  }
`;

const Card = styled.section`
  position: relative;
  align-self: center;
  padding: ${token.space[10]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[3]};

  &::before {
    content: '';
    position: absolute;
    top: -1px;
    right: 12%;
    left: 12%;
    height: 2px;
    background: ${token.gradient.edge};
  }

  h1 { font-size: ${token.text.h3}; }

  @media (max-width: ${breakpoint.tablet}px) {
    z-index: ${token.z.raised};
    /* Over the picture the panel is not translucent. */
    background: ${token.gradient.panel} ${token.color.surface};
    margin: -28px ${token.space[3]} 0;
    padding: ${token.space[6]};
  }
  @media (max-width: ${breakpoint.phone}px) { padding-block: ${token.space[4]}; }
  @media (max-width: 400px) {
    margin-inline: 0;
    padding-inline: ${token.space[4]};
  }
`;

interface AuthStageProps {
  /** Of two fields, which leaves room on a phone. */
  readonly hasShortForm?: boolean;
  readonly children: ReactNode;
}

/** The picture with the card beside it, or over its lower edge on narrow screens. */
export const AuthStage = ({ hasShortForm = false, children }: AuthStageProps) => (
  <Stage>
    <ScenePanel isHigh={hasShortForm} />
    <Card>{children}</Card>
  </Stage>
);
