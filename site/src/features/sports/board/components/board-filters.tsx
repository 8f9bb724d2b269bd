import type { SportArea } from '@pavilion/contract/sports';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { Button, Checkbox, FilterIcon, Popover, Select, Switch, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { type DetailKey, detailMessages } from '../../details/messages/detail-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { setGoalAlerts, useFavourites } from '../hooks/use-favourites';
import { type BoardState, layouts, oddsNames } from '../model/address';
import { boardBody } from '../model/queries';
import { SearchField } from './search-field';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  > span:has(> select) { flex: none; }
  > label { display: inline-flex; align-items: center; gap: ${token.space[2]}; font-size: ${token.text.sm}; }
`;

const Search = styled.div`
  flex: 1 1 120px;
  min-width: 0;
  max-width: 260px;
`;

const SheetBody = styled.div`
  display: grid;
  gap: ${token.space[4]};
  > ${Controls} { display: grid; grid-template-columns: minmax(0, 1fr); }
  > ${Controls} > span:has(> select) { width: 100% !important; }
  ${Search} { max-width: none; }
`;

const LeagueList = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  max-height: min(50vh, 380px);
  padding: ${token.space[1]};
  overflow-y: auto;
  li { display: flex; align-items: center; gap: ${token.space[3]}; min-height: 34px; }
  li > :first-child { flex: 1; }
  small { color: ${token.color.inkMuted}; font-variant-numeric: tabular-nums; }
`;

interface FilterProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
}

const LeagueFilter = ({ state, change }: Omit<FilterProps, 'area'>) => {
  const t = useMessages(detailMessages);
  // The board requests them.
  const { data } = useSportsBoardQuery(boardBody(state));
  const text = useLocalText();
  const toggle = (id: string) =>
    change({
      leagues: state.leagues.includes(id)
        ? state.leagues.filter((each) => each !== id)
        : [...state.leagues, id],
    });
  return (
    <>
      <Button
        size="sm"
        variant="text"
        disabled={state.leagues.length === 0}
        onClick={() => change({ leagues: [] })}
      >
        {t('allLeagues')}
      </Button>
      <LeagueList>
        {data?.competitions.map(({ id, name, events }) => (
          <li key={id}>
            <Checkbox checked={state.leagues.includes(id)} onCheckedChange={() => toggle(id)}>
              {text(name)}
            </Checkbox>
            <small>{events}</small>
          </li>
        ))}
      </LeagueList>
    </>
  );
};

const oddsKeys = {
  europe: 'oddsEurope',
  hongkong: 'oddsHongkong',
  malay: 'oddsMalay',
  indonesia: 'oddsIndonesia',
} as const satisfies Readonly<Record<BoardState['odds'], DetailKey>>;

const OddsControl = ({ state, change }: Pick<FilterProps, 'state' | 'change'>) => {
  const t = useMessages(detailMessages);
  return (
    <Select
      aria-label={t('odds')}
      style={{ width: 148 }}
      value={state.odds}
      onValueChange={(odds) => change({ odds })}
      options={oddsNames.map((value) => ({ value, label: t(oddsKeys[value]) }))}
    />
  );
};

const DisplayControls = ({ area, state, change }: FilterProps) => {
  const t = useMessages(detailMessages);
  const { goalAlerts } = useFavourites();
  // Seasons are in the order of their leagues, with one price for each participant.
  if (state.tab === 'outrights') return <OddsControl state={state} change={change} />;
  return (
    <>
      <Select
        aria-label={t('sort')}
        style={{ width: 104 }}
        value={state.sort}
        onValueChange={(sort) => change({ sort })}
        options={[
          { value: 'time', label: t('byTime') },
          { value: 'league', label: t('byLeague') },
        ]}
      />
      <Select
        aria-label={t('view')}
        style={{ width: 104 }}
        value={state.layout}
        onValueChange={(layout) => change({ layout })}
        options={layouts.map((value) => ({ value, label: t(value) }))}
      />
      <OddsControl state={state} change={change} />
      <Switch checked={state.hasExtraLines} onCheckedChange={(hasExtraLines) => change({ hasExtraLines })}>
        {t('extraLines')}
      </Switch>
      {area === 'sport' && state.tab === 'favourites' && (
        <Switch checked={goalAlerts} onCheckedChange={setGoalAlerts}>
          {t('goalAlerts')}
        </Switch>
      )}
    </>
  );
};

/** The leagues of the filter are those of the listed matches. */
const hasLeagues = ({ tab }: BoardState): boolean => tab !== 'outrights';

/** The search, the filter of leagues, and how the board is shown, in a line. */
export const BoardFilters = (props: FilterProps) => {
  const t = useMessages(detailMessages);
  const { state } = props;
  const chosen = state.leagues.length;
  return (
    <Controls>
      <Search>
        <SearchField {...props} />
      </Search>
      {hasLeagues(state) && (
        <Popover
          align="start"
          label={t('pickLeagues')}
          trigger={
            <Button>
              <FilterIcon size={16} />
              {chosen > 0 ? t('leaguesChosen', { count: chosen }) : t('leagues')}
            </Button>
          }
        >
          <LeagueFilter {...props} />
        </Popover>
      )}
      <DisplayControls {...props} />
    </Controls>
  );
};

/** The same below each other, in the sheet of phones. */
export const SheetFilters = (props: FilterProps) => (
  <SheetBody>
    <Controls>
      <Search>
        <SearchField {...props} />
      </Search>
      <DisplayControls {...props} />
    </Controls>
    {hasLeagues(props.state) && (
      <div>
        <LeagueFilter {...props} />
      </div>
    )}
  </SheetBody>
);
