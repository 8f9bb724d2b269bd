import type { AssistedDeposit } from '@pavilion/contract';
import { useAssistedDepositCancelMutation, useSupportSendMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Steps, toast, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Countdown } from '../../../../shared/calendar/countdown';
import { useDue } from '../../../../shared/calendar/use-due';
import { useConfirm } from '../../../../shared/dialogs/use-confirm';
import { useErrorText } from '../../../../shared/errors/use-error-text';
import { Stack } from '../../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { MessageBox } from '../../../../shared/notice/message-box';
import { Composer } from '../../../../shared/support/composer';
import { Thread } from '../../../../shared/support/thread';
import { useThread } from '../../../../shared/support/use-thread';
import { OrderHead } from '../../components/order-head';
import { orderAddress } from '../../model/order-address';
import { type AssistedKey, assistedMessages } from '../messages/assisted-messages';
import type { EndState, OpenState } from '../model/assisted-values';

const TimeLeft = styled.div`
  display: grid;
  justify-items: end;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  time { color: ${token.color.accentText}; font-size: ${token.text.h3}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.snug}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

/** The texts of each open state, and the index of its step. */
const openTexts = {
  requested: { title: 'requestedTitle', text: 'requestedText', step: 1 },
  assigned: { title: 'assignedTitle', text: 'assignedText', step: 1 },
  instructed: { title: 'instructedTitle', text: 'instructedText', step: 2 },
} as const satisfies Readonly<
  Record<OpenState, { readonly title: AssistedKey; readonly text: AssistedKey; readonly step: number }>
>;

const AssistedThread = ({ id, memberId }: { readonly id: string; readonly memberId: string }) => {
  const t = useMessages(assistedMessages);
  const query = useThread(id);
  const [sendMessage] = useSupportSendMutation();
  return (
    <Card title={t('threadTitle')} padding="none" aria-busy={!query.thread && !query.error}>
      <Thread query={query} />
      <Composer
        name={`assisted.${id}.${memberId}`}
        send={(message) => sendMessage({ ...message, thread: id }).unwrap()}
      />
    </Card>
  );
};

interface AssistedOpenProps {
  readonly request: AssistedDeposit & { readonly state: OpenState };
  readonly memberId: string;
  /** Whether it was submitted on this page: the form that had the focus has been removed. */
  readonly isNew: boolean;
  /** Called when its time has ended. */
  readonly onDue: () => void;
}

/** An open assisted deposit: its step, the time left, the way to its order, and the messages with support. */
export const AssistedOpen = ({ request, memberId, isNew, onDue }: AssistedOpenProps) => {
  const ask = useConfirm();
  const t = useMessages(assistedMessages);
  const errorText = useErrorText();
  const [cancel] = useAssistedDepositCancelMutation();
  const { id, state, order, expiresAt, thread } = request;
  const { title, text, step } = openTexts[state];
  useDue(expiresAt === null ? undefined : Date.parse(expiresAt), onDue);

  const confirmCancel = async () => {
    const confirmed = await ask({
      title: t('cancelTitle'),
      message: t('cancelText'),
      confirmText: t('cancel'),
      cancelText: t('keep'),
      danger: true,
      direction: 'center',
      onConfirm: () =>
        cancel({ id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });
    if (confirmed) toast.success(t('cancelDone'));
  };

  return (
    <>
      <Card padding="lg">
        <Stack style={{ gap: token.space[5] }}>
          <OrderHead order={request} title={t(title)} takesFocus={isNew}>
            {expiresAt !== null && (
              <TimeLeft>
                {t('remaining')}
                <Countdown deadline={Date.parse(expiresAt)} />
              </TimeLeft>
            )}
          </OrderHead>
          <Steps
            current={step}
            items={[
              { id: 'request', title: t('stepRequest') },
              { id: 'accept', title: t('stepAccept') },
              { id: 'pay', title: t('stepPay') },
              { id: 'credited', title: t('stepCredited') },
            ]}
          />
          <p role="status">{t(text)}</p>
          <Actions>
            {order !== null && (
              <Button as={Link} to={orderAddress(order)} variant="primary" size="lg">
                {t('toOrder')}
              </Button>
            )}
            <Button variant="ghost" size="lg" onClick={() => void confirmCancel()}>
              {t('cancel')}
            </Button>
          </Actions>
        </Stack>
      </Card>
      <AssistedThread key={thread} id={thread} memberId={memberId} />
    </>
  );
};

const endTexts = {
  paid: { title: 'paidTitle', text: 'paidText', tone: 'success' },
  refused: { title: 'refusedTitle', text: 'refusedBare', tone: 'danger' },
  expired: { title: 'expiredTitle', text: 'expiredText', tone: 'info' },
  cancelled: { title: 'cancelledTitle', text: 'cancelledText', tone: 'info' },
} as const satisfies Readonly<
  Record<
    EndState,
    { readonly title: AssistedKey; readonly text: AssistedKey; readonly tone: 'success' | 'danger' | 'info' }
  >
>;

interface AssistedEndedProps {
  readonly request: AssistedDeposit & { readonly state: EndState };
  /** Opens the form again. */
  readonly onAgain: () => void;
}

/** The result of an assisted deposit that ended while the page was open. */
export const AssistedEnded = ({ request, onAgain }: AssistedEndedProps) => {
  const t = useMessages(assistedMessages);
  const local = useLocalText();
  const { title, text, tone } = endTexts[request.state];
  return (
    <Card padding="lg">
      <Stack>
        <OrderHead order={request} title={local(request.channel.name)} />
        <MessageBox
          tone={tone}
          title={t(title)}
          text={request.reason ? t('refusedText', { reason: local(request.reason) }) : t(text)}
        >
          <Button size="sm" onClick={onAgain}>
            {t('again')}
          </Button>
        </MessageBox>
      </Stack>
    </Card>
  );
};
