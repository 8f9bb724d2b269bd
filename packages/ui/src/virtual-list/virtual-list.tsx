'use client';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { composeHandlers } from '../events/compose-handlers';
import { useMergedRef } from '../hooks/use-merged-ref';
import { ListEnd } from './list-end';
import { Box, Item, List } from './list-parts';
import { measureShown, withFocused } from './row-measures';
import { useRovingItems } from './use-roving-items';

export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** All that were loaded so far. */
  readonly items: readonly Item[];
  /** Tells an item from the others. */
  readonly itemKey: (item: Item) => string | number;
  /** Draws one. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list. */
  readonly label: string;
  /** Height of an item in px; with `measured` a guess. */
  readonly itemHeight: number;
  /** Heights differ and are measured as items are drawn. */
  readonly measured?: boolean;
  /**
   * Whether more can come after these items (`idle`), is on its way, failed to, or these are all. Default `end`.
   */
  readonly status?: 'idle' | 'loading' | 'error' | 'end';
  /** The end is near and more can come; and a person asks again after a failure. */
  readonly onEndReached?: () => void;
  /** What stands there when there are no items. Default a short text. */
  readonly empty?: ReactNode;
  /** A CSS height beyond which the list scrolls. Default `60vh`. */
  readonly maxHeight?: string;
}

/** So many items before the last one, more is asked for. */
const NEAR = 5;

/** What the server takes for the height of the box, in px. */
const serverRect = { width: 0, height: 640 };

/**
 * A list of any length: only the items that are seen are there. Up, Down, Home, End and the page keys move from item
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
  const drawn = virtualizer.getVirtualItems();
  const near = (virtualizer.range?.endIndex ?? -1) >= items.length - 1 - NEAR;

  const ask = useEffectEvent(() => onEndReached?.());
  // Asked once for each length: an owner who answers with nothing new is not asked for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length asks anew.
  useEffect(() => {
    if (near && status === 'idle') ask();
  }, [near, status, items.length]);

  return (
    <Box
      {...rest}
      ref={useMergedRef(box, ref)}
      style={{ maxHeight, ...style }}
      onKeyDown={composeHandlers(rest.onKeyDown, (event) =>
        roving.move(event, {
          page: Math.max(1, drawn.length - 1),
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
          {drawn.map(({ index, key, start }) => (
            <Item
              key={key}
              ref={measured ? virtualizer.measureElement : undefined}
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={status === 'end' ? items.length : -1}
              tabIndex={index === active ? 0 : -1}
              onFocus={() => roving.reach(index)}
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
