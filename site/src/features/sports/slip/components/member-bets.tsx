import type { SportBet } from '@pavilion/contract';
import { useSportsBetsInfiniteQuery, useSportsCashOutQuoteQuery } from '@pavilion/sdk/react/money';
import { Button, Empty, ErrorFallback, Skeleton } from '@pavilion/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../../routes/paths';
import { useMessages } from '../../../../shared/messages';
import { keepFocus } from '../../../../shared/navigation/keep-focus';
import { Link } from '../../../../shared/navigation/link';
import type { CashOuts } from '../hooks/use-cash-outs';
import { slipMessages } from '../messages/slip-messages';
import { BetCard } from './bet-card';
import { CashOutControl, type TimedQuote } from './cash-out-control';
import { CardList, Column } from './slip-parts';

/** How often cash-outs are quoted, ms: before a quote expires, which it does after 5 s. */
export const quoteInterval = 4_000;
/** How often open bets are read again: events end without a message to the page. */
const openBetsInterval = 10_000;
/** Bets of one request for quotes. */
const maxQuotes = 20;

/** Open bets, read again at intervals while the dock is shown. */
export const useOpenBets = (isMember: boolean) =>
  useSportsBetsInfiniteQuery(
    { state: 'open' },
    { skip: !isMember, pollingInterval: openBetsInterval, skipPollingIfUnfocused: true },
  );

interface BetsQuery {
  readonly data?: { readonly pages: readonly { readonly items: readonly SportBet[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** The cards that are on screen; all of them where the browser cannot tell. */
const useVisible = () => {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver | undefined>(undefined);
  const canObserve = typeof IntersectionObserver !== 'undefined';
  const observe = useCallback(
    (card: HTMLLIElement | null) => {
      if (!card || !canObserve) return;
      observer.current ??= new IntersectionObserver((entries) =>
        setVisible((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries) {
            const id = (target as HTMLElement).dataset.bet!;
            if (isIntersecting) next.add(id);
            else next.delete(id);
          }
          return next;
        }),
      );
      observer.current.observe(card);
    },
    [canObserve],
  );
  useEffect(() => () => observer.current?.disconnect(), []);
  return { observe, isVisible: (id: string) => !canObserve || visible.has(id) };
};

/** Quotes of the bets on screen, asked for again and again. */
const useQuotes = (bets: readonly SportBet[], isVisible: (id: string) => boolean) => {
  const ids = bets
    .filter(({ state, id }) => state === 'open' && isVisible(id))
    .map(({ id }) => id)
    .slice(0, maxQuotes);
  const query = useSportsCashOutQuoteQuery(
    { bets: ids },
    {
      skip: ids.length === 0,
      pollingInterval: quoteInterval,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { data, fulfilledTimeStamp = 0, isFetching, refetch } = query;
  const quotes = useMemo(
    () =>
      new Map(
        (data?.quotes ?? []).map((quote): [string, TimedQuote] => [
          quote.bet,
          { ...quote, expiresAt: fulfilledTimeStamp + quote.expiresInMs },
        ]),
      ),
    [data, fulfilledTimeStamp],
  );
  return { quotes, isFetching, refetch: () => ids.length > 0 && refetch() };
};

interface BetListProps {
  readonly query: BetsQuery;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly children: (bets: readonly SportBet[]) => ReactNode;
}

const BetList = ({ query, emptyTitle, emptyText, children }: BetListProps) => {
  const t = useMessages(slipMessages);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const bets = data?.pages.flatMap(({ items }) => items);
  if (!bets) {
    return error ? (
      <ErrorFallback compact title={t('betsFailed')} onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <Column aria-busy="true">
        <Skeleton height="148px" />
        <Skeleton height="148px" />
      </Column>
    );
  }
  if (bets.length === 0) return <Empty compact title={emptyTitle} description={emptyText} />;
  return (
    <Column>
      <CardList>{children(bets)}</CardList>
      {hasNextPage && (
        <Button size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Column>
  );
};

interface OpenBetsProps {
  readonly query: BetsQuery;
  readonly cashOuts: CashOuts;
}

/** Open bets with their cash-outs. */
export const OpenBets = ({ query, cashOuts }: OpenBetsProps) => {
  const t = useMessages(slipMessages);
  const { observe, isVisible } = useVisible();
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { quotes, isFetching, refetch } = useQuotes(all, isVisible);
  return (
    <BetList query={query} emptyTitle={t('openEmpty')} emptyText={t('openEmptyText')}>
      {(bets) =>
        bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} cardRef={observe}>
            {bet.state === 'open' && (
              <div ref={keepFocus} tabIndex={-1}>
                <CashOutControl
                  bet={bet}
                  quote={quotes.get(bet.id)}
                  isAsking={isFetching}
                  cashOuts={cashOuts}
                  onRequote={refetch}
                />
              </div>
            )}
          </BetCard>
        ))
      }
    </BetList>
  );
};

/** Settled, void, refused and cashed-out bets. */
export const SettledBets = () => {
  const t = useMessages(slipMessages);
  const query = useSportsBetsInfiniteQuery({ state: 'settled' }, { refetchOnMountOrArgChange: true });
  return (
    <Column>
      <BetList query={query} emptyTitle={t('settledEmpty')} emptyText={t('settledEmptyText')}>
        {(bets) => bets.map((bet) => <BetCard key={bet.id} bet={bet} />)}
      </BetList>
      <Link to={`${paths.mine.record.bets}?category=sport`}>{t('allRecords')}</Link>
    </Column>
  );
};
