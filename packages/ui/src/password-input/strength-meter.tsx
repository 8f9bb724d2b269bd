'use client';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { type PasswordStrength, passwordStrength } from './password-strength';
import { strengthMessages } from './strength-messages';

const tones: Readonly<Record<PasswordStrength, string>> = {
  0: token.color.line,
  1: token.color.danger,
  2: token.color.warning,
  3: token.color.success,
};

const messageKeys = { 0: undefined, 1: 'passwordWeak', 2: 'passwordFair', 3: 'passwordStrong' } as const;

const Row = styled.span`
  display: flex;
  align-items: center;
  height: 20px;
  margin-top: ${token.space[1]};
`;

const Bar = styled.span`
  flex: 1;
  height: 4px;
  border-radius: ${token.radius.full};
  background: ${token.color.line};
  transition: background-color ${token.motion.base} ${token.motion.out};
  & + & { margin-inline-start: ${token.space[1]}; }
`;

const TextBlock = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  /* Without a text the bars are as long as the field. */
  &:not(:empty) { padding-inline-start: ${token.space[3]}; }
`;

/** Three bars and a text, so that the strength does not depend on colour. */
export const StrengthMeter = ({ id, password }: { id: string; password: string }) => {
  const messages = useMessages(strengthMessages);
  const strength = passwordStrength(password);
  const messageKey = messageKeys[strength];
  return (
    <Row>
      {([1, 2, 3] as const).map((step) => (
        <Bar key={step} style={step <= strength ? { background: tones[strength] } : undefined} />
      ))}
      <TextBlock id={id} aria-live="polite">
        {messageKey && messages[messageKey]}
      </TextBlock>
    </Row>
  );
};
