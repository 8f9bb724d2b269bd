import {
  Amount,
  Button,
  breakpoint,
  ChevronLeftIcon,
  ClockIcon,
  CoinIcon,
  DepositIcon,
  FullscreenIcon,
  Skeleton,
  token,
} from '@pavilion/ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { lobbyMessages } from '../messages/lobby-messages';
import { elapsedText } from '../model/elapsed';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 56px;
  padding: ${token.space[1]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.hairline};
  background: ${token.color.surface};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; padding-inline: ${token.space[2]}; }
`;

const Name = styled.h2`
  min-width: 0;
  margin-right: auto;
  overflow: hidden;
  font-size: ${token.text.lg};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  b { color: ${token.color.ink}; font-weight: ${token.weight.medium}; }
`;

const Balance = styled(Fact)`
  height: ${token.control.sm};
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.value};
  font-weight: ${token.weight.bold};
`;

const Wide = styled.span`
  display: inline-flex;
  gap: inherit;
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

/** The time since the component was mounted, updated every second. */
const useElapsed = (): string => {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedText(elapsed);
};

/** Whether an element is in full screen, and a toggle. */
const useFullscreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = () => {
    // Phones and permission policies may reject the request; then nothing changes.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else element.current?.requestFullscreen?.().catch(() => {});
  };
  return { isFull, toggle };
};

interface StageBarProps {
  readonly name: string | undefined;
  /** The element to show in full screen: bar and game, so that balance and time stay visible. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onLeave: () => void;
}

/** The bar above a game: back button, balance and playing time. */
export const StageBar = ({ name, stage, onLeave }: StageBarProps) => {
  const t = useMessages(lobbyMessages);
  const { member } = useMember();
  const { isFull, toggle } = useFullscreen(stage);
  const elapsed = useElapsed();
  return (
    <Bar>
      <Button variant="ghost" size="sm" aria-label={t('leave')} onClick={onLeave}>
        <ChevronLeftIcon size={18} />
        <Wide>{t('leave')}</Wide>
      </Button>
      <Name>{name ?? <Skeleton width={120} />}</Name>
      <Fact title={t('elapsed')}>
        <ClockIcon size={16} title={t('elapsed')} />
        <b className="pv-num" role="timer">
          {elapsed}
        </b>
      </Fact>
      <Balance>
        <CoinIcon size={16} title={t('balance')} />
        {member ? <Amount value={member.balance} /> : <Skeleton width={64} />}
      </Balance>
      <Button as={Link} to={paths.mine.finance.deposit} variant="primary" size="sm" aria-label={t('deposit')}>
        <DepositIcon size={16} />
        <Wide>{t('deposit')}</Wide>
      </Button>
      <Wide>
        <Button variant="ghost" size="sm" aria-pressed={isFull} onClick={toggle}>
          <FullscreenIcon size={16} />
          {t(isFull ? 'exitFullscreen' : 'fullscreen')}
        </Button>
      </Wide>
    </Bar>
  );
};
