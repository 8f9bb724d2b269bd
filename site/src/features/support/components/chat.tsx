import { limits, type SupportMessage, type SupportThread } from '@pavilion/contract';
import {
  useSupportChatQuery,
  useSupportCloseMutation,
  useSupportJoinMutation,
  useSupportMessagesInfiniteQuery,
  useSupportSendMutation,
} from '@pavilion/sdk/react/money';
import {
  Badge,
  Button,
  breakpoint,
  Card,
  ErrorFallback,
  ServiceIcon,
  ShieldIcon,
  Skeleton,
  toast,
  token,
  useMounted,
} from '@pavilion/ui';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useIsRestrictedMember, useMember } from '../../../shared/member/use-member';
import { useLocalText, useMessages } from '../../../shared/messages';
import { MessageBox } from '../../../shared/notice/message-box';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { Composer } from '../../../shared/support/composer';
import { threadHeight } from '../../../shared/support/message-list';
import { Thread } from '../../../shared/support/thread';
import { useMessageKey } from '../../../shared/support/use-message-key';
import { useThread } from '../../../shared/support/use-thread';
import { supportPageMessages } from '../messages/support-page-messages';

const hour = 60 * 60_000;

const chatBody = {};

/** When staff answer, the thread of the member or visitor, and whether there is one from before the login. */
const useChat = () => useSupportChatQuery(chatBody, { skip: !useMounted() });

const Panel = styled(Card)`
  /* Below the header when it gets the focus. */
  scroll-margin-top: calc(var(--pv-sticky-top, 0px) + ${token.space[4]});
  /* Beside the questions, below the heading of the page, the field for the message is in the first view. */
  @media (min-width: ${breakpoint.desktop + 1}px) { --thread-height: clamp(240px, 100vh - 624px, 480px); }
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
`;

const Greeting = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[2]};
  /* As high as the list of messages that replaces it. */
  min-height: ${threadHeight};
  padding: ${token.space[6]} ${token.space[5]};
  border-block: 1px solid ${token.color.line};
  background: ${token.color.sunken};
  text-align: center;
  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: ${token.radius.full};
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
  }
  strong { font-size: ${token.text.lg}; }
  p { max-width: 26em; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-wrap: balance; }
`;

/** What most chats are about, above the field; a press sends it. In one line, which scrolls on phones. */
const Quick = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space[2]};
  min-height: 44px;
  padding: ${token.space[3]} ${token.space[4]} 0;
  overflow-x: auto;
  scrollbar-width: none;
  button { flex: none; border-radius: ${token.radius.full}; font-weight: ${token.weight.medium}; }
`;

const quickQuestions = ['quickDeposit', 'quickWithdrawal', 'quickTurnover'] as const;

/** Messages of both sides. */
const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-height: ${threadHeight};
  padding: ${token.space[5]} ${token.space[4]};
  border-block: 1px solid ${token.color.line};
  background: ${token.color.sunken};
  > :nth-child(2) { justify-self: end; }
`;

const Part = styled.div`
  padding: ${token.space[3]} ${token.space[4]};
`;

const Safety = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[2]};
  padding: 0 ${token.space[4]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token.space[3]};
  /* As high empty as with its text, which arrives after the page. */
  min-height: ${token.control.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The end is not what most members come for. */
const End = styled(Button)`
  && { padding-inline: ${token.space[2]}; color: ${token.color.inkMuted}; font-weight: ${token.weight.regular}; }
