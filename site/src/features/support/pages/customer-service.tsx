import { moneyApi } from '@pavilion/sdk/react/money';
import { Button, breakpoint, ServiceIcon, token } from '@pavilion/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Content } from '../../../shared/layout/content';
import { PageHeader } from '../../../shared/layout/page-header';
import { useMessages } from '../../../shared/messages';
import type { PageData } from '../../../shared/page/page-data';
import type { PageProps } from '../../../shared/page/page-props';
import { Chat } from '../components/chat';
import { OtherWays } from '../components/other-ways';
import { Questions, questionsBody } from '../components/questions';
import { supportPageMessages } from '../messages/support-page-messages';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[6]} ${token.space[10]};
`;

/** Where the chat is beside the questions, nothing needs to lead to it. */
const ToChat = styled(Button)`
  @media (min-width: ${breakpoint.desktop + 1}px) { display: none; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${token.space[5]};
  > :last-child { position: sticky; top: calc(var(--pv-sticky-top, 0px) + ${token.space[4]}); }
  @media (max-width: ${breakpoint.desktop}px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child { position: static; }
  }
  @media (max-height: 800px) { > :last-child { position: static; } }
`;

export const data: PageData = ({ dispatch }) => [
  dispatch(moneyApi.endpoints.supportQuestions.initiate(questionsBody)),
];

/** Customer support: common questions first, then the chat, and other ways (SUP-1). */
export const CustomerServicePage = ({ title }: PageProps) => {
  const t = useMessages(supportPageMessages);
  const chat = useRef<HTMLElement>(null);
  return (
    <Page>
      <header>
        <PageHeader title={title} lead={t('lead')} scene="support" isCool />
      </header>
      <ToChat variant="primary" size="lg" block onClick={() => chat.current?.focus()}>
        <ServiceIcon size={20} />
        {t('toChat')}
      </ToChat>
      <Columns>
        <Questions />
        <Chat ref={chat} />
      </Columns>
      <OtherWays />
    </Page>
  );
};
