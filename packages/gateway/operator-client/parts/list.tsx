import { Button, Card, DataTable, LoadMore, RefreshIcon, type TableColumn, token } from '@pavilion/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { call, type PagedName, useRead } from '../api';
import { useWords } from '../texts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

type ItemOf<Name extends PagedName> = OperatorResponse<Name> extends { items: (infer Item)[] } ? Item : never;

interface Props<Name extends PagedName> {
  readonly name: Name;
  readonly body: Omit<OperatorRequest<Name>, 'cursor'>;
  readonly caption: string;
  readonly columns: readonly TableColumn<ItemOf<Name>>[];
  readonly toolbar?: ReactNode;
  /** Changes when the list must be read again. */
  readonly turn: number;
  readonly onReload: () => void;
}

/** A list with pages: read again every ten seconds while its first page is shown. */
export const PagedList = <Name extends PagedName>({
  name,
  body,
  caption,
  columns,
  toolbar,
  turn,
  onReload,
}: Props<Name>) => {
  const { texts } = useWords();
  const first = useRead(name, body as OperatorRequest<Name>, { every: 10_000 });
  const [further, setFurther] = useState<{ items: ItemOf<Name>[]; next: string | null }>();
  const [moreStatus, setMoreStatus] = useState<'idle' | 'loading' | 'error'>('idle');
  const key = JSON.stringify(body);
  const { reload } = first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or a change in it, begins at the first page.
  useEffect(() => {
    setFurther(undefined);
    if (turn > 0) void reload();
  }, [key, turn, reload]);

  const page = first.data as { items: ItemOf<Name>[]; nextCursor: string | null } | undefined;
  const next = further ? further.next : (page?.nextCursor ?? null);
  const more = useCallback(async () => {
    setMoreStatus('loading');
    try {
      const answer = (await call(name, { ...body, cursor: next } as OperatorRequest<Name>)) as typeof page;
      setFurther((before) => ({
        items: [...(before?.items ?? []), ...(answer?.items ?? [])],
        next: answer?.nextCursor ?? null,
      }));
      setMoreStatus('idle');
    } catch {
      setMoreStatus('error');
    }
  }, [name, body, next]);

  const rows = [...(page?.items ?? []), ...(further?.items ?? [])];
  return (
    <Card padding="none">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => (row as { id: string }).id}
        status={first.status}
        onRetry={() => void reload()}
        narrow="cards"
        end={first.status === 'ready' && rows.length > 0 && next === null}
        toolbar={
          <Bar>
            {toolbar}
            <Button size="sm" variant="ghost" onClick={onReload}>
              <RefreshIcon size={16} />
              {texts.common.refresh}
            </Button>
          </Bar>
        }
      />
      {next !== null && <LoadMore status={moreStatus} onLoadMore={() => void more()} />}
    </Card>
  );
};

/** A counter that makes lists read again. */
export const useTurn = (): [turn: number, next: () => void] => {
  const [turn, setTurn] = useState(0);
  return [turn, useCallback(() => setTurn((before) => before + 1), [])];
};
