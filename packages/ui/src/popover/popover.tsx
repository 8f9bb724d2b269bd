'use client';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { composeHandlers } from '../events/compose-handlers';
import { floatingStyle, useFloating } from '../floating/floating';
import type { FloatingAlign, FloatingPlacement } from '../floating/place-floating';
import { useControllable } from '../hooks/use-controllable';
import { useMergedRef } from '../hooks/use-merged-ref';
import { token } from '../themes/tokens';

interface TriggerProps {
  onClick?: (event: never) => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
}

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A button; it receives the ARIA attributes and the click handler. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Accessible name of the panel. */
  readonly label: string;
  /** Content of the panel. A function receives `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the trigger that the panel is aligned with. Default `end`. */
  readonly align?: FloatingAlign;
  /** The element that the panel is placed at. Default the trigger. */
  readonly anchor?: RefObject<HTMLElement | null>;
  /** Whether it is open, when controlled. */
  readonly open?: boolean;
  /** Called when a visitor opens or closes it. */
  readonly onOpenChange?: (open: boolean) => void;
}

const placements: Readonly<Record<FloatingAlign, FloatingPlacement>> = {
  start: { side: 'bottom', align: 'start', gap: 8 },
  center: { side: 'bottom', align: 'center', gap: 8 },
  end: { side: 'bottom', align: 'end', gap: 8 },
};

const slideIn = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Root = styled.div`
  display: inline-block;
`;

const Panel = styled.div<{ $placement: FloatingPlacement }>`
  ${({ $placement }) => floatingStyle($placement)}
  z-index: ${token.z.floating};
  width: max-content;
  min-width: 200px;
  max-width: min(420px, calc(100vw - 32px));
  padding: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  outline: 0;
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow[3]};
  animation: ${slideIn} ${token.motion.fast} ${token.motion.out};
`;

/**
 * A panel at its button, for a menu or a few details. Escape closes it and returns the focus to the button; a click
 * outside and tabbing out close it too. The page behind stays usable.
 */
export const Popover = ({
  trigger,
  label,
  children,
  align = 'end',
  anchor,
  open: controlledOpen,
  onOpenChange,
  ref,
  ...rest
}: PopoverProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllable(controlledOpen, false, onOpenChange);
  const placement = placements[align];
  useFloating(panel, anchor ?? root, placement);

  const handlePressOutside = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) setOpen(false);
  });
  // A layout effect: an effect of the content that moves the focus runs after it.
  useLayoutEffect(() => {
    if (!open) return;
    panel.current?.focus();
    document.addEventListener('pointerdown', handlePressOutside);
    return () => document.removeEventListener('pointerdown', handlePressOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };

  return (
    <Root
      {...rest}
      ref={useMergedRef(root, ref)}
      onKeyDown={composeHandlers(rest.onKeyDown, handleKeyDown)}
      onBlur={composeHandlers(rest.onBlur, (event) => {
        const next = event.relatedTarget;
        if (open && next && !event.currentTarget.contains(next)) setOpen(false);
      })}
    >
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        ...(open && { 'aria-controls': id }),
        onClick: (event: never) => {
          trigger.props.onClick?.(event);
          setOpen(!open);
        },
      })}
      {open && (
        <Panel ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} $placement={placement}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </Root>
  );
};
