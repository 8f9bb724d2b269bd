import { usePlaySummaryQuery } from '@pavilion/sdk/react/money';
import { breakpoint, ShieldIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { elapsedText } from '../calendar/elapsed';
import { useNow } from '../calendar/use-now';
import { useMember } from '../member/use-member';
import { useMessages } from '../messages';
import { Balance } from '../money/balance';
import { Money } from '../money/money';
import { Link } from '../navigation/link';
import { isPositive, settledNet } from './play-model';
import { protectionTexts } from './protection-texts';
import { useProtection } from './use-protection';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[5]};
  min-width: 0;
  font-size: ${token.text.sm};
  white-space: nowrap;
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[3]}; font-size: ${token.text.xs}; }
`;

const Facts = styled.dl`
  display: flex;
  gap: inherit;
  margin: 0;
  div { display: flex; align-items: baseline; gap: ${token.space[1]}; }
  dt { color: ${token.color.inkMuted}; }
  dd { margin: 0; font-weight: ${token.weight.medium}; }
  /* One line: the last facts are left out where they have no room, and the clock loses its label to running stakes. */
  @media (max-width: ${breakpoint.phone}px) {
    flex: 1;
    flex-wrap: wrap;
    height: 20px;
    min-width: 0;
    overflow: hidden;
    line-height: 20px;
    &:has([data-fact='running']) [data-fact='time'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Settings = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 32px;
  margin-left: auto;
  color: ${token.color.ink};
  text-decoration: underline;
  text-underline-offset: 3px;
  svg { flex: none; }
  @media (max-width: ${breakpoint.phone}px) { span { display: none; } min-width: 32px; justify-content: center; }
`;

interface PlayFactsProps {
  /** Whether the balance is not elsewhere in view: in the header, or in the game. */
  readonly hasBalance: boolean;
}

/** Session clock, net result of what is settled, stakes that are running and, if wanted, balance of the member, with the link to player protection (PRO-4). */
export const PlayFacts = ({ hasBalance }: PlayFactsProps) => {
  const t = useMessages(protectionTexts);
  const now = useNow();
  const { member } = useMember();
  const { protection, isError } = useProtection();
  const session = protection?.session;
  const isIdle = protection !== undefined && !session;
  const today = usePlaySummaryQuery({ span: 'day' }, { skip: !isIdle });
  const result = session ?? today.data;
  const net = result && settledNet(result);
  const hasFailed = protection ? today.isError : isError;
  return (
    <Row>
      <Facts>
        {session && (
          <div>
            <dt data-fact="time">{t('sessionTime')}</dt>
            <dd>
              <span className="pv-num" role="timer">
                {now === undefined ? '--:--' : elapsedText(Math.max(0, now - Date.parse(session.startedAt)))}
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t(session ? 'sessionNet' : 'todayNet')}</dt>
          <dd>
            {net !== undefined && <Money value={net} tone="change" />}
            {net === undefined && (hasFailed ? '–' : <Skeleton width={52} />)}
          </dd>
        </div>
        {hasBalance && (
          <div>
            <dt>{t('balance')}</dt>
            <dd data-fact="balance">
              {member ? <Balance value={member.balance} /> : <Skeleton width={64} />}
            </dd>
          </div>
        )}
        {result && isPositive(result.running) && (
          <div>
            <dt>{t('running')}</dt>
            <dd data-fact="running">
              <Money value={result.running} />
            </dd>
          </div>
        )}
      </Facts>
      <Settings to={paths.mine.protection} aria-label={t('settings')}>
        <ShieldIcon size={16} />
        <span>{t('settings')}</span>
      </Settings>
    </Row>
  );
};
