'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { saveFile } from '../csv/save-file';
import { DownloadIcon } from '../icons/cashier-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { tableMessages } from './table-messages';

interface TableToolbarProps {
  readonly children: ReactNode;
  readonly menu: ReactNode;
  /** Name of the exported file; undefined for no export. */
  readonly fileName: string | undefined;
  readonly isEmpty: boolean;
  readonly file: () => string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};

  > :first-child:not(:only-child) {
    margin-inline-end: auto;
  }
`;

/** Controls above a table: the owner's, the column menu, the export. */
export const TableToolbar = ({ children, menu, fileName, isEmpty, file }: TableToolbarProps) => {
  const messages = useMessages(tableMessages);
  return (
    <Root>
      <div>{children}</div>
      {menu}
      {fileName !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isEmpty}
          onClick={() => saveFile(fileName, 'text/csv;charset=utf-8', file())}
        >
          <DownloadIcon size={16} />
          {messages.exportCsv}
        </Button>
      )}
    </Root>
  );
};
