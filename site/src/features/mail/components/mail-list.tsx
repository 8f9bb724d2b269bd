import type { Mail, MailKind } from '@pavilion/contract';
import { languages } from '@pavilion/format';
import {
  AnnouncementIcon,
  Badge,
  Button,
  breakpoint,
  CardIcon,
  ChevronDownIcon,
  Empty,
  ErrorFallback,
  GiftIcon,
  ServiceIcon,
  ShieldIcon,
  token,
  UserIcon,
  WalletIcon,
} from '@pavilion/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { RowSkeletons } from '../../../shared/layout/row-skeletons';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { NextPage } from '../../../shared/paging/next-page';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useClient } from '../../../shared/session/session-context';
import type { Mailbox } from '../hooks/use-mailbox';
import { mailMessages } from '../messages/mail-messages';

interface Look {
  readonly icon: ComponentType<{ size: number }>;
  readonly ground: string;
  readonly ink: string;
}

const looks: Readonly<Record<MailKind, Look>> = {
  system: { icon: ShieldIcon, ground: token.color.infoSoft, ink: token.color.info },
  promotion: { icon: GiftIcon, ground: token.color.valueSoft, ink: token.color.value },
  notice: { icon: AnnouncementIcon, ground: token.color.successSoft, ink: token.color.success },
};

const money: Look = { icon: WalletIcon, ground: token.color.successSoft, ink: token.color.success };
const person: Look = { icon: UserIcon, ground: token.color.accentSoft, ink: token.color.accentText };
const account: Look = { icon: CardIcon, ground: token.color.valueSoft, ink: token.color.value };
const support: Look = { icon: ServiceIcon, ground: token.color.accentSoft, ink: token.color.accentText };

/** What a notification of the system is about, by the page that it leads to; the first that fits. */
const subjects: readonly (readonly [path: string, Look])[] = [
  [paths.agent, money],
  [paths.mine.finance.wallet, money],
  [paths.mine.finance.withdrawal, money],
  [paths.mine.payoutAccounts, account],
  [paths.mine.bindBankCard, account],
  [paths.mine.profile, person],
  [paths.mine.informationAudit, person],
  [paths.mine.feedback, support],
];

const lookOf = ({ kind, href }: Mail): Look =>
  subjects.find(([path]) => kind === 'system' && href?.startsWith(path))?.[1] ?? looks[kind];

/** As the band of a day in the records. */
const Day = styled.h2`
  padding: ${token.space[2]} ${token.space[4]};
  border-block: 1px solid ${token.color.line};
  background: color-mix(in srgb, ${token.color.sunken} 55%, transparent);
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.bold};
  section:first-child > & { border-block-start: 0; }
`;

const List = styled.ul`
  li { position: relative; }
  li:has(> button) [data-part='preview'] { margin-inline-end: 132px; }
  @media (max-width: ${breakpoint.phone}px) {
    li:has(> button) > a { padding-block-end: 40px; }
    li:has(> button) [data-part='preview'] { margin-inline-end: 0; }
  }
  li + li { border-top: 1px solid ${token.color.line}; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[3]};
  min-height: 72px;
  padding: ${token.space[3]} ${token.space[4]};
  &:hover { background: ${token.color.sunken}; }
  &[aria-current='true'] { background: ${token.color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Sign = styled.span<{ $look: Look }>`
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token.radius.md};
  background: ${({ $look }) => $look.ground};
  color: ${({ $look }) => $look.ink};
`;

const Title = styled.span<{ $unread: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  > [data-part='title'] { overflow: hidden; text-overflow: ellipsis; }
  font-weight: ${({ $unread }) => ($unread ? token.weight.bold : token.weight.regular)};
  white-space: nowrap;
  /* A quotation mark at the start has no empty half. */
  text-spacing-trim: trim-start;
  /* What waits to be claimed is named at the end. */
  @media (max-width: ${breakpoint.phone}px) { > [data-part='title'] { white-space: normal; } }
`;

const Preview = styled.span`
  grid-column: 2 / span 2;
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.time`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

/** With the weight of the title the mark of an unread mail; its name is the one for screen readers. */
const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${token.color.selected};
`;

/** At the end of the line of the preview, which leaves room for it. */
const Toggle = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset: auto ${token.space[4]} ${token.space[1]} auto;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 40px;
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  &[aria-expanded='true'] svg { rotate: 180deg; }
  /* On a line of its own, below the text. */
  @media (max-width: ${breakpoint.phone}px) { inset: auto auto 0 calc(40px + ${token.space[4]} + ${token.space[3]}); }
`;

/** Below a short list, in place of empty ground. */
const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[1]};
  padding: ${token.space[5]} ${token.space[4]};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > :first-child { width: 144px; height: auto; }
