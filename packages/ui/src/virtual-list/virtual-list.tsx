'use client';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { composeHandlers } from '../events/compose-handlers';
import { useMergedRef } from '../hooks/use-merged-ref';
import { ListEnd } from './list-end';
import { Box, Item, List } from './list-styles';
import { measureShown, withFocused } from './row-measures';
import { useRovingItems } from './use-roving-items';

export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items loaded so far. */
  readonly items: readonly Item[];
  /** Identifies an item. */
  readonly itemKey: (item: Item) => string | number;
  /** Renders an item. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  /** Height of an item in px; with `measured` an estimate. */
  readonly itemHeight: number;
  /** Heights differ and are measured as items are rendered. */
  readonly measured?: boolean;
  /**
   * Whether more items can be loaded (`idle`), are loading, failed, or these are all. Default `end`.
   */
  readonly status?: 'idle' | 'loading' | 'error' | 'end';
  /** Called when the end is near and more can be loaded, and to retry after a failure. */
  readonly onEndReached?: () => void;
  /** Shown when there are no items. Default a short text. */
  readonly empty?: ReactNode;
  /** Maximum height, a CSS length; the list scrolls beyond it. Default `60vh`. */
  readonly maxHeight?: string;
}

/** Distance to the end, in items, at which more are requested. */
const PREFETCH_DISTANCE = 5;

/** Assumed height of the box on the server, in px. */
const serverRect = { width: 0, height: 640 };

/**
 * A virtual list: only visible items are rendered. Up, Down, Home, End and the page keys move from item
 * to item; Tab reaches what is inside one.
 */
export const VirtualList = <Row,>({
  items,
  itemKey,
  renderItem,
  label,
  itemHeight,
  measured = false,
  status = 'end',
  onEndReached,
  empty,
  maxHeight = '60vh',
  ref,
  style,
  ...rest
}: VirtualListProps<Row>) => {
  const box = useRef<HTMLDivElement>(null);
  const roving = useRovingItems(items.length);
  const { active } = roving;

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => itemHeight,
    measureElement: measureShown(itemHeight),
    getItemKey: useCallback((index: number) => itemKey(items[index]!), [itemKey, items]),
    initialRect: serverRect,
    overscan: 6,
    rangeExtractor: useCallback((range: Range) => withFocused(range, active), [active]),
  });
  const virtualItems = virtualizer.getVirtualItems();
  const isNearEnd = (virtualizer.range?.endIndex ?? -1) >= items.length - 1 - PREFETCH_DISTANCE;

  const requestMore = useEffectEvent(() => onEndReached?.());
  // Once for each length, so that an owner without new items is not called forever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length requests again.
  useEffect(() => {
    if (isNearEnd && status === 'idle') requestMore();
  }, [isNearEnd, status, items.length]);

  return (
    <Box
      {...rest}
      ref={useMergedRef(box, ref)}
      style={{ maxHeight, ...style }}
      onKeyDown={composeHandlers(rest.onKeyDown, (event) =>
        roving.move(event, {
          page: Math.max(1, virtualItems.length - 1),
          reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
        }),
      )}
    >
      {items.length > 0 && (
        <List
          role="list"
          aria-label={label}
          aria-busy={status === 'loading' || undefined}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualItems.map(({ index, key, start }) => (
            <Item
              key={key}
              ref={measured ? virtualizer.measureElement : undefined}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={status === 'end' ? items.length : -1}
              tabIndex={index === active ? 0 : -1}
              onFocus={() => roving.setActive(index)}
              style={{ transform: `translateY(${start}px)`, ...(measured ? {} : { height: itemHeight }) }}
            >
              {renderItem(items[index]!, index)}
            </Item>
          ))}
        </List>
      )}
      <ListEnd
        status={status}
        isEmpty={items.length === 0}
        empty={empty}
        itemHeight={itemHeight}
        onRetry={onEndReached}
      />
    </Box>
  );
};
