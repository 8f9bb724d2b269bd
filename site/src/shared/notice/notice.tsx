import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface NoticeProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** An illustration. */
  readonly picture?: ReactNode;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

const Middle = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[4]};
  min-height: min(72vh, 640px);
  padding: ${token.space[10]} ${token.space[4]};
  text-align: center;
`;

const Picture = styled.div`
  width: min(320px, 72vw);
`;

const Title = styled.h1`
  font-size: ${token.text.h3};
`;

const Text = styled.div`
  max-width: 36em;
  color: ${token.color.inkMuted};
  font-size: ${token.text.lg};
  line-height: ${token.leading.loose};
  p { text-wrap: balance; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
  margin-top: ${token.space[2]};
`;

/** A page with one message and actions. */
export const Notice = ({ title, text, picture, children }: NoticeProps) => (
  <Middle>
    {picture && <Picture aria-hidden="true">{picture}</Picture>}
    <Title>{title}</Title>
    <Text>{text}</Text>
    {children && <Actions>{children}</Actions>}
  </Middle>
);
