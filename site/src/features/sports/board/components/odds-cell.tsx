import { displayPrice } from '@pavilion/contract/sports';
import type { OddsFormat } from '@pavilion/format';
import { LockIcon, token } from '@pavilion/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { useCell, useFeed } from '../../feed/use-cell';
import { sportsMessages } from '../../messages/sports-messages';
import { useIsSelected, useToggleSelection } from '../../slip/slip-selection';
import { CellButton } from './board-theme';

interface OddsCellProps {
  /** Selection id. */
  readonly selection: string;
  readonly event: string;
  /** The selection with its line, for screen readers. */
  readonly name: string;
  /** The line or the side before the price. */
  readonly mark?: string | undefined;
  /** The line after a mark that may be cut off. */
  readonly line?: string | undefined;
  readonly format: OddsFormat;
  /** Whether the mark stays while there is no price to bet on; the board has no room for it. */
  readonly keepsMark?: boolean;
  /** The place in the match, `row,column`: of cells that keys move between. */
  readonly at?: string;
  /** The place where the sides of the market are beside one another. */
  readonly atInRow?: string | undefined;
}

/** The price of a selection; adds it to the slip. Renders only when this price, its status or its choice changes. */
export const OddsCell = memo(
  ({ selection, event, name, mark, line, keepsMark = false, format, at, atInRow }: OddsCellProps) => {
    const t = useMessages(sportsMessages);
    const feed = useFeed();
    const cell = useCell(selection);
    const isSelected = useIsSelected(selection);
    const toggle = useToggleSelection();
    const status = cell?.status ?? 'closed';
    const price = cell && cell.price > 0 ? displayPrice(cell.price, format) : '–';
    const label = {
      open: () => t('cellOpen', { selection: name, price }),
      stale: () => t('cellStale', { selection: name, price }),
      suspended: () => t('cellSuspended', { selection: name }),
      closed: () => t('cellClosed', { selection: name }),
    }[status]();
    const shownMark = keepsMark || status === 'open' || status === 'stale' ? mark : undefined;
    const isPickable = status === 'open' || isSelected;

    const handleClick = () => {
      const of = feed.event(event) ?? feed.outright(event);
      if (isPickable && cell && of) toggle({ selection, price: cell.price, epoch: cell.epoch, event: of });
    };

    return (
      <CellButton
        aria-pressed={isSelected}
        aria-disabled={!isPickable}
        data-status={status}
        data-lined={shownMark === undefined ? undefined : ''}
        data-at={at}
        data-at-in-row={atInRow}
        tabIndex={at === undefined ? undefined : -1}
        onClick={handleClick}
      >
        {/* Not a label: that would have to contain the visible text, and “0/0.5” is no part of the name. */}
        <span className="pv-sr-only">{label}</span>
        {shownMark !== undefined && (
          <span aria-hidden>
            {keepsMark ? <span>{shownMark}</span> : shownMark}
            {line !== undefined && ` ${line}`}
          </span>
        )}
        {status === 'suspended' || status === 'closed' ? (
          <i aria-hidden>
            <LockIcon size={12} />
            {status === 'suspended' && t('suspended')}
          </i>
        ) : (
          // Another element for another price: its animation starts again.
          <b key={price} aria-hidden dir="ltr" data-dir={status === 'open' ? cell?.direction : undefined}>
            {price}
          </b>
        )}
      </CellButton>
    );
  },
);

const HaltLabel = styled.span`
  && {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    color: ${token.color.inkFaint};
    font-size: ${token.text.xs};
    pointer-events: none;
  }
`;

interface HaltedMarketProps {
  readonly status: 'closed' | 'suspended';
  /** Whether the market has prices, whose names say their status. */
  readonly hasPrices: boolean;
}

/** One label over all prices of a closed or suspended market, whose locks are hidden. */
export const HaltedMarket = ({ status, hasPrices }: HaltedMarketProps) => {
  const t = useMessages(sportsMessages);
  return (
    <HaltLabel {...(hasPrices ? { 'aria-hidden': true } : { role: 'gridcell' })}>
      <LockIcon size={12} />
      {t(status === 'closed' ? 'marketClosed' : 'suspended')}
    </HaltLabel>
  );
};
