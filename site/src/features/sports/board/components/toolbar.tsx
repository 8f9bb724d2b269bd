import type { SportArea } from '@pavilion/contract/sports';
import type { CallResponse } from '@pavilion/contract/wire';
import { Button, ErrorFallback, FilterIcon, Tabs, token } from '@pavilion/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { DeferredFilterSheet } from '../../../../shared/filters/deferred-filter-sheet';
import { Lazy, LazyOnInteraction, LazyOnLoad } from '../../../../shared/lazy/lazy';
import { useMessages } from '../../../../shared/messages';
import { sportsMessages } from '../../messages/sports-messages';
import { boardFilters, dayStrip, sheetFilters } from '../deferred-parts';
import type { BoardActions } from '../hooks/use-board-state';
import { type BoardState, type BoardTab, noFiltersOfTab, tabs } from '../model/address';
import { phone } from './board-layout';
import { Panel } from './board-theme';

const Root = styled(Panel)`
  display: grid;
  gap: ${token.space[2]};
  padding: 0 ${token.space[3]} ${token.space[2]};
  margin-bottom: ${token.space[3]};
  ${phone} { margin-bottom: ${token.space[2]}; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  > :first-child { flex: 1; min-width: 0; }
`;

/** As high as the filters, which load again when another board is opened. */
const Wide = styled.div`
  min-height: ${token.control.md};
  ${phone} { display: none; }
`;

const Narrow = styled.div`
  display: none;
  flex: none !important;
  ${phone} { display: block; }
`;

const Count = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

interface ToolbarProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
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
    if (tab === 'outrights' || tab === 'recent') return undefined;
    return tab === 'favourites' ? favourites : counts?.[tab];
  };
  const chosen = state.leagues.length;
  return (
    <Root as="div">
      <Line>
        <Tabs
          label={t('tabs')}
          value={state.tab}
          onValueChange={(tab) => change({ tab, ...noFiltersOfTab, match: '' })}
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
        <LazyOnLoad
          component={dayStrip}
          props={{
            label: t('days'),
            all: t('allDays'),
            days,
            day: state.day,
            onChange: (day: string) => change({ day }),
          }}
        />
      )}
      <Wide>
        <LazyOnInteraction component={boardFilters} props={filter} />
      </Wide>
      <DeferredFilterSheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={t('filters')}
        done={t('done')}
      >
        <Suspense fallback={null}>
          <Lazy
            component={sheetFilters}
            props={filter}
            fallback={(retry) => <ErrorFallback compact onRetry={retry} />}
          />
        </Suspense>
      </DeferredFilterSheet>
    </Root>
  );
};
