import { Badge, type BadgeTone, Card, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: ${token.space[4]};
  > form { max-width: 560px; }
`;

interface StateCardProps {
  readonly title: string;
  readonly state: string;
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

/** A security setting with its state. */
export const StateCard = ({ title, state, tone, children }: StateCardProps) => (
  <Card
    title={title}
    extra={
      <Badge tone={tone} dot>
        {state}
      </Badge>
    }
  >
    <Body>{children}</Body>
  </Card>
);

/** The current value, with its actions at the end of the line. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[6]};
  > div { flex: 1; min-width: 220px; }
  strong { display: block; font-size: ${token.text.lg}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;
