import { Button, Card, DataTable, RefreshIcon, type TableColumn } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { OperatorReadName, OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { useWords } from '../texts';
import { useReloadOnTurn } from './list';
import { NotUpdated } from './not-updated';
import { Row } from './page';

/** The names of the calls whose answers are whole lists. */
type ListName = {
  [Name in OperatorReadName]: OperatorResponse<Name> extends { items: unknown[] } ? Name : never;
}[OperatorReadName];

type ItemOf<Name extends ListName> = OperatorResponse<Name> extends { items: (infer Item)[] } ? Item : never;

interface Props<Name extends ListName> {
  readonly name: Name;
  readonly body: OperatorRequest<Name>;
  readonly caption: string;
  readonly rowKey: (row: ItemOf<Name>) => string;
  readonly columns: readonly TableColumn<ItemOf<Name>>[];
  readonly turn: number;
  readonly onReload: () => void;
  readonly toolbar?: ReactNode;
  readonly empty?: ReactNode;
}

/** A list without pages, read again every ten seconds. */
export const SimpleList = <Name extends ListName>(props: Props<Name>) => {
  const { name, body, caption, rowKey, columns, turn, onReload, toolbar, empty } = props;
  const { texts } = useWords();
  const list = useRead(name, body, { every: 10_000 });
  const { reload } = list;
  useReloadOnTurn(turn, reload);
  const rows = ((list.data as { items: ItemOf<Name>[] } | undefined)?.items ?? []) as ItemOf<Name>[];
  return (
    <Card padding="none">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        status={list.status}
        onRetry={() => void reload()}
        narrow="cards"
        empty={empty}
        end={list.status === 'ready' && rows.length > 0}
        toolbar={
          <Row>
            {toolbar}
            <Button size="sm" variant="ghost" onClick={onReload}>
              <RefreshIcon size={16} />
              {texts.common.refresh}
            </Button>
            <NotUpdated since={list.staleSince} />
          </Row>
        }
      />
    </Card>
  );
};
