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
  /** Changes with each message that was sent. */
  readonly sent: string;
}

/** What a provider would have carried to the person; a gateway with providers has no box, and nothing is shown. */
export const SandboxMessage = ({ to, sent }: SandboxMessageProps) => {
  const t = useMessages(codesMessages);
  const local = useLocalText();
  const { data, refetch } = useMessageBoxQuery({}, { refetchOnMountOrArgChange: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sent` is what there is to fetch for.
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
