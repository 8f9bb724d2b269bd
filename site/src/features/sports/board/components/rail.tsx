import { type SportArea, sportDefinitions, sportsOfArea } from '@pavilion/contract/sports';
import type { CallResponse } from '@pavilion/contract/wire';
import {
  ArrowRightIcon,
  CalendarIcon,
  ClockIcon,
  fadingStrip,
  PlayIcon,
  RecordIcon,
  StarIcon,
  TrophyIcon,
  token,
  useStrip,
} from '@pavilion/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { allRooms, useRoomHref } from '../../../../shared/rooms/room-address';
import { embeddedPaths } from '../../../../shared/sports/embedded-pages';
import { sportsMessages } from '../../messages/sports-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { type BoardState, noFilters } from '../model/address';
import { railOnly, visuallyHidden } from './board-layout';
import { Panel } from './board-theme';
import { sportIcons } from './sport-icons';

const Root = styled.nav`
  grid-area: rail;
  position: sticky;
  top: calc(var(--pv-sticky-top) + ${token.space[3]});
  display: grid;
  gap: ${token.space[3]};
  min-width: 0;
  @media (max-width: 1023px) {
    top: auto;
    display: flex;
    gap: ${token.space[2]};
    border-radius: ${token.radius.lg};
    ${fadingStrip}
    > * { flex: none; }
  }
`;

const List = styled(Panel)`
  display: grid;
  padding: ${token.space[2]};
  h2 { padding: ${token.space[2]}; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.medium}; }
  ${railOnly} {
    padding: ${token.space[1]};
    h2 { display: none; }
    &[data-secondary] { display: none; }
  }
  @media (max-width: 1023px) {
    display: flex;
    padding: 2px;
    h2 { display: none; }
    &[data-secondary], &[data-repeated] { display: none; }
  }
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  min-height: 36px;
  padding-inline: ${token.space[2]};
  border-radius: ${token.radius.md};
  white-space: nowrap;
  svg { flex: none; color: ${token.color.value}; }
  > span { overflow: hidden; text-overflow: ellipsis; }
  > small { margin-inline-start: auto; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  > small[data-live] { color: var(--sb-live); font-weight: ${token.weight.bold}; text-shadow: var(--sb-live-glow); }
  > small[data-live]::before {
    content: '';
    display: inline-block;
    width: 5px;
    height: 5px;
    margin-inline-end: 5px;
    border-radius: ${token.radius.full};
    background: currentColor;
    vertical-align: 2px;
  }
  &:hover { background: var(--sb-row-hover); }
  &[aria-current] { background: ${token.color.accentSoft}; color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    border-radius: ${token.radius.full};
    background: ${token.gradient.selected};
  }
  ${railOnly} {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-height: 48px;
    padding-inline: 0;
    > span:not(.pv-sr-only) { ${visuallyHidden} }
    > small { margin-inline-start: 0; }
    > small[data-live]::before { display: none; }
    /* The name appears beside the icon. */
    &:is(:hover, :focus-visible) > span:not(.pv-sr-only) {
      z-index: 2;
      inset-inline-start: calc(100% + ${token.space[2]});
      width: max-content;
      height: auto;
      padding: ${token.space[1]} ${token.space[2]};
      clip-path: none;
      border-radius: ${token.radius.sm};
      background: ${token.color.ink};
      color: ${token.color.surface};
      font-size: ${token.text.xs};
    }
  }
  /* The name below the icon and the number. */
  @media (max-width: 1023px) {
    display: grid;
    grid-template-columns: auto auto;
    place-content: center;
    gap: 0 3px;
    min-width: 56px;
    min-height: 42px;
    font-size: ${token.text.xs};
    line-height: ${token.leading.tight};
    > svg { justify-self: center; }
    > svg:has(+ span:last-child), > span { grid-column: 1 / -1; }
    > span { grid-row: 2; text-align: center; }
    > small { margin-inline-start: 0; }
    > small[data-live]::before { display: none; }
    &[aria-current]::before { display: none; }
  }
`;

