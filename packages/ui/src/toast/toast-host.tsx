'use client';
import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { composeHandlers } from '../events/compose-handlers';
import { useMounted } from '../hooks/use-mounted';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { pageToasts } from './toast';
import { toastMessages } from './toast-messages';
import type { ToastEntry, ToastStore, ToastTone } from './toast-store';
import { ToneIcon } from './tone-icon';

export interface ToastHostProps extends ComponentProps<'section'> {
  /** Default: the store of `toast`. */
  readonly store?: ToastStore;
}

const slideIn = keyframes`
  from { opacity: 0; transform: translateY(-12px) scale(0.98); }
`;

const Region = styled.section`
  position: fixed;
  /* The page may set the place of toasts: below its header, or with a top of "auto" above what is at its bottom. */
  top: var(--pv-toast-top, ${token.space[6]});
  bottom: var(--pv-toast-bottom, auto);
  left: 50%;
  z-index: ${token.z.toast};
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  width: max-content;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  pointer-events: none;
`;

/** The first line is aligned with the icon and the close button. */
const Item = styled.div`
  display: flex;
  gap: ${token.space[3]};
  max-width: 560px;
  min-height: 48px;
  padding-block: ${token.space[2]};
  padding-inline: ${token.space[4]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow[3]};
  font-size: ${token.text.md};
  pointer-events: auto;
  animation: ${slideIn} ${token.motion.base} ${token.motion.out};

  & > span {
    padding-block: 5px;
  }
`;

const tones: Readonly<Record<ToastTone, string>> = {
  info: token.color.info,
  success: token.color.success,
  warning: token.color.warning,
  error: token.color.danger,
};

const IconSlot = styled.span<{ $tone: ToastTone }>`
  flex: none;
  color: ${({ $tone }) => tones[$tone]};
`;

const Dismiss = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.ink};
  }
`;

const Action = styled.button.attrs({ type: 'button' })`
  flex: none;
  align-self: center;
  min-height: 32px;
  padding-inline: ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.accentText};
  font: inherit;
  font-weight: ${token.weight.bold};
  cursor: pointer;

  &:hover {
    background: ${token.color.sunken};
  }
`;

interface ToastProps {
  readonly entry: ToastEntry;
  readonly onDismiss: () => void;
  /** Called before the button that has the focus is removed. */
  readonly returnFocus: () => void;
}

/** Counts down the remaining duration; pauses on hover and focus. */
const Toast = ({ entry, onDismiss, returnFocus }: ToastProps) => {
  const messages = useMessages(toastMessages);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { action } = entry;
  const isPaused = isHovered || isFocused;
  const remaining = useRef(entry.duration);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isPaused || remaining.current === Number.POSITIVE_INFINITY) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - start;
    };
  }, [isPaused]);
  const dismissBy = ({ currentTarget }: MouseEvent) => {
    if (document.activeElement === currentTarget) returnFocus();
    onDismiss();
  };
  return (
    <Item
      role={entry.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <IconSlot $tone={entry.tone}>
        <ToneIcon tone={entry.tone} />
      </IconSlot>
      <span>{entry.message}</span>
      {action && (
        <Action
          onClick={(event) => {
            dismissBy(event);
            action.onSelect();
          }}
        >
          {action.label}
        </Action>
      )}
      <Dismiss aria-label={messages.dismiss} onClick={dismissBy}>
        <CloseIcon size={18} />
      </Dismiss>
    </Item>
  );
};

const none: readonly ToastEntry[] = [];

/**
 * Renders the toasts; once in the application. It is a child of the body, and stays usable while a modal makes the
 * page inert.
 */
export const ToastHost = ({ store = pageToasts, ...rest }: ToastHostProps) => {
  const messages = useMessages(toastMessages);
  const mounted = useMounted();
  const entries = useSyncExternalStore(store.subscribe, store.get, () => none);
  /** The element that had the focus before it came to a toast: it has the focus again when its button is gone. */
  const before = useRef<EventTarget>(null);
  if (!mounted) return null;
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
  return createPortal(
    <Region
      aria-label={messages.notifications}
      {...rest}
      onFocus={composeHandlers(rest.onFocus, handleFocus)}
      data-pv-above-modals=""
    >
      {entries.map((entry) => (
        <Toast
          key={`${entry.key}${entry.revision}`}
          entry={entry}
          onDismiss={() => store.dismiss(entry.key)}
          returnFocus={() => (before.current as HTMLElement | null)?.focus()}
        />
      ))}
    </Region>,
    document.body,
  );
};
