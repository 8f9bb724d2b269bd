import { Card } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { MoreLink, SideList, SideNote } from './side-list';
import { type Asked, SideWaiting } from './side-waiting';

interface LatestCardProps<Item> {
  readonly title: string;
  /** Where all of them are. */
  readonly all: string;
  /** The first page of the record; undefined until it is known. */
  readonly items: readonly Item[] | undefined;
  readonly rows: number;
  readonly asked: Asked;
  /** Says that there are none. */
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** The latest of a record, beside what one does; the record has the rest. */
export const LatestCard = <Item,>(props: LatestCardProps<Item>) => {
  const { title, all, items, rows, asked, empty, children } = props;
  const t = useMessages(cashierMessages);
  return (
    <Card
      title={title}
      padding={items ? 'none' : 'md'}
      aria-busy={!items && !asked.error}
      extra={<MoreLink to={all}>{t('allRecords')}</MoreLink>}
    >
      {!items ? (
        <SideWaiting asked={asked} />
      ) : items.length === 0 ? (
        <SideNote>{empty}</SideNote>
      ) : (
        <SideList>{items.slice(0, rows).map(children)}</SideList>
      )}
    </Card>
  );
};
