import type { EventView } from '@pavilion/contract';
import { breakpoint, token } from '@pavilion/ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { mainScore } from '../../../../shared/sports/main-score';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { detailMessages } from '../../details/messages/detail-messages';
import { currentScore, eventTimeText } from '../model/scoreboard';

/** Without a height of its own: the markets do not move when the bar appears over them. */
const Place = styled.div`
  position: sticky;
  top: var(--pv-sticky-top);
  z-index: ${token.z.sticky};
  height: 0;
  margin-block-end: calc(-1 * ${token.space[3]});
  /* What has the focus is not below the bar. */
  html:has(&) { scroll-padding-top: 140px; }
`;

const Bar = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]};
  width: 100%;
  min-height: 44px;
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: 0 0 ${token.radius.md} ${token.radius.md};
  background: ${token.gradient.panel}, ${token.color.raised};
  box-shadow: ${token.shadow[2]};
  color: ${token.color.ink};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  > span[data-side] { display: flex; align-items: center; gap: 6px; min-width: 0; > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } }
  > [data-side='home'] { justify-content: flex-end; }
  > b { font-family: ${token.font.number}; font-size: ${token.text.lg}; white-space: nowrap; }
  > [data-live] { color: var(--sb-live); }
  > small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; white-space: nowrap; }
  /* The score is in the middle where there is room for the time beside the names. */
  @media (min-width: ${breakpoint.phone + 1}px) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    padding-inline: 120px;
    > small { position: absolute; inset-inline-end: ${token.space[3]}; }
  }
`;

/** Whether an element is above the part of the window below the header. */
const useIsScrolledAway = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const header = getComputedStyle(element.current).getPropertyValue('--pv-sticky-top').trim() || '0px';
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${header} 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
};

interface ScoreBarProps {
  readonly event: EventView;
  /** What shows the same above the markets. */
  readonly board: RefObject<HTMLElement | null>;
  /** Scrolls to the beginning of the match. */
  readonly onOpen: () => void;
}

/** Teams, score and minute of an opened match in one line below the header, once its scoreboard is scrolled away. */
export const ScoreBar = ({ event, board, onOpen }: ScoreBarProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  if (!useIsScrolledAway(board)) return null;
  const { status, home, away } = event;
  const score = mainScore(event);
  const isLive = status === 'live' ? '' : undefined;
  const current = isLive === undefined ? undefined : currentScore(event);
  const time = eventTimeText(t, event, timeText);
  return (
    <Place>
      <Bar onClick={onOpen}>
        <span data-side="home">
          <TeamMark colours={home.colours} sport={event.sport} />
          <span>{text(home.name)}</span>
        </span>
        <b data-live={isLive}>{score ? `${score[0]} : ${score[1]}` : 'VS'}</b>
        <span data-side="away">
          <span>{text(away.name)}</span>
          <TeamMark colours={away.colours} sport={event.sport} />
        </span>
        <small data-live={isLive}>
          {current && `${current.join(':')} · `}
          {time}
        </small>
        <span className="pv-sr-only">{t('matchTop')}</span>
      </Bar>
    </Place>
  );
};
