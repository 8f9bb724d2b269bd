'use client';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { GridIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { Popover } from '../popover/popover';
import { token } from '../themes/tokens';
import { columnLabel, shownColumns, type TableColumn } from './table-column';
import { tableMessages } from './table-messages';

interface ColumnMenuProps {
  readonly columns: readonly TableColumn<never>[];
  readonly hidden: readonly string[];
  readonly onHiddenChange: (hidden: readonly string[]) => void;
}

const List = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  max-height: 50vh;
  padding: ${token.space[1]};
  overflow-y: auto;
`;

/** A menu of the visible columns. The last one cannot be hidden. */
export const ColumnMenu = ({ columns, hidden, onHiddenChange }: ColumnMenuProps) => {
  const messages = useMessages(tableMessages);
  const shown = shownColumns(columns, hidden);
  const toggle = (key: string, show: boolean) =>
    onHiddenChange(show ? hidden.filter((each) => each !== key) : [...hidden, key]);
  return (
    <Popover
      label={messages.columns}
      trigger={
        <Button size="sm" variant="ghost">
          <GridIcon size={16} />
          {messages.columns}
        </Button>
      }
    >
      <List>
        {columns.map((column) => {
          const isShown = shown.includes(column);
          return (
            <Checkbox
              key={column.key}
              checked={isShown}
              disabled={column.always || (isShown && shown.length === 1)}
              onCheckedChange={(show) => toggle(column.key, show)}
            >
              {columnLabel(column)}
            </Checkbox>
          );
        })}
        <Button size="sm" variant="text" disabled={hidden.length === 0} onClick={() => onHiddenChange([])}>
          {messages.allColumns}
        </Button>
      </List>
    </Popover>
  );
};
