import type { Closure } from '@pavilion/contract';
import { Card, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { Countdown } from '../calendar/countdown';
import { useDue } from '../calendar/use-due';
import { useMessages } from '../messages';
import { Link } from '../navigation/link';
import { SceneImage } from '../scenes/scene-image';
import { useClosureTexts } from './closure-texts';
import { protectionTexts } from './protection-texts';
import { useFetchProtection } from './use-protection';

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[6]} ${token.space[5]};
  text-align: center;
  h1 { color: ${token.color.inkMuted}; font-size: ${token.text.md}; }
  h2 { font-size: ${token.text.h3}; }
  p { max-width: 34em; color: ${token.color.inkMuted}; text-wrap: balance; }
`;

const Band = styled.div`
  position: relative;
  height: 148px;
  overflow: hidden;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
`;

const Left = styled.div`
  display: grid;
  justify-items: center;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  time { color: ${token.color.ink}; font-size: ${token.text.h3}; font-weight: ${token.weight.bold}; }
`;

const StaysOpen = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: center;
  width: 100%;
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: ${token.space[1]} ${token.space[5]}; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${token.color.accentText};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const { mine, customer } = paths;
const openPages = [
  [mine.finance.withdrawal, 'openWithdrawal'],
  [mine.record.bets, 'openRecords'],
  [customer.main, 'openSupport'],
  [mine.profile, 'openProfile'],
] as const;

interface ClosedNoticeProps {
  readonly closure: Closure;
  /** Title of the page that the notice takes the place of; without it the page has its own heading. */
  readonly page?: string;
  /** Called when the closure is over, to fetch what the gateway withheld during it. */
  readonly onEnd?: () => unknown;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/**
 * Says until when a time-out or a self-exclusion closes the account, and what stays open (PRO-2). At the end it fetches the
 * member's protection again, by which the page replaces the notice.
 */
export const ClosedNotice = ({ closure, page, onEnd, children }: ClosedNoticeProps) => {
  const t = useMessages(protectionTexts);
  const fetchProtection = useFetchProtection();
  const { title, text, until } = useClosureTexts()(closure);
  const deadline = until === undefined ? undefined : Date.parse(until);
  const reopen = async () => {
    const protection = await fetchProtection();
    if (protection?.closure === null) onEnd?.();
  };
  useDue(deadline, () => void reopen());
  return (
    <Card padding="none">
      <Band>
        <SceneImage name="moon" isUnderText />
      </Band>
      <Body role="group" aria-label={title}>
        {page !== undefined && <h1>{page}</h1>}
        <h2>{title}</h2>
        <p>{text}</p>
        {deadline !== undefined && (
          <Left>
            {t('remaining')}
            <Countdown deadline={deadline} />
          </Left>
        )}
        {children}
        <StaysOpen>
          {t('staysOpen')}
          <ul>
            {openPages.map(([to, text]) => (
              <li key={to}>
                <Link to={to}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </StaysOpen>
      </Body>
    </Card>
  );
};