`;

/** A page of mails that are shown as fewer rows than this is followed by the next one. */
const fewRows = 6;

/** The pages that load by themselves, with the first: hundreds of equal mails are few rows, and would all be loaded. */
const mostPages = 3;

/** Lists shorter than this show their end. */
const shortList = 4;

interface MailRowProps {
  readonly mail: Mail;
  readonly isOpen: boolean;
  readonly isDated: boolean;
  /** Of the mail, or of one of those that it stands for. */
  readonly isUnread: boolean;
  /** The number of equal mails that it stands for. */
  readonly count?: number;
}

const MailRow = ({ mail, isOpen, isDated, isUnread, count = 1 }: MailRowProps) => {
  const t = useMessages(mailMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const timeText = useTimeText();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('mail', mail.id);
  const look = lookOf(mail);
  const Icon = look.icon;
  return (
    <Row to={`${pathname}?${query}`} aria-current={isOpen}>
      <Sign $look={look}>
        <Icon size={20} />
      </Sign>
      <Title $unread={isUnread}>
        {isUnread && <Dot role="img" aria-label={t('unread')} />}
        <span data-part="title">{text(mail.title)}</span>
        {count > 1 && <Badge tone="info">{t('equalMails', { count })}</Badge>}
      </Title>
      <Time dateTime={mail.at}>{timeText(mail.at, isDated ? 'brief' : 'time')}</Time>
      <Preview data-part="preview">
        {languages[locale].script === 'Han' ? text(mail.body).replaceAll('\n', '') : text(mail.body)}
      </Preview>
    </Row>
  );
};

/** Mails with the same text, such as notices of logins by one device, in the place of the newest. */
const byText = (mails: readonly Mail[]): readonly (readonly [Mail, ...Mail[]])[] => {
  const groups: [Mail, ...Mail[]][] = [];
  for (const mail of mails) {
    const equal = groups.find(
      ([{ title, body }]) => title['zh-CN'] === mail.title['zh-CN'] && body['zh-CN'] === mail.body['zh-CN'],
    );
    if (equal) equal.push(mail);
    else groups.push([mail]);
  }
  return groups;
};

interface EqualMailsProps {
  /** The newest first. */
  readonly mails: readonly [Mail, ...Mail[]];
  readonly openId: string | undefined;
  readonly isDated: boolean;
}

/** Mails with the same text: the newest, and the others on demand. */
const EqualMails = ({ mails, openId, isDated }: EqualMailsProps) => {
  const t = useMessages(mailMessages);
  const [isExpanded, setExpanded] = useState(false);
  const [first, ...others] = mails;
  const showsAll = isExpanded || others.some(({ id }) => id === openId);
  return (
    <>
      <li>
        <MailRow
          mail={first}
          isOpen={first.id === openId}
          isDated={isDated}
          isUnread={showsAll ? !first.isRead : mails.some(({ isRead }) => !isRead)}
          count={mails.length}
        />
        {others.length > 0 && (
          <Toggle aria-expanded={showsAll} onClick={() => setExpanded(!showsAll)}>
            {showsAll ? t('hideEqual') : t('showEqual', { count: others.length })}
            <ChevronDownIcon size={16} />
          </Toggle>
        )}
      </li>
      {showsAll &&
        others.map((mail) => (
          <li key={mail.id}>
            <MailRow mail={mail} isOpen={mail.id === openId} isDated={isDated} isUnread={!mail.isRead} />
          </li>
        ))}
    </>
  );
};

/** Groups of neighbours of one day, and of all days before yesterday. */
const byDay = (mails: readonly Mail[], dayName: (mail: Mail) => string) => {
  const groups = new Map<string, Mail[]>();
  for (const mail of mails) groups.set(dayName(mail), [...(groups.get(dayName(mail)) ?? []), mail]);
  return [...groups];
};

/** A day, ms. The brand's calendar has no summer time. */
const dayLength = 24 * 60 * 60 * 1000;

/** The name of a mail's day: today, yesterday, or earlier. */
const useDayName = () => {
  const t = useMessages(mailMessages);
  const timeText = useTimeText();
  const now = useClient().now();
  const dateOf = (moment: number | string) => timeText(moment, 'day');
  const names = new Map([
    [dateOf(now - dayLength), t('yesterday')],
    [dateOf(now), t('today')],
  ]);
  return ({ at }: Mail) => names.get(dateOf(at)) ?? t('earlier');
};

/** The mails of the selection with their states. A link opens one, which marks it as read. */
export const MailList = ({ mailbox }: { mailbox: Mailbox }) => {
  const t = useMessages(mailMessages);
  const { list, items, openId, unreadOnly, setUnreadOnly } = mailbox;
  const dayName = useDayName();
  const { isError, error, isFetching } = list;
  const days = items ? byDay(items, dayName) : [];
  const rows = days.reduce((sum, [, mails]) => sum + byText(mails).length, 0);
  const pages = list.currentData?.pages.length ?? 0;
  const needsMore =
    items !== undefined &&
    pages < mostPages &&
    rows < fewRows &&
    rows < items.length &&
    list.hasNextPage &&
    !isFetching;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (needsMore && !isError) void fetchNextPage();
  }, [needsMore, isError, fetchNextPage]);
  const isShort = items !== undefined && items.length < shortList && !list.hasNextPage;
  if (!items && isError && !isFetching)
    return (
      <ErrorFallback
        picture={<SceneImage name="network" />}
        title={t('loadFailed')}
        message={<ErrorMessage error={error} />}
        onRetry={() => void list.refetch()}
        retrying={isFetching}
      />
    );
  if (!items) return <RowSkeletons rows={6} />;
  if (items.length === 0)
    return (
      <Empty
        compact
        picture={<SceneImage name="records" />}
        title={t(unreadOnly ? 'emptyUnreadTitle' : 'emptyTitle')}
        description={t(unreadOnly ? 'emptyUnreadText' : 'emptyText')}
        action={
          unreadOnly && (
            <Button size="sm" onClick={() => setUnreadOnly(false)}>
              {t('showAll')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      {days.map(([day, mails]) => (
        <section key={day} aria-label={day}>
          <Day>{day}</Day>
          <List>
            {byText(mails).map((equal) => (
              <EqualMails
                key={equal.at(-1)!.id}
                mails={equal}
                openId={openId}
                isDated={day === t('earlier')}
              />
            ))}
          </List>
        </section>
      ))}
      <NextPage list={list} />
      {isShort && (
        <End>
          <SceneImage name="records" />
          <p>{t('endOfList')}</p>
        </End>
      )}
    </>
  );
};
