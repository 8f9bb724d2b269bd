import { type PromotionCategory, type PromotionSummary, promotionCategoryNames } from '@pavilion/contract';
import { usePromotionListInfiniteQuery } from '@pavilion/sdk/react/money';
import { Badge, breakpoint, Card, Empty, ErrorFallback, Skeleton, Tabs, token } from '@pavilion/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { Content } from '../../../shared/layout/content';
import { Lazy } from '../../../shared/lazy/lazy';
import type { LazyComponent } from '../../../shared/lazy/lazy-component';
import { useLocalText, useMessages } from '../../../shared/messages';
import { NextPage } from '../../../shared/paging/next-page';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { promotionsMessages } from '../messages/promotions-messages';
import { HistoryTable } from './history-table';
import { PromotionCard } from './promotion-card';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[6]} ${token.space[12]};
`;

const Head = styled.header`
  display: grid;
  gap: ${token.space[2]};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
  p { color: ${token.color.inkMuted}; }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${token.space[5]};
  /* Three columns: the first offer is as wide as two where the last row would have a hole. */
  @media (min-width: ${breakpoint.desktop}px) { > li:first-child:nth-last-child(3n + 2) { grid-column: span 2; } }
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[4]}; }
`;

/** The first place, which may be the wide one, goes to the highest offer that the member can take part in. */
const openFirst = (rows: readonly PromotionSummary[]): PromotionSummary[] => {
  const [first] = rows
    .filter(({ state }) => state === 'open')
    .sort((one, other) => Number(other.upTo ?? 0) - Number(one.upTo ?? 0));
  return first ? [first, ...rows.filter((row) => row !== first)] : [...rows];
};

const PromotionList = () => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const [category, setCategory] = useState<PromotionCategory | 'all'>('all');
  const list = usePromotionListInfiniteQuery(category === 'all' ? {} : { category });
  const counts = list.data?.pages[0]?.counts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = list.currentData && openFirst(list.currentData.pages.flatMap(({ items }) => items));
  return (
    <>
      <Head>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Head>
      {all > 0 && (
        <Tabs
          variant="pill"
          label={t('filter')}
          value={category}
          onValueChange={setCategory}
          items={[
            { value: 'all', label: t('all'), badge: <Badge tone="neutral">{all}</Badge> },
            ...counts.map(({ category: value, count }) => ({
              value,
              label: text(promotionCategoryNames[value]),
              badge: <Badge tone="neutral">{count}</Badge>,
            })),
          ]}
        />
      )}
      {list.isError && !rows && (
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={list.error} />}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        </Card>
      )}
      {!rows && !list.isError && (
        <Grid aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <li key={place}>
              <Skeleton shape="block" height={312} />
            </li>
          ))}
        </Grid>
      )}
      {rows?.length === 0 && (
        <Card>
          <Empty
            title={t('emptyTitle')}
            description={t('emptyText')}
            picture={<SceneImage name="records" />}
          />
        </Card>
      )}
      {rows && rows.length > 0 && (
        <Grid>
          {rows.map((promotion) => (
            <li key={promotion.slug}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </Grid>
      )}
      {rows && rows.length > 0 && list.hasNextPage && <NextPage list={list} />}
      {isMember && <HistoryTable />}
    </>
  );
};

interface DiscountsBodyProps {
  /** Renders one promotion. */
  readonly detail: LazyComponent<{ readonly slug: string }>;
}

/** The promotions, and with `?id=` one of them with the own part in it. */
export const DiscountsBody = ({ detail }: DiscountsBodyProps) => {
  const [search] = useSearchParams();
  const { protection } = useProtection();
  const t = useMessages(promotionsMessages);
  const slug = search.get('id');
  if (protection?.closure)
    return (
      <Page>
        <ClosedNotice closure={protection.closure} page={t('title')} />
        <HistoryTable />
      </Page>
    );
  return (
    <Page>
      {slug === null ? (
        <PromotionList />
      ) : (
        <Suspense fallback={<Skeleton shape="block" height={520} />}>
          <Lazy
            key={slug}
            component={detail}
            props={{ slug }}
            fallback={(retry) => <ErrorFallback onRetry={retry} />}
          />
        </Suspense>
      )}
    </Page>
  );
};
