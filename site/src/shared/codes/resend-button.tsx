import type { Challenge } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useChallengeSendMutation } from '@pavilion/sdk/react';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { Countdown } from '../calendar/countdown';
import { useErrorToast } from '../errors/use-error-toast';
import { useMessages } from '../messages';
import { challengeOf } from './challenge-of';
import { codesMessages } from './codes-messages';

interface ResendButtonProps {
  readonly challenge: Challenge;
  readonly onChallenge: (challenge: Challenge) => void;
}

/** Requests another code; disabled until the gateway allows it. */
export const ResendButton = ({ challenge, onChallenge }: ResendButtonProps) => {
  const t = useMessages(codesMessages);
  const showError = useErrorToast();
  const [send, { isLoading }] = useChallengeSendMutation();
  const deadline = Date.parse(challenge.resendAt ?? challenge.expiresAt);
  const [reached, setReached] = useState<number>();
  const waits = reached !== deadline;

  const resend = async () => {
    try {
      onChallenge(await send({ id: challenge.id }).unwrap());
    } catch (error) {
      const standing = challengeOf(toErrorData(error));
      if (standing) onChallenge(standing);
      showError(error);
    }
  };

  return (
    <Button type="button" variant="text" size="sm" disabled={waits} loading={isLoading} onClick={resend}>
      {t('resend')} {waits && <Countdown deadline={deadline} onEnd={() => setReached(deadline)} />}
    </Button>
  );
};
