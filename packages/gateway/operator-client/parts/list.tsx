import {
  Button,
  Card,
  DataTable,
  Empty,
  LoadMore,
  RefreshIcon,
  type TableColumn,
  toast,
  token,
} from '@pavilion/ui';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { call, type PagedName, useRead } from '../api';
import { useWords } from '../texts';
import { ExportButton, type ExportedList, type FileColumn } from './list-export';
import { NotUpdated } from './not-updated';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

export type ItemOf<Name extends PagedName> =
  OperatorResponse<Name> extends { items: (infer Item)[] } ? Item : never;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

const readPage = <Name extends PagedName>(
  name: Name,
  body: Omit<OperatorRequest<Name>, 'cursor'>,
  cursor: string | undefined,
) => call(name, { ...body, cursor } as OperatorRequest<Name>) as unknown as Promise<Page<ItemOf<Name>>>;

interface Pages<Item> {
  /** The body of the list. */
  readonly key: string;
  /** All rows that are shown, once a further page was asked for; before, those of the first page are. */
  readonly rows?: readonly Item[];
  readonly next: string | null;
  readonly status: 'idle' | 'loading' | 'error';
}

/**
 * The pages of a list that have been read. The first one is read again every so many ms until a further one is asked for: rows that
 * move between the pages would be lost or doubled. `reload` begins at the first page, as does another body.
 */
export const usePages = <Name extends PagedName>(
  name: Name,
  body: Omit<OperatorRequest<Name>, 'cursor'>,
  every: number,
) => {
  type Item = ItemOf<Name>;
  const key = JSON.stringify(body);
  const [pages, setPages] = useState<Pages<Item>>({ key, next: null, status: 'idle' });
  if (pages.key !== key) setPages({ key, next: null, status: 'idle' });
  const { rows: kept, next: keptNext, status: moreStatus } = pages;
  const first = useRead(name, body as OperatorRequest<Name>, kept ? {} : { every });
  const page = first.data as unknown as Page<Item> | undefined;
  const rows = kept ?? page?.items ?? [];
  const next = kept ? keptNext : (page?.nextCursor ?? null);
  const { reload: reloadFirst } = first;
  const reload = useCallback(async () => {
    const isRead = await reloadFirst();
    // Otherwise the rows stay as they are.
    if (isRead) setPages((now) => (now.key === key ? { key, next: null, status: 'idle' } : now));
    return isRead;
  }, [key, reloadFirst]);
  const more = async () => {
    const asked: Pages<Item> = { key, rows, next, status: 'loading' };
    setPages(asked);
    // What has begun again meanwhile keeps its rows.
    const finish = (result: Pages<Item>) => setPages((now) => (now === asked ? result : now));
    try {
      const answer = await readPage(name, body, next ?? undefined);
      finish({ key, rows: [...rows, ...answer.items], next: answer.nextCursor, status: 'idle' });
    } catch {
      // As before, so that a first page is read again.
      finish({ ...pages, status: 'error' });
    }
  };
  const { status, staleSince } = first;
  return { status, staleSince, rows, hasMore: next !== null, moreStatus, more, reload };
};

/** Reads a list again when its `turn` changes, and says when that fails. */
export const useReloadOnTurn = (turn: number, reload: () => Promise<boolean>): void => {
  const { texts } = useWords();
  const read = useEffectEvent(async () => {
    if (!(await reload())) toast.error(texts.common.notRefreshed);
  });
  useEffect(() => {
    if (turn > 0) void read();
  }, [turn]);
};

const idOf = (row: unknown): string => (row as { id: string }).id;

interface CommonProps<Name extends PagedName> {
  readonly name: Name;
  readonly body: Omit<OperatorRequest<Name>, 'cursor'>;
  readonly caption: string;
  readonly toolbar?: ReactNode;
  /** In place of rows, when there are none. */
  readonly empty?: string;
  /** Changes when the list must be read again. */
  readonly turn: number;
  readonly onReload: () => void;
}

type Props<Name extends PagedName> = CommonProps<Name> &
  (
    | { readonly columns: readonly TableColumn<ItemOf<Name>>[]; readonly file?: undefined }
    | {
        readonly columns: readonly FileColumn<ItemOf<Name>>[];
        /** Shows a button that exports all rows of the list: the name of the file, without day and ending. */
        readonly file: Name extends ExportedList ? string : never;
      }
  );

/** A list with pages. */
export const PagedList = <Name extends PagedName>(props: Props<Name>) => {
  const { name, body, caption, columns, toolbar, empty, turn, onReload } = props;
  const { texts } = useWords();
  const list = usePages(name, body, 10_000);
  const { status, staleSince, rows, hasMore, moreStatus, more, reload } = list;
  useReloadOnTurn(turn, reload);
  return (
    <Card padding="none">
      <DataTable
        caption={caption}
        columns={columns as readonly TableColumn<ItemOf<Name>>[]}
        rows={rows}
        rowKey={idOf}
        status={status}
        empty={empty === undefined ? undefined : <Empty compact title={empty} />}
        onRetry={() => void reload()}
        narrow="cards"
        end={status === 'ready' && rows.length > 0 && !hasMore}
        toolbar={
          <Bar>
            {toolbar}
            <Button size="sm" variant="ghost" onClick={onReload}>
              <RefreshIcon size={16} />
              {texts.common.refresh}
            </Button>
            <NotUpdated since={staleSince} />
            {props.file !== undefined && (
              <ExportButton
                list={name as ExportedList}
                filter={body as Record<string, string>}
                read={(cursor) => readPage(name, body, cursor)}
                rowKey={idOf}
                columns={columns as readonly FileColumn<ItemOf<Name>>[]}
                file={props.file}
                disabled={rows.length === 0}
              />
            )}
          </Bar>
        }
      />
      {hasMore && <LoadMore status={moreStatus} onLoadMore={() => void more()} />}
    </Card>
  );
};

/** A counter that makes lists read again. */
export const useTurn = (): [turn: number, next: () => void] => {
  const [turn, setTurn] = useState(0);
  return [turn, useCallback(() => setTurn((before) => before + 1), [])];
};
