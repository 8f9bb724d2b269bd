import {
  Button,
  breakpoint,
  ChevronLeftIcon,
  Empty,
  ErrorFallback,
  Skeleton,
  toast,
  token,
} from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../shared/messages';
import { ownPath } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { loadMore } from '../../../shared/paging/next-page';
import { SceneImage } from '../../../shared/scenes/scene-image';
import type { Mailbox } from '../hooks/use-mailbox';
import { mailMessages } from '../messages/mail-messages';

/** How long a deleted mail can be restored, ms. */
const undoTime = 5_000;

const Article = styled.article`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  > header { padding-bottom: ${token.space[3]}; border-bottom: 1px solid ${token.color.line}; }
  h2 { margin-bottom: ${token.space[1]}; font-size: ${token.text.xl}; line-height: ${token.leading.snug}; outline: none; }
  time { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  p { max-width: 42em; line-height: ${token.leading.loose}; white-space: pre-line; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const Back = styled.div`
  display: none;
  @media (max-width: ${breakpoint.desktop}px) { display: block; }
`;

/** The open mail, or what to do when none is open. */
export const MailDetail = ({ mailbox }: { mailbox: Mailbox }) => {
  const t = useMessages(mailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const { list, open, openId, items, isBeyond, isDeleting, remove, restore, closeMail } = mailbox;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = open?.id;
  useEffect(() => {
    if (shownId !== undefined) heading.current?.focus({ preventScroll: true });
  }, [shownId]);

  if (!open) {
    if (isBeyond)
      return list.isError ? (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('loadFailed')}
          message={<ErrorMessage error={list.error} />}
          onRetry={() => loadMore(list)}
          retrying={list.isFetching}
        />
      ) : (
        <Article aria-busy="true">
          <Skeleton lines={6} />
        </Article>
      );
    const isMissing = openId !== undefined && items !== undefined;
    return (
      <Empty
        picture={<SceneImage name="records" />}
        title={t(isMissing ? 'missingTitle' : 'choose')}
        description={isMissing ? t('missingText') : undefined}
        action={
          isMissing && (
            <Button size="sm" onClick={closeMail}>
              {t('back')}
            </Button>
          )
        }
      />
    );
  }

  const path = ownPath(open.href);
  const removeOpen = async () => {
    if (!(await remove(open))) return;
    closeMail();
    const undo = async () => {
      if (await restore(open)) toast.success(t('restored'));
    };
    toast.info(t('deleted'), { duration: undoTime, action: { label: t('undo'), onSelect: undo } });
  };

  return (
    <Article aria-labelledby="open-mail">
      <Back>
        <Button size="sm" variant="ghost" onClick={closeMail}>
          <ChevronLeftIcon size={16} />
          {t('back')}
        </Button>
      </Back>
      <header>
        <h2 id="open-mail" ref={heading} tabIndex={-1}>
          {text(open.title)}
        </h2>
        <time dateTime={open.at}>{timeText(open.at, 'minute')}</time>
      </header>
      <p>{text(open.body)}</p>
      <Actions>
        {path !== undefined && (
          <Button as={Link} to={path} variant="primary">
            {t('open')}
          </Button>
        )}
        <Button loading={isDeleting} onClick={removeOpen}>
          {t('delete')}
        </Button>
      </Actions>
    </Article>
  );
};
