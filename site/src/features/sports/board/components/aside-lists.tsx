import type { EventView } from '@pavilion/contract';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { useSportsResultsQuery } from '@pavilion/sdk/react/money';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brandDay, useTimeText } from '../../../../shared/calendar/time-zone';
import { useNow } from '../../../../shared/calendar/use-now';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { mainScore } from '../../../../shared/sports/main-score';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { sportsMessages } from '../../messages/sports-messages';
import { currentSlip } from '../../slip/model/slip';
import { useSlipState } from '../../slip/slip-selection';
import type { BoardActions } from '../hooks/use-board-state';
import type { BoardState } from '../model/address';
import { boardBody } from '../model/queries';
import { Panel } from './board-theme';

/** Matches of a list. */
const most = 3;

const List = styled(Panel)`
  margin-block-start: ${token.space[3]};
  padding: ${token.space[2]};
  header { display: flex; align-items: baseline; justify-content: space-between; padding: ${token.space[2]}; }
  h2 { font-size: ${token.text.md}; }
  header a { color: ${token.color.accentText}; font-size: ${token.text.xs}; }
  /* What the slip leaves has room for both, for one, or for none: a list that is cut has no end. */
  @container lists (max-height: 411px) { & + & { display: none; } }
  @container lists (max-height: 205px) { display: none; }
`;

const Match = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) fit-content(88px);
  align-items: center;
  gap: 0 ${token.space[2]};
  min-height: 44px;
  padding: ${token.space[1]} ${token.space[2]};
  box-shadow: var(--sb-row-edge);
  font-size: ${token.text.sm};
  &:hover { background: var(--sb-row-hover); }
  &:last-child { box-shadow: none; }
  time { grid-row: span 2; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  span { display: flex; align-items: center; gap: ${token.space[2]}; min-width: 0; }
  i { overflow: hidden; font-style: normal; text-overflow: ellipsis; white-space: nowrap; }
  small { grid-row: span 2; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; line-height: ${token.leading.snug}; text-align: end; }
  b { font-family: ${token.font.number}; font-variant-numeric: tabular-nums; text-align: end; }
  [data-won] { font-weight: ${token.weight.bold}; }
`;

interface ListedProps {
  readonly title: string;
  readonly more: string;
  readonly to: string;
  readonly children: ReactNode;
}

const Listed = ({ title, more, to, children }: ListedProps) => (
  <List aria-label={title}>
    <header>
      <h2>{title}</h2>
      <Link to={to}>{more}</Link>
    </header>
    {children}
  </List>
);

interface TeamNameProps {
  readonly team: EventView['home'];
  readonly sport: EventView['sport'];
  readonly hasWon?: boolean;
}

const TeamName = ({ team, sport, hasWon = false }: TeamNameProps) => {
  const text = useLocalText();
  return (
    <span data-won={hasWon ? '' : undefined}>
      <TeamMark colours={team.colours} sport={sport} />
      <i title={text(team.name)}>{text(team.name)}</i>
    </span>
  );
};

interface AsideListsProps {
  readonly state: BoardState;
  /** Whether the matches that start next are listed. */
  readonly hasUpcoming: boolean;
  readonly hrefOf: BoardActions['hrefOf'];
}

/** Below an empty slip: the matches that start next, and the last results. */
export const AsideLists = ({ state, hasUpcoming, hrefOf }: AsideListsProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const now = useNow();
  const isEmpty = currentSlip(useSlipState()).legs.length === 0;
  // After the board, which needs its own matches first.
  const isWanted = isEmpty && now !== undefined;
  const { currentData: today } = useSportsBoardQuery(
    { ...boardBody(state), tab: 'today' },
    { skip: !isWanted || !hasUpcoming },
  );
  const { currentData: results } = useSportsResultsQuery(
    { sport: state.sport, day: now === undefined ? '' : brandDay(now) },
    { skip: !isWanted },
  );
  // Both at once: the first would move when the second arrives above it.
  if (!isEmpty || (hasUpcoming && today === undefined)) return null;
  const next = hasUpcoming ? (today?.events.slice(0, most) ?? []) : [];
  const played = (results?.events ?? [])
    .filter((event) => mainScore(event) !== undefined && ['ended', 'settled'].includes(event.status))
    .sort((one, other) => other.startsAt - one.startsAt)
    .slice(0, most);
  return (
    <>
      {next.length > 0 && (
        <Listed title={t('upcoming')} more={t('allUpcoming')} to={hrefOf({ tab: 'today', match: '' })}>
          {next.map(({ id, sport, startsAt, home, away, competition }) => (
            <Match key={id} to={hrefOf({ match: id })}>
              <time dateTime={new Date(startsAt).toISOString()}>{timeText(startsAt, 'time')}</time>
              <TeamName team={home} sport={sport} />
              <small>{text(competition.name)}</small>
              <TeamName team={away} sport={sport} />
            </Match>
          ))}
        </Listed>
      )}
      {played.length > 0 && (
        <Listed
          title={t('latestResults')}
          more={t('allUpcoming')}
          to={hrefOf({ page: 'results', match: '' })}
        >
          {played.map((event) => {
            const [home = 0, away = 0] = mainScore(event) ?? [];
            return (
              <Match key={event.id} to={hrefOf({ page: 'results', match: '' })}>
                <time dateTime={new Date(event.startsAt).toISOString()}>
                  {timeText(event.startsAt, 'time')}
                </time>
                <TeamName team={event.home} sport={event.sport} hasWon={home > away} />
                <b>{home}</b>
                <TeamName team={event.away} sport={event.sport} hasWon={away > home} />
                <b>{away}</b>
              </Match>
            );
          })}
        </Listed>
      )}
    </>
  );
};
