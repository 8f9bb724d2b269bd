'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useControllable } from '../hooks/use-controllable';
import { TabButton, TabList, TabPanel, type TabsVariant } from './tab-parts';
import { useTabStrip } from './use-tab-strip';

/** One tab with its panel. */
export interface TabItem<Value extends string = string> {
  /** What is handed out when it is chosen. */
  readonly value: Value;
  /** Names it; an icon may stand before the words. */
  readonly label: ReactNode;
  /** After the label: a count, a mark. */
  readonly badge?: ReactNode;
  /** It is shown and can not be chosen. */
  readonly disabled?: boolean;
  /** What the tab shows. Without content the tabs only choose, and the page shows. */
  readonly content?: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** The tabs, in their order. */
  readonly items: readonly TabItem<Value>[];
  /** The chosen one, when the owner keeps it. */
  readonly value?: Value;
  /** Chosen to begin with, when the tabs keep it themselves. Default the first that can be. */
  readonly defaultValue?: Value;
  /** Called with the value chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** `line` under a page's title, `pill` for filters, `segment` inside a card. */
  readonly variant?: TabsVariant;
  /** Names the list of tabs. */
  readonly label?: string;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const MIRROR: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Where writing runs from right to left, the next tab stands to the left. */
const mirrored = ({ key, currentTarget }: KeyboardEvent): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (MIRROR[key] ?? key) : key;

/** Tabs by the ARIA pattern: one tab stop, arrows, Home and End move and choose. */
export const Tabs = <Value extends string = string>({
  items,
  value: givenValue,
  defaultValue,
  onValueChange,
  variant = 'line',
  label,
  ...rest
}: TabsProps<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControllable<Value | undefined>(
    givenValue,
    defaultValue ?? items.find((item) => !item.disabled)?.value,
    (next) => next !== undefined && onValueChange?.(next),
  );
  const chosen = items.find((item) => item.value === value);
  const tabStop = chosen ?? items.find((item) => !item.disabled);
  const hasContent = items.some((item) => item.content !== undefined);
  useTabStrip(list, chosen?.value);

  const move = (event: KeyboardEvent) => {
    const enabled = items.filter((item) => !item.disabled);
    const step = STEPS[mirrored(event)];
    const target = step && enabled[step(enabled.indexOf(tabStop!), enabled.length)];
    if (!target) return;
    event.preventDefault();
    setValue(target.value);
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.[items.indexOf(target)]?.focus();
  };

  return (
    <div {...rest}>
      <TabList ref={list} role="tablist" aria-label={label} $variant={variant} onKeyDown={move}>
        {items.map((item) => (
          <TabButton
            key={item.value}
            id={`${id}${item.value}`}
            role="tab"
            $variant={variant}
            aria-selected={item === chosen}
            aria-controls={item === chosen && hasContent ? `${id}panel` : undefined}
            tabIndex={item === tabStop ? 0 : -1}
            disabled={item.disabled}
            onClick={() => setValue(item.value)}
          >
            {item.label}
            {item.badge}
          </TabButton>
        ))}
      </TabList>
      {hasContent && chosen && (
        <TabPanel id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${chosen.value}`} tabIndex={0}>
          {chosen.content}
        </TabPanel>
      )}
    </div>
  );
};
