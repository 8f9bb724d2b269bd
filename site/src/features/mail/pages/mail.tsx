import { mailKindDefinitions } from '@pavilion/contract';
import { Badge, Button, breakpoint, Card, Switch, Tabs, toast, token } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FootBar } from '../../../shared/layout/foot-bar';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useUnreadMail } from '../../../shared/mail/use-unread-mail';
import { useLocalText, useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { MailDetail } from '../components/mail-detail';
import { MailList } from '../components/mail-list';
import { mailTabs, useMailbox } from '../hooks/use-mailbox';
import { mailMessages } from '../messages/mail-messages';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { flex: 1; }
`;

/** The list alone, or list and detail side by side; on narrow screens the one or the other. */
const Columns = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isOpen }) => ($isOpen ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  min-height: ${({ $isOpen }) => ($isOpen ? '420px' : 'auto')};
  /* The ground of a row fills the corners of the card. */
  overflow: clip;
  border-radius: calc(${token.radius.lg} - 1px);
  > :last-child {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    border-inline-start: 1px solid ${token.color.line};
  }
  @media (max-width: ${breakpoint.desktop}px) {
    grid-template-columns: minmax(0, 1fr);
    > :first-child { display: ${({ $isOpen }) => ($isOpen ? 'none' : 'block')}; }
    > :last-child { border-inline-start: 0; }
  }
`;

/** The member's mailbox (MAI-1). */
export const MailPage = ({ title }: PageProps) => {
  const t = useMessages(mailMessages);
  const text = useLocalText();
  const mailbox = useMailbox();
  const unread = useUnreadMail();
  const { tab, kind, unreadOnly, items, open, openId, isReadingAll } = mailbox;
  const countOf = (each: (typeof mailTabs)[number]) => unread?.[each === 'all' ? 'total' : each] ?? 0;
  const list = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const isOpen = open !== undefined;
  useEffect(() => {
    // The button that deleted or closed the mail is gone, and the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const readAll = async () => {
    if (await mailbox.readAll()) toast.success(t('readAllDone'));
  };
  return (
    <Stack>
      <PageHeader
        title={title}
        lead={t('lead')}
        scene="letter"
        isCool
        foot={
          <FootBar>
            <Tabs
              label={t('tabsLabel')}
              variant="pill"
              value={tab}
              onValueChange={mailbox.selectTab}
              items={mailTabs.map((each) => ({
                value: each,
                label: each === 'all' ? t('all') : text(mailKindDefinitions[each].name),
                badge: (
                  <Badge
                    tone={each === 'all' ? 'danger' : 'neutral'}
                    variant={each === 'all' ? 'solid' : 'soft'}
                    count={countOf(each)}
                  />
                ),
              }))}
            />
            <Tools>
              <Switch checked={unreadOnly} onCheckedChange={mailbox.setUnreadOnly}>
                {t('unreadOnly')}
              </Switch>
              <Button
                size="sm"
                loading={isReadingAll}
                disabled={countOf(kind ?? 'all') === 0 || !items?.length}
                onClick={readAll}
              >
                {t('readAll')}
              </Button>
            </Tools>
          </FootBar>
        }
      />
      <Card padding="none" aria-busy={!items}>
        <Columns $isOpen={openId !== undefined}>
          <section ref={list} aria-label={t('tabsLabel')} tabIndex={-1}>
            <MailList mailbox={mailbox} />
          </section>
          <div key={open?.id}>
            <MailDetail mailbox={mailbox} />
          </div>
        </Columns>
      </Card>
    </Stack>
  );
};
