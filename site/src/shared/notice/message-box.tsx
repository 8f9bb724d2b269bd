import { ErrorIcon, InfoIcon, Spinner, SuccessIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'danger' | 'info' | 'busy' | 'success';

const inks: Readonly<Record<Tone, readonly [ink: string, ground: string]>> = {
  danger: [token.color.danger, token.color.dangerSoft],
  info: [token.color.info, token.color.infoSoft],
  busy: [token.color.info, token.color.infoSoft],
  success: [token.color.success, token.color.successSoft],
};

const pictures: Readonly<Record<Tone, ReactNode>> = {
  danger: <ErrorIcon size={20} />,
  info: <InfoIcon size={20} />,
  busy: <Spinner size={20} />,
  success: <SuccessIcon size={20} />,
};

const Box = styled.div<{ $ink: string; $ground: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${({ $ink }) => $ink} 32%, transparent);
  border-radius: ${token.radius.md};
  background: ${({ $ground }) => $ground};
  font-size: ${token.text.md};
  > :first-child { margin-top: 1px; color: ${({ $ink }) => $ink}; }
  strong { color: ${({ $ink }) => $ink}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  p a {
    color: ${token.color.accentText};
    font-weight: ${token.weight.medium};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

interface MessageBoxProps {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** The result of an action, shown where it was started. */
export const MessageBox = ({ tone, title, text, children }: MessageBoxProps) => {
  const [ink, ground] = inks[tone];
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} $ink={ink} $ground={ground}>
      {pictures[tone]}
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {children && <Actions>{children}</Actions>}
      </div>
    </Box>
  );
};
