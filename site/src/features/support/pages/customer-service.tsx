import { moneyApi } from '@pavilion/sdk/react/money';
import { Badge, Button, breakpoint, ServiceIcon, token } from '@pavilion/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { Content } from '../../../shared/layout/content';
import { useMessages } from '../../../shared/messages';
import type { PageData } from '../../../shared/page/page-data';
import type { PageProps } from '../../../shared/page/page-props';
import { Chat, useChat } from '../components/chat';
import { OtherWays } from '../components/other-ways';
import { Questions, questionsBody } from '../components/questions';
import { supportPageMessages } from '../messages/support-page-messages';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[6]} ${token.space[10]};
`;

const Hero = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[6]} ${token.space[8]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  > div { flex: 1 1 320px; display: grid; gap: ${token.space[2]}; }
  h1 { font-size: clamp(${token.text.h3}, 3vw, ${token.text.h2}); }
  p { max-width: 36em; color: ${token.color.inkMuted}; line-height: ${token.leading.text}; }
  @media (max-width: ${breakpoint.tablet}px) { padding: ${token.space[5]} ${token.space[4]}; }
`;

/** Where the chat is beside the questions, nothing needs to lead to it. */
const ToChat = styled(Button)`
  @media (min-width: ${breakpoint.desktop + 1}px) { display: none; }
`;

/** As high empty as with its text, which arrives after the page. */
const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  min-height: 24px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  align-items: start;
  gap: ${token.space[5]};
  > :last-child { position: sticky; top: calc(var(--pv-sticky-top, 0px) + ${token.space[4]}); }
  @media (max-width: ${breakpoint.desktop}px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child { position: static; }
  }
  @media (max-height: 800px) { > :last-child { position: static; } }
`;

/** Whether staff answer now, and when. */
const SupportHoursText = () => {
  const t = useMessages(supportPageMessages);
  const timeText = useTimeText();
  const hours = useChat().data?.hours;
  return (
    <Hours>
      {hours && (
        <>
          <Badge tone={hours.isOpen ? 'success' : 'neutral'} dot>
            {t(hours.isOpen ? 'isOpen' : 'isClosed')}
          </Badge>
          <span>{t('hours', { from: hours.from, to: hours.to })}</span>
          {hours.opensAt && <span>{t('opensAt', { moment: timeText(hours.opensAt, 'brief') })}</span>}
        </>
      )}
    </Hours>
  );
};

export const data: PageData = ({ dispatch }) => [
  dispatch(moneyApi.endpoints.supportQuestions.initiate(questionsBody)),
];

/** Customer support: common questions first, then the chat, and other ways (SUP-1). */
export const CustomerServicePage = ({ title }: PageProps) => {
  const t = useMessages(supportPageMessages);
  const chat = useRef<HTMLElement>(null);
  return (
    <Page>
      <Hero>
        <div>
          <h1>{title}</h1>
          <p>{t('lead')}</p>
          <SupportHoursText />
        </div>
        <ToChat variant="primary" size="lg" onClick={() => chat.current?.focus()}>
          <ServiceIcon size={20} />
          {t('toChat')}
        </ToChat>
      </Hero>
      <Columns>
        <Questions />
        <Chat ref={chat} />
      </Columns>
      <OtherWays />
    </Page>
  );
};
