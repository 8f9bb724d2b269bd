'use client';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { both } from '../events/both';
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
  /** A button; it gets the attributes and the handler. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Names the panel. */
  readonly label: string;
  /** What stands in the panel. A function is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the trigger that the panel keeps to. Default `end`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Whether it is shown, when the owner keeps it. */
  readonly open?: boolean;
  /** Called when a person opens or closes it. */
  readonly onOpenChange?: (open: boolean) => void;
}

const aligns = {
  start: 'inset-inline-start: 0;',
  center: 'left: 50%; --from: -50%;',
  end: 'inset-inline-end: 0;',
} as const;

const EDGE = 8;

/** Moves a panel that would be cut off by the window's side, and turns one up that has no room below but above. */
const keepInWindow = (panel: HTMLElement, anchor: HTMLElement) => {
  const { left, right, bottom, height } = panel.getBoundingClientRect();
  const isCut = bottom > document.documentElement.clientHeight - EDGE;
  panel.toggleAttribute('data-above', isCut && anchor.getBoundingClientRect().top > height + 2 * EDGE);
  const room = document.documentElement.clientWidth - EDGE;
  const shift = left < EDGE ? EDGE - left : Math.min(0, room - right);
  panel.style.setProperty('--shift', `${shift}px`);
};

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Anchor = styled.div`
  position: relative;
  display: inline-block;
`;

const Panel = styled.div<{ $align: keyof typeof aligns }>`
  position: absolute;
  top: calc(100% + 8px);
  ${({ $align }) => aligns[$align]}

  &[data-above] {
    top: auto;
    bottom: calc(100% + 8px);
  }
  translate: calc(var(--from, 0%) + var(--shift, 0px)) 0;
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
  animation: ${arrive} ${token.motion.fast} ${token.motion.out};
`;

/**
 * A panel beside its button, for a menu or a few details. Escape and a press outside close it, and Escape gives the
 * button its focus back; so does tabbing out. The page behind stays usable.
 */
export const Popover = ({
  trigger,
  label,
  children,
  align = 'end',
  open: givenOpen,
  onOpenChange,
  ref,
  ...rest
}: PopoverProps) => {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllable(givenOpen, false, onOpenChange);

  const close = useRef<() => void>(() => {});
  useEffect(() => {
    close.current = () => setOpen(false);
  });
  useLayoutEffect(() => {
    if (!open) return;
    if (panel.current && anchor.current) keepInWindow(panel.current, anchor.current);
    panel.current?.focus();
    const pressed = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) close.current();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const giveBackFocus = () => anchor.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  const closeAndReturn = () => {
    setOpen(false);
    giveBackFocus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    closeAndReturn();
  };

  return (
    <Anchor
      {...rest}
      ref={useMergedRef(anchor, ref)}
      onKeyDown={both(rest.onKeyDown, onKeyDown)}
      onBlur={both(rest.onBlur, (event) => {
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
        <Panel ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} $align={align}>
          {typeof children === 'function' ? children(closeAndReturn) : children}
        </Panel>
      )}
    </Anchor>
  );
};
