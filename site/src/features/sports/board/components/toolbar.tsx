import type { SportArea } from '@pavilion/contract/sports';
import type { CallResponse } from '@pavilion/contract/wire';
import {
  Button,
  Checkbox,
  FilterIcon,
  Popover,
  SearchIcon,
  Select,
  Switch,
  Tabs,
  TextInput,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeferredFilterSheet } from '../../../../shared/filters/deferred-filter-sheet';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { type SportsKey, sportsMessages } from '../../messages/sports-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { setGoalAlerts, useFavourites } from '../hooks/use-favourites';
import { useSearchText } from '../hooks/use-search-text';
import { type BoardState, type BoardTab, layouts, maxTextLength, oddsNames, tabs } from '../model/address';
import { phone } from './board-layout';
import { Panel } from './board-theme';
import { DayStrip } from './day-strip';

const Root = styled(Panel)`
  display: grid;
  gap: ${token.space[2]};
  padding: 0 ${token.space[3]} ${token.space[2]};
  margin-bottom: ${token.space[2]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  > :first-child { flex: 1; min-width: 0; }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  > span:has(> select) { flex: none; }
  > label { display: inline-flex; align-items: center; gap: ${token.space[2]}; font-size: ${token.text.sm}; }
`;

const Search = styled.div`
  flex: 1 1 160px;
  max-width: 260px;
`;

const Wide = styled.div`
  ${phone} { display: none; }
`;

const Narrow = styled.div`
  display: none;
  flex: none !important;
  ${phone} { display: block; }
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

const Count = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

type Leagues = CallResponse<'sportsBoard'>['competitions'];

interface FilterProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly leagues: Leagues | undefined;
  readonly change: BoardActions['change'];
}

const LeagueFilter = ({ state, leagues, change }: FilterProps) => {
  const t = useMessages(sportsMessages);
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
        {leagues?.map(({ id, name, events }) => (
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
} as const satisfies Readonly<Record<BoardState['odds'], SportsKey>>;

const SearchField = ({ area, state, change }: Omit<FilterProps, 'leagues'>) => {
  const t = useMessages(sportsMessages);
  const [text, setText] = useSearchText(state.text, (next) => change({ text: next }));
  const label = t(area === 'sport' ? 'search' : 'searchEsports');
  return (
    <Search>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        prefix={<SearchIcon size={16} />}
        value={text}
        onValueChange={setText}
        maxLength={maxTextLength}
        autoComplete="off"
        clearable
      />
    </Search>
  );
};

const OddsControl = ({ state, change }: Pick<FilterProps, 'state' | 'change'>) => {
  const t = useMessages(sportsMessages);
  return (
    <Select
      aria-label={t('odds')}
      style={{ width: 136 }}
      value={state.odds}
      onValueChange={(odds) => change({ odds })}
      options={oddsNames.map((value) => ({ value, label: t(oddsKeys[value]) }))}
    />
  );
};

const DisplayControls = ({ area, state, change }: Pick<FilterProps, 'area' | 'state' | 'change'>) => {
  const t = useMessages(sportsMessages);
  const { goalAlerts } = useFavourites();
  // Seasons are in the order of their leagues, with one price for each participant.
  if (state.tab === 'outrights') return <OddsControl state={state} change={change} />;
  return (
    <>
      <Select
        aria-label={t('sort')}
        style={{ width: 112 }}
        value={state.sort}
        onValueChange={(sort) => change({ sort })}
        options={[
          { value: 'time', label: t('byTime') },
          { value: 'league', label: t('byLeague') },
        ]}
      />
      <Select
        aria-label={t('view')}
        style={{ width: 112 }}
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

interface ToolbarProps extends FilterProps {
  readonly counts: CallResponse<'sportsBoard'>['counts'] | undefined;
  readonly favourites: number;
  readonly days: readonly string[];
}

/** The tabs of a board with their counts, and the filters: a sheet on phones. */
export const Toolbar = ({ counts, favourites, days, ...filter }: ToolbarProps) => {
  const { state, change } = filter;
  const t = useMessages(sportsMessages);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const countOf = (tab: BoardTab) => {
    if (tab === 'outrights') return undefined;
    return tab === 'favourites' ? favourites : counts?.[tab];
  };
  // The leagues of the filter are those of the listed matches.
  const hasLeagues = state.tab !== 'outrights';
  const chosen = state.leagues.length;
  return (
    <Root as="div">
      <Line>
        <Tabs
          label={t('tabs')}
          value={state.tab}
          onValueChange={(tab) => change({ tab, day: '', leagues: [], match: '' })}
          items={tabs.map((tab) => {
            const count = countOf(tab);
            return { value: tab, label: t(tab), badge: count ? <Count>{count}</Count> : undefined };
          })}
        />
        <Narrow>
          <Button size="sm" onClick={() => setSheetOpen(true)} aria-label={t('filters')}>
            <FilterIcon size={16} />
            {chosen > 0 && chosen}
          </Button>
        </Narrow>
      </Line>
      {days.length > 1 && (
        <DayStrip
          label={t('days')}
          all={t('allDays')}
          days={days}
          day={state.day}
          onChange={(day) => change({ day })}
        />
      )}
      <Wide>
        <Controls>
          <SearchField {...filter} />
          {hasLeagues && (
            <Popover
              align="start"
              label={t('pickLeagues')}
              trigger={
                <Button size="sm">
                  <FilterIcon size={16} />
                  {chosen > 0 ? t('leaguesChosen', { count: chosen }) : t('leagues')}
                </Button>
              }
            >
              <LeagueFilter {...filter} />
            </Popover>
          )}
          <DisplayControls {...filter} />
        </Controls>
      </Wide>
      <DeferredFilterSheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={t('filters')}
        done={t('done')}
      >
        <SheetBody>
          <Controls>
            <SearchField {...filter} />
            <DisplayControls {...filter} />
          </Controls>
          {hasLeagues && (
            <div>
              <LeagueFilter {...filter} />
            </div>
          )}
        </SheetBody>
      </DeferredFilterSheet>
    </Root>
  );
};
