import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { useSportsResultsQuery } from '@pavilion/sdk/react/money';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../../shared/calendar/use-now';
import { useLocale, useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { mainScore } from '../../../../shared/sports/main-score';
import { sportsMessages } from '../../messages/sports-messages';
import { currentSlip } from '../../slip/model/slip';
import { useSlipState } from '../../slip/slip-selection';
import type { BoardActions } from '../hooks/use-board-state';
import type { BoardState } from '../model/address';
import { boardBody } from '../model/queries';
import { dayOf, kickOffText } from '../model/scoreboard';
import { Panel } from './board-theme';

/** Matches of a list. */
const most = 4;

const List = styled(Panel)`
  padding: ${token.space[2]};
  header { display: flex; align-items: baseline; justify-content: space-between; padding: ${token.space[2]}; }
  h2 { font-size: ${token.text.md}; }
  header a { color: ${token.color.accentText}; font-size: ${token.text.xs}; }
`;

const Match = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space[2]};
  min-height: 52px;
  margin-top: var(--sb-row-gap);
  padding: ${token.space[1]} ${token.space[2]};
  border-radius: var(--sb-row-radius);
  background: var(--sb-row);
  box-shadow: var(--sb-row-edge);
  font-size: ${token.text.sm};
  &:hover { background: var(--sb-row-hover); }
  time { grid-row: span 2; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
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
  const { locale } = useLocale();
  const now = useNow();
  const isEmpty = currentSlip(useSlipState()).legs.length === 0;
  // After the board, which needs its own matches first.
  const isWanted = isEmpty && now !== undefined;
  const { currentData: today } = useSportsBoardQuery(
    { ...boardBody(state), tab: 'today' },
    { skip: !isWanted || !hasUpcoming },
  );
  const { currentData: results } = useSportsResultsQuery(
    { sport: state.sport, day: now === undefined ? '' : dayOf(now) },
    { skip: !isWanted },
  );
  if (!isEmpty) return null;
  const next = hasUpcoming ? (today?.events.slice(0, most) ?? []) : [];
  const played = (results?.events ?? [])
    .filter((event) => mainScore(event) !== undefined && ['ended', 'settled'].includes(event.status))
    .sort((one, other) => other.startsAt - one.startsAt)
    .slice(0, most);
  return (
    <>
      {next.length > 0 && (
        <Listed title={t('upcoming')} more={t('allUpcoming')} to={hrefOf({ tab: 'today', match: '' })}>
          {next.map(({ id, startsAt, home, away }) => (
            <Match key={id} to={hrefOf({ match: id })}>
              <time dateTime={new Date(startsAt).toISOString()}>{kickOffText(startsAt, locale).time}</time>
              <span>{text(home.name)}</span>
              <b />
              <span>{text(away.name)}</span>
              <b />
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
                  {kickOffText(event.startsAt, locale).time}
                </time>
                <span data-won={home > away ? '' : undefined}>{text(event.home.name)}</span>
                <b>{home}</b>
                <span data-won={away > home ? '' : undefined}>{text(event.away.name)}</span>
                <b>{away}</b>
              </Match>
            );
          })}
        </Listed>
      )}
    </>
  );
};