/** Leagues of the tab that the list offers first. */
const hotLeagues = 6;

/** The tabs that the list offers, which stays in sight while a long list is scrolled, and leads back from the results. */
const views = [
  ['live', ClockIcon],
  ['today', CalendarIcon],
  ['favourites', StarIcon],
] as const;

interface RailProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly sports: CallResponse<'sportsBoard'>['sports'] | undefined;
  readonly leagues: CallResponse<'sportsBoard'>['competitions'] | undefined;
  readonly favourites: number;
  readonly hrefOf: BoardActions['hrefOf'];
}

/** Sports with the numbers of their events, the main tabs, results, tables, the page of the venue, and leagues. */
export const Rail = ({ area, state, sports, leagues, favourites, hrefOf }: RailProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const roomHrefOf = useRoomHref();
  const strip = useRef<HTMLElement>(null);
  useStrip(strip, state.sport, state.page);
  const clean = { ...noFilters, match: '' };
  const own = sports?.find((each) => each.sport === state.sport);
  const viewCounts = { live: own?.live, today: own?.today, favourites };
  return (
    <Root ref={strip} aria-label={t('sportsList')}>
      <List as="div">
        {sportsOfArea(area).map((sport) => {
          const Icon = sportIcons[sport];
          const name = text(sportDefinitions[sport].name);
          const counts = sports?.find((each) => each.sport === sport);
          return (
            <Item
              key={sport}
              to={hrefOf({ ...clean, sport })}
              aria-current={state.sport === sport ? 'page' : undefined}
            >
              <span className="pv-sr-only">
                {counts
                  ? t('sportCounts', {
                      name,
                      live: counts.live,
                      all: counts.live + counts.today + counts.early,
                    })
                  : name}
              </span>
              <Icon size={20} />
              <span aria-hidden>{name}</span>
              {counts && (
                <small aria-hidden data-live={counts.live > 0 ? '' : undefined}>
                  {counts.live}
                </small>
              )}
            </Item>
          );
        })}
      </List>
      <List as="div" data-repeated={state.page === 'board' ? '' : undefined}>
        {views.map(([tab, Icon]) => (
          <Item
            key={tab}
            to={hrefOf({ ...clean, page: 'board', tab })}
            aria-current={state.page === 'board' && state.tab === tab ? 'page' : undefined}
          >
            <Icon size={18} />
            <span>{t(tab)}</span>
            {viewCounts[tab] ? <small>{viewCounts[tab]}</small> : null}
          </Item>
        ))}
      </List>
      <List as="div">
        <h2>{t('more')}</h2>
        {(
          [
            ['results', RecordIcon],
            ['standings', TrophyIcon],
          ] as const
        ).map(([page, Icon]) => (
          <Item
            key={page}
            to={hrefOf({ ...clean, page })}
            aria-current={state.page === page ? 'page' : undefined}
          >
            <Icon size={18} />
            <span>{t(page)}</span>
          </Item>
        ))}
        <Item to={roomHrefOf(allRooms)}>
          <PlayIcon size={18} />
          <span>{t('liveRooms')}</span>
        </Item>
        <Item to={embeddedPaths[area][state.provider]}>
          <ArrowRightIcon size={18} />
          <span>{t('venuePage')}</span>
        </Item>
      </List>
      {/* Last, so that it moves nothing when it arrives. */}
      {leagues && leagues.length > 0 && state.page === 'board' && (
        <List as="div" data-secondary="">
          <h2>{t('hotLeagues')}</h2>
          {leagues.slice(0, hotLeagues).map(({ id, name, events }) => {
            const isChosen = state.leagues.length === 1 && state.leagues[0] === id;
            return (
              <Item
                key={id}
                to={hrefOf({ leagues: isChosen ? [] : [id], match: '' })}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span>{text(name)}</span>
                {events > 1 && <small>{events}</small>}
              </Item>
            );
          })}
        </List>
      )}
    </Root>
  );
};
