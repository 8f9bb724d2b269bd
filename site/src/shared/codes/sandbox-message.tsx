import { useMessageBoxQuery } from '@pavilion/sdk/react';
import { MailIcon, token } from '@pavilion/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../messages';
import { codesMessages } from './codes-messages';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  svg { margin-top: 2px; color: ${token.color.accentText}; }
  strong { display: block; color: ${token.color.ink}; font-weight: ${token.weight.bold}; }
`;

interface SandboxMessageProps {
  /** Masked, as the challenge has it. */
  readonly to: string | null;
  /** A value that changes with each sent message. */
  readonly sent: string;
}

/** The message that a provider would have delivered. A gateway with real providers has no message box, and nothing shows. */
export const SandboxMessage = ({ to, sent }: SandboxMessageProps) => {
  const t = useMessages(codesMessages);
  const local = useLocalText();
  const { data, refetch } = useMessageBoxQuery({}, { refetchOnMountOrArgChange: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sent message requires a refetch.
  useEffect(() => void refetch(), [sent, refetch]);
  const message = data?.find((each) => each.to === to);
  return (
    <div role="status">
      {message && (
        <Box>
          <MailIcon size={18} />
          <div>
            <strong>{t('sandboxMessage')}</strong>
            {local(message.text)}
          </div>
        </Box>
      )}
    </div>
  );
};