`;

/** Whether staff answer now, and when. */
const SupportHoursText = () => {
  const t = useMessages(supportPageMessages);
  const timeText = useTimeText();
  const { data } = useChat();
  const hours = data?.hours;
  // A program that answers first is no member of staff.
  const openText = data?.agent ? 'isOpenAgent' : 'isOpen';
  return (
    hours && (
      <>
        <Badge tone={hours.isOpen ? 'success' : 'neutral'} dot>
          {t(hours.isOpen ? openText : 'isClosed')}
        </Badge>
        {/* One of them: both have no room in the line of the title. */}
        <span>
          {hours.opensAt
            ? t('opensAt', { moment: timeText(hours.opensAt, 'brief') })
            : t('hours', { from: hours.from, to: hours.to })}
        </span>
      </>
    )
  );
};

type QuickQuestion = (typeof quickQuestions)[number];

/** Whether staff write in a conversation: they ask what they need to know, and a press by mistake would be an answer to them. */
const isWithStaff = (thread: SupportThread | null | undefined, messages: readonly SupportMessage[]) =>
  thread?.state !== 'closed' &&
  messages.some(({ author, isAutomatic }) => author === 'staff' && !isAutomatic);

interface QuickQuestionsProps {
  /** Of the unanswered message, so that it is not sent twice. */
  readonly name: string;
  readonly thread: SupportThread | null | undefined;
  /** The field for a message: the focus is there after a question, whose button is gone. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The questions that the conversation does not have yet. */
const QuickQuestions = ({ name, thread, field }: QuickQuestionsProps) => {
  const t = useMessages(supportPageMessages);
  const showError = useErrorToast();
  const { keyFor, forget } = useMessageKey(name);
  const [sendMessage] = useSupportSendMutation();
  const { currentData } = useSupportMessagesInfiniteQuery({ thread: thread?.id ?? '' }, { skip: !thread });
  const [pending, setPending] = useState<QuickQuestion>();
  const [asked, setAsked] = useState<readonly QuickQuestion[]>([]);
  const ask = async (question: QuickQuestion) => {
    const body = { text: t(question), pictures: [] };
    setPending(question);
    const { error } = await sendMessage({
      ...body,
      key: keyFor(body),
      ...(thread ? { thread: thread.id } : {}),
    });
    setPending(undefined);
    if (error) return showError(error);
    forget();
    field.current?.focus();
    setAsked((before) => [...before, question]);
  };
  // Until the messages of a thread are known. After a question they are fetched again, and the others stay in place.
  if (thread && !currentData && asked.length === 0) return null;
  const messages = currentData?.pages.flatMap(({ items }) => items) ?? [];
  if (isWithStaff(thread, messages)) return null;
  const own = messages.filter(({ author }) => author === 'customer');
  const isAsked = (question: QuickQuestion) =>
    asked.includes(question) || own.some(({ text }) => Object.values(text).includes(t(question)));
  const open = quickQuestions.filter((question) => !isAsked(question));
  if (open.length === 0) return null;
  return (
    <Quick>
      {open.map((question) => (
        <Button
          key={question}
          size="sm"
          // Not disabled, which would take the focus from it.
          loading={question === pending}
          disabled={pending !== undefined}
          onClick={() => void ask(question)}
        >
          {t(question)}
        </Button>
      ))}
    </Quick>
  );
};

const ChatThread = ({ thread }: { readonly thread: SupportThread }) => {
  const t = useMessages(supportPageMessages);
  const query = useThread(thread.id);
  const isClosed = (query.thread ?? thread).state === 'closed';
  return (
    <>
      <Thread query={query} />
      <div role="status">{isClosed && <Part>{t('chatClosed')}</Part>}</div>
    </>
  );
};

/** Asks whether the chat from before the login becomes the member's. */
const JoinBox = () => {
  const t = useMessages(supportPageMessages);
  const showError = useErrorToast();
  const [join, { isLoading }] = useSupportJoinMutation();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const handleJoin = async () => {
    const { error } = await join({});
    if (error) await showError(error);
    else toast.success(t('joined'));
  };
  return (
    <Part>
      <MessageBox tone="info" title={t('joinTitle')} text={t('joinText')}>
        <Button size="sm" loading={isLoading} onClick={handleJoin}>
          {t('join')}
        </Button>
        <Button size="sm" variant="text" disabled={isLoading} onClick={() => setDismissed(true)}>
          {t('joinLater')}
        </Button>
      </MessageBox>
    </Part>
  );
};

/** The chat with support: a greeting until the first message, then the thread. */
export const Chat = ({ ref }: { readonly ref: Ref<HTMLElement> }) => {
  const ask = useConfirm();
  const t = useMessages(supportPageMessages);
  const local = useLocalText();
  const errorText = useErrorText();
  const isMember = useIsMember();
  const { member, error: memberError, refetch: refetchMember } = useMember();
  const chat = useChat();
  const [sendMessage] = useSupportSendMutation();
  const [close] = useSupportCloseMutation();
  const { data } = chat;
  const thread = data?.thread;
  const field = useRef<HTMLTextAreaElement>(null);
  const isRestricted = useIsRestrictedMember();
  // Unsent text is stored for the person who wrote it.
  const memberKey = isRestricted ? `restricted-${thread?.id ?? 'new'}` : member?.id;
  const owner = isMember ? memberKey : 'visitor';
  const error = chat.error ?? (owner === undefined ? memberError : undefined);

  const confirmEnd = (id: string) =>
    ask({
      title: t('endChat'),
      message: t('endChatText'),
      confirmText: t('endChat'),
      direction: 'center',
      onConfirm: () =>
        close({ thread: id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });

  const body = () => {
    if (data && owner !== undefined)
      return (
        <>
          {isMember && data.canJoin && <JoinBox />}
          {thread ? (
            <ChatThread key={thread.id} thread={thread} />
          ) : (
            <Greeting>
              <span>
                <ServiceIcon size={32} />
              </span>
              <strong>{t('greeting')}</strong>
              <p>
                {data.agent ? t('greetingAgent', { agent: local(data.agent) }) : t('greetingStaff')}
                {!isMember && ` ${t('greetingVisitor', { hours: limits.support.visitorThread / hour })}`}
              </p>
            </Greeting>
          )}
          <QuickQuestions key={`quick.${owner}`} name={`quick.${owner}`} thread={thread} field={field} />
          <Composer
            key={owner}
            name={`chat.${owner}`}
            ref={field}
            send={(message) => sendMessage({ ...message, ...(thread ? { thread: thread.id } : {}) }).unwrap()}
          />
          <Safety>
            <ShieldIcon size={14} />
            {t('safety')}
          </Safety>
        </>
      );
    if (error)
      return (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('chatFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void (chat.error ? chat.refetch() : refetchMember())}
          retrying={chat.isFetching}
        />
      );
    return (
      <>
        <Waiting>
          <Skeleton shape="block" width="62%" height={64} />
          <Skeleton shape="block" width="48%" height={44} />
          <Skeleton shape="block" width="70%" height={84} />
        </Waiting>
        <Part>
          <Skeleton shape="block" height={180} />
        </Part>
      </>
    );
  };

  return (
    <Panel
      ref={ref}
      tabIndex={-1}
      title={t('chat')}
      padding="none"
      aria-busy={!data && !error}
      extra={
        <Head>
          <SupportHoursText />
          {thread && thread.state !== 'closed' && (
            <End size="sm" variant="text" onClick={() => void confirmEnd(thread.id)}>
              {t('endChat')}
            </End>
          )}
        </Head>
      }
    >
      {body()}
    </Panel>
  );
};
