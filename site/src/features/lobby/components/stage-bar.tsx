import {
  Badge,
  Button,
  breakpoint,
  ChevronLeftIcon,
  DepositIcon,
  Ellipsis,
  FullscreenIcon,
  Skeleton,
  token,
} from '@pavilion/ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { demoMessages } from '../../../shared/demo/demo-messages';
import { RegisterButton } from '../../../shared/demo/register-button';
import { useIsDemo } from '../../../shared/member/use-is-demo';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { PlayFacts } from '../../../shared/protection/play-facts';
import { lobbyMessages } from '../messages/lobby-messages';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 56px;
  padding: ${token.space[1]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.hairline};
  background: ${token.color.surface};
  @media (max-width: ${breakpoint.tablet}px) { flex-wrap: wrap; gap: 0 ${token.space[2]}; padding-inline: ${token.space[2]}; }
`;

/** A long name is shortened before the line wraps. */
const Name = styled.h2`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  font-size: ${token.text.lg};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Below the buttons where both do not fit in one line. */
const FactsOfPlay = styled.div`
  @media (max-width: ${breakpoint.tablet}px) { order: 1; flex: 1 0 100%; }
`;

const Wide = styled.span`
  display: inline-flex;
  gap: inherit;
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

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
  readonly hasBalance: boolean;
  readonly onLeave: () => void;
}

/**
 * The bar above a game: back button, session clock, net result and, unless the game shows it, the balance (PRO-4); the deposit, or
 * for a demo the badge and the registration (DEM-1).
 */
export const StageBar = ({ name, stage, hasBalance, onLeave }: StageBarProps) => {
  const t = useMessages(lobbyMessages);
  const tDemo = useMessages(demoMessages);
  const isDemo = useIsDemo();
  const { isFull, toggle } = useFullscreen(stage);
  return (
    <Bar>
      <Button variant="ghost" size="sm" aria-label={t('leave')} onClick={onLeave}>
        <ChevronLeftIcon size={18} />
        <Wide>{t('leave')}</Wide>
      </Button>
      <Name>{name === undefined ? <Skeleton width={120} /> : <Ellipsis text={name} maxUnits={32} />}</Name>
      {isDemo && <Badge tone="value">{tDemo('playing')}</Badge>}
      <FactsOfPlay>
        <PlayFacts hasBalance={hasBalance} />
      </FactsOfPlay>
      {isDemo ? (
        <RegisterButton size="sm" />
      ) : (
        <Button as={Link} to={paths.mine.finance.deposit} variant="value" size="sm" aria-label={t('deposit')}>
          <DepositIcon size={16} />
          <Wide>{t('deposit')}</Wide>
        </Button>
      )}
      <Wide>
        <Button variant="ghost" size="sm" aria-pressed={isFull} onClick={toggle}>
          <FullscreenIcon size={16} />
          {t(isFull ? 'exitFullscreen' : 'fullscreen')}
        </Button>
      </Wide>
    </Bar>
  );
};
