import {
  errorCodes,
  limits,
  type RoomMessage,
  type RoomRules,
  type RoomSayRefusal,
  type RoomYou,
} from '@pavilion/contract';
import { textUnits } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { Button, Field, TextArea, token } from '@pavilion/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Countdown } from '../../../shared/calendar/countdown';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { roomsMessages } from '../messages/rooms-messages';

const Notice = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[3]};
  min-height: 56px;
  padding: ${token.space[2]} ${token.space[4]} calc(${token.space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Form = styled.form`
  display: grid;
  flex: none;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  padding-bottom: calc(${token.space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  > small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

/** On a touch keyboard Enter starts a new line, as its key says. */
const hasTouchKeyboard = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

interface SilentProps {
  readonly rules: RoomRules;
  readonly you: RoomYou;
}

/** Why the caller may not speak, and what can be done about it. */
export const Silent = ({ rules: { vipMin, vipMax }, you: { refusal, mutedUntil } }: SilentProps) => {
  const t = useMessages(roomsMessages);
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const link = (to: string, name: ReactNode, variant: 'primary' | 'text' = 'text') => (
    <Button as={Link} to={to} size="sm" variant={variant}>
      {name}
    </Button>
  );
  const content = () => {
    switch (refusal?.code) {
      case errorCodes.roomLoginNeeded:
        return (
          <>
            {t('loginToSay')}
            {link(withIntended(paths.user.login, pathname + search), t('login'), 'primary')}
          </>
        );
      case errorCodes.roomSpeechClosed:
        return t('closedToAll');
      case errorCodes.roomLevelNeeded:
        return (
          <>
            {vipMax > 0 ? t('needsLevels', { from: vipMin, to: vipMax }) : t('needsLevel', { from: vipMin })}
            {link(paths.mine.vip, t('toLevels'))}
          </>
        );
      case errorCodes.roomMuted:
        return (
          <>
            {mutedUntil === null ? (
              t('mutedForGood')
            ) : (
              <span>
                {t('muted')} <Countdown deadline={Date.parse(mutedUntil)} />
              </span>
            )}
            {link(paths.customer.main, t('toSupport'))}
          </>
        );
      case errorCodes.realNameRequired:
      case errorCodes.realNameUnverified:
        return (
          <>
            {t('needsRealName')}
            {link(paths.mine.authentication, t('toRealName'))}
          </>
        );
      case errorCodes.selfExcluded:
      case errorCodes.timedOut:
        return (
          <>
            {t('excludedText')}
            {link(paths.mine.protection, t('toProtection'))}
          </>
        );
      default:
        return refusal ? errorText({ kind: 'business', ...refusal }) : t('closedToAll');
    }
  };
  return <Notice>{content()}</Notice>;
};

/** An attempt to send that failed. */
interface Failure {
  readonly text: string;
  /** When the member may speak again, ms. */
  readonly until?: number;
}

interface ComposerProps {
  readonly slow: number;
  readonly isConnected: boolean;
  readonly say: (text: string, key: string) => Promise<RoomMessage>;
  /** The text is kept by the parent: it survives a change of the frame around the room. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSaid: (message: RoomMessage) => void;
}

/** Writes a message. A refused text stays in the field with the reason. */
export const Composer = ({ slow, isConnected, say, draft, onDraft, onSaid }: ComposerProps) => {
  const t = useMessages(roomsMessages);
  const errorText = useErrorText();
  const client = useClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** The key of a text without an answer: sent again, it is the same message. */
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const isTooLong = textUnits(draft) > limits.rooms.text;

  const describe = (error: unknown): Failure | undefined => {
    const { kind, code, data } = toErrorData(error);
    const { reason, wait } = (data ?? {}) as Partial<RoomSayRefusal>;
    if (kind === 'cancelled') return undefined;
    if (kind !== 'business') return { text: t('sendFailed') };
    unanswered.current = undefined;
    if (reason === 'banned-word') return { text: t('refusedWords') };
    if (reason === 'contact') return { text: t('refusedContact') };
    if (reason === 'repeated') return { text: t('refusedRepeated') };
    if (wait !== undefined) return { text: t('refusedPace'), until: client.now() + wait };
    return { text: code === undefined ? t('sendFailed') : errorText(error) };
  };

  const submit = async () => {
    const text = draft.trim();
    if (isSending || text === '' || isTooLong) return;
    if (unanswered.current?.text !== text) unanswered.current = { text, key: client.newIdempotencyKey() };
    setSending(true);
    setFailure(undefined);
    try {
      const message = await say(text, unanswered.current.key);
      unanswered.current = undefined;
      onDraft('');
      onSaid(message);
    } catch (error) {
      setFailure(describe(error));
    }
    setSending(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || hasTouchKeyboard())
      return;
    event.preventDefault();
    void submit();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const hint = () => {
    if (failure?.until !== undefined)
      return (
        <>
          {t('waitFor')} <Countdown deadline={failure.until} onEnd={() => setFailure(undefined)} />
        </>
      );
    if (isSending && !isConnected) return t('sendsLater');
    return slow > 0 ? t('slow', { seconds: slow }) : null;
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('say')} hideLabel error={isTooLong ? t('tooLong') : failure?.text}>
        <TextArea
          rows={2}
          value={draft}
          maxUnits={limits.rooms.text}
          placeholder={t('placeholder')}
          // Not disabled: the focus stays in the field for the next message.
          readOnly={isSending}
          onValueChange={(next) => {
            onDraft(next);
            if (failure?.until === undefined) setFailure(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Row>
        <small>{hint()}</small>
        <Button type="submit" variant="primary" size="sm" loading={isSending} disabled={isTooLong}>
          {t('send')}
        </Button>
      </Row>
    </Form>
  );
};
