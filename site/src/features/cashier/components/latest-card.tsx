import { Card } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { MoreLink, SideList, SideNote } from './side-list';
import { type QueryState, SideLoading } from './side-loading';

interface LatestCardProps<Item> {
  readonly title: string;
  /** The address of the complete record. */
  readonly all: string;
  /** The first page of the record; undefined while loading. */
  readonly items: readonly Item[] | undefined;
  readonly rows: number;
  readonly query: QueryState;
  /** Shown when there are none. */
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** The latest rows of a record, with a link to all of them. */
export const LatestCard = <Item,>(props: LatestCardProps<Item>) => {
  const { title, all, items, rows, query, empty, children } = props;
  const t = useMessages(cashierMessages);
  return (
    <Card
      title={title}
      padding={items ? 'none' : 'md'}
      aria-busy={!items && !query.error}
      extra={<MoreLink to={all}>{t('allRecords')}</MoreLink>}
    >
      {!items ? (
        <SideLoading query={query} />
      ) : items.length === 0 ? (
        <SideNote>{empty}</SideNote>
      ) : (
        <SideList>{items.slice(0, rows).map(children)}</SideList>
      )}
    </Card>
  );
};
