'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useControllable } from '../hooks/use-controllable';
import { useStrip } from '../strip/use-strip';
import { TabButton, TabList, TabPanel, type TabsVariant } from './tab-styles';

/** A tab with its panel. */
export interface TabItem<Value extends string = string> {
  /** Value of the option. */
  readonly value: Value;
  /** Label of the tab; an icon may precede the text. */
  readonly label: ReactNode;
  /** Content after the label: a count, a badge. */
  readonly badge?: ReactNode;
  /** Shown but disabled. */
  readonly disabled?: boolean;
  /** Content of the panel. Without it the tabs only select, and the page shows the content. */
  readonly content?: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** The tabs in order. */
  readonly items: readonly TabItem<Value>[];
  /** The selected value, when controlled. */
  readonly value?: Value;
  /** The initial value, when uncontrolled. Default the first enabled tab. */
  readonly defaultValue?: Value;
  /** Called with the selected value. */
  readonly onValueChange?: (value: Value) => void;
  /** `line` below a page's title, `pill` for filters, `segment` inside a card. */
  readonly variant?: TabsVariant;
  /** Accessible name of the list of tabs. */
  readonly label?: string;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const MIRROR: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** In right-to-left text the next tab is to the left. */
const mirrored = ({ key, currentTarget }: KeyboardEvent): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (MIRROR[key] ?? key) : key;

/** Tabs by the ARIA pattern: one tab stop; arrows, Home and End move and select. */
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
  useStrip(list, chosen?.value, items.map((item) => item.value).join());

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
