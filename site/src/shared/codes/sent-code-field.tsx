import type { Challenge } from '@pavilion/contract';
import { CodeInput, Field, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { type CodesKey, codesMessages } from './codes-messages';
import { ResendButton } from './resend-button';
import { SandboxMessage } from './sandbox-message';

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The hint for each channel. */
const sentBy: Readonly<Record<NonNullable<Challenge['channel']>, CodesKey>> = {
  sms: 'sentBySms',
  email: 'sentByEmail',
  voice: 'sentByVoice',
  authenticator: 'sentByAuthenticator',
};

interface SentCodeFieldProps {
  readonly challenge: Challenge;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Called with the challenge of a newly sent code. */
  readonly onChallenge: (challenge: Challenge) => void;
}

/** The input of a code that was sent, with a button that sends another one. */
export const SentCodeField = ({ challenge, error, onChallenge, ...control }: SentCodeFieldProps) => {
  const t = useMessages(codesMessages);
  const { id, channel, to, resendAt } = challenge;
  return (
    <>
      <Field
        label={t('code')}
        hint={channel && (t as (key: CodesKey, values: object) => string)(sentBy[channel], { to: to ?? '' })}
        error={error}
        required
      >
        <CodeInput {...control} />
      </Field>
      <Ends>
        <span>{t('codeNever')}</span>
        <ResendButton challenge={challenge} onChallenge={onChallenge} />
      </Ends>
      <SandboxMessage to={to} sent={resendAt ?? id} />
    </>
  );
};
