import {
  errorCodes,
  limits,
  type MessageAuthor,
  type SupportThread,
  supportTopicDefinitions,
} from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import {
  useSupportCloseMutation,
  useSupportReopenMutation,
  useSupportSendMutation,
} from '@pavilion/sdk/react/money';
import { Button, Card, ChevronLeftIcon, Empty, toast, token } from '@pavilion/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useNow } from '../../../shared/calendar/use-now';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages, useWrittenText } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useFocusOnMount } from '../../../shared/navigation/use-focus-on-mount';
import { MessageBox } from '../../../shared/notice/message-box';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { Composer } from '../../../shared/support/composer';
import { Thread } from '../../../shared/support/thread';
import { ThreadStateBadge } from '../../../shared/support/thread-state';
import { useThread } from '../../../shared/support/use-thread';
import { type SupportPageKey, supportPageMessages } from '../messages/support-page-messages';
import { followUpAddress } from '../model/ticket-address';

const day = 24 * 60 * 60_000;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]};
  h2 { font-size: ${token.text.lg}; outline: none; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > :last-child { margin-inline-start: auto; }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  margin: 0;
  padding: 0 ${token.space[5]} ${token.space[4]};
  font-size: ${token.text.sm};
  dt { color: ${token.color.inkMuted}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

const Closed = styled.div`
  padding: ${token.space[4]};
`;

const closedTexts = {
  customer: 'closedByCustomer',
  staff: 'closedByStaff',
  system: 'closedBySystem',
} as const satisfies Readonly<Record<MessageAuthor, SupportPageKey>>;

/** Says who closed a ticket, and reopens or continues it. */
const ClosedTicket = ({ ticket }: { readonly ticket: SupportThread }) => {
  const t = useMessages(supportPageMessages);
  const timeText = useTimeText();
  const showError = useErrorToast();
  const now = useNow();
  const [reopen, { isLoading }] = useSupportReopenMutation();
  const { id, closedBy, reopenUntil } = ticket;
  const canReopen = reopenUntil !== null && now !== undefined && now < Date.parse(reopenUntil);
  const handleReopen = async () => {
    const { error } = await reopen({ thread: id });
    if (error) await showError(error);
    else toast.success(t('reopened'));
  };
  return (
    <Closed>
      <MessageBox
        tone="info"
        title={t(closedTexts[closedBy ?? 'system'])}
        text={canReopen && t('reopenUntil', { moment: timeText(reopenUntil, 'minute') })}
      >
        {canReopen && (
          <Button size="sm" variant="primary" loading={isLoading} onClick={handleReopen}>
            {t('reopen')}
          </Button>
        )}
        <Button as={Link} to={followUpAddress(id)} size="sm">
          {t('followUp')}
        </Button>
      </MessageBox>
    </Closed>
  );
};

interface TicketDetailProps {
  readonly id: string;
  readonly memberId: string;
}

/** A ticket with its messages: the member replies, closes and reopens it. */
export const TicketDetail = ({ id, memberId }: TicketDetailProps) => {
  const ask = useConfirm();
  const t = useMessages(supportPageMessages);
  const local = useLocalText();
  const written = useWrittenText();
  const timeText = useTimeText();
  const errorText = useErrorText();
  const query = useThread(id);
  const [sendMessage] = useSupportSendMutation();
  const [close] = useSupportCloseMutation();
  const back = useFocusOnMount<HTMLAnchorElement>();
  const { thread, error } = query;
  const isMissing = !thread && Number(toErrorData(error).code) === errorCodes.notFound;

  const confirmClose = async () => {
    const confirmed = await ask({
      title: t('closeTicketTitle'),
      message: t('closeTicketText', { days: limits.support.reopenWithin / day }),
      confirmText: t('closeTicket'),
      cancelText: t('keepOpen'),
      direction: 'center',
      onConfirm: () =>
        close({ thread: id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });
    if (confirmed) toast.success(t('ticketClosedDone'));
  };

  const body = () => {
    if (isMissing)
      return <Empty compact picture={<SceneImage name="results" />} title={t('ticketMissing')} />;
    return (
      <>
        {thread && (
          <Head>
            <h2>
              {t('ticketTitle', { topic: local(supportTopicDefinitions[thread.topic ?? 'other'].name) })}
            </h2>
            <ThreadStateBadge state={thread.state} />
            <small className="pv-num">
              {t('submittedAt', { moment: timeText(thread.at, 'brief') })}
              {thread.answerBy && ` · ${t('answerBy', { moment: timeText(thread.answerBy, 'brief') })}`}
            </small>
            {thread.state !== 'closed' && (
              <Button size="sm" variant="ghost" onClick={() => void confirmClose()}>
                {t('closeTicket')}
              </Button>
            )}
          </Head>
        )}
        {thread && thread.details.length > 0 && (
          <Details>
            {thread.details.map(({ name, label, value }) => (
              <Fragment key={name}>
                <dt>{local(label)}</dt>
                <dd className="pv-num">{written(value)}</dd>
              </Fragment>
            ))}
          </Details>
        )}
        <Thread query={query} />
        {thread?.state === 'closed' && <ClosedTicket ticket={thread} />}
        {thread && thread.state !== 'closed' && (
          <Composer
            name={`ticket.${id}.${memberId}`}
            send={(message) => sendMessage({ ...message, thread: id }).unwrap()}
          />
        )}
      </>
    );
  };

  return (
    <Stack>
      <div>
        <Button as={Link} ref={back} to={paths.mine.feedback} size="sm" variant="ghost">
          <ChevronLeftIcon size={16} />
          {t('back')}
        </Button>
      </div>
      <Card padding="none" aria-busy={!thread && !error}>
        {body()}
      </Card>
    </Stack>
  );
};
