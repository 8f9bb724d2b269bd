'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { initialFocus, returnFocus, useFocusAboveModals } from './dialog-focus';
import { useBackGesture, useEscapeKey, useOverlayPress } from './dismissal';
import { useHeldKeyGuard } from './held-keys';
import { useInertBackground } from './inert-background';
import { fadeIn, fadeOut } from './modal-animations';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { useScrollLock } from './scroll-lock';
import { useTouchScrollGuard } from './touch-scroll-guard';
import { useExitAnimation } from './use-exit-animation';

export interface DialogLayerProps {
  readonly store: ModalStore;
  readonly entry: ModalEntry;
  /** Whether it is the topmost of the open dialogs. */
  readonly isTop: boolean;
  /** Whether a scrim dims the page behind. */
  readonly hasScrim: boolean;
  /** Maximum duration of the leave animation, in ms. */
  readonly leaveTime: number;
  /** Puts the first focus on the safe button. */
  readonly prefersSafeButton?: boolean;
  /** Of the overlay, which places the panel. */
  readonly className?: string;
  /** The panel: one element, which receives role, name, description, handlers and ref of the dialog. */
  readonly children: ReactElement;
}

/** Covers the window and receives clicks outside the panel. */
const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.z.modal};
  overscroll-behavior: contain;
  pointer-events: auto;

  &[data-leaving] { pointer-events: none; }
`;

/** Dims the page. On a separate compositing layer, so that fading repaints nothing. */
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  background: ${token.color.scrim};
  backdrop-filter: ${token.effect.scrimFilter};
  pointer-events: none;
  will-change: opacity;
  animation: ${fadeIn} ${token.motion.base} ${token.motion.out};

  [data-leaving] > & {
    animation: ${fadeOut} var(--modal-leave) ${token.motion.inOut} forwards;
  }
`;

/**
 * The theme and brand of the part of the page that opened the dialog (decision 0040). Undefined where those of the
 * whole page apply.
 */
const themeRegionOf = (openers: readonly HTMLElement[]) => {
  const opener = openers.find(({ isConnected }) => isConnected);
  const nearest = (name: 'theme' | 'brand') => {
    const region = opener?.closest<HTMLElement>(`[data-${name}]`);
    return region === document.documentElement ? undefined : region?.dataset[name];
  };
  return { 'data-theme': nearest('theme'), 'data-brand': nearest('brand') };
};

/**
 * A dialog on the screen, without its look: the base of `Modal` and `Drawer`. Radix Dialog provides portal, focus
 * trap and ARIA wiring; the hooks add what it does not do (decision 0044). The dialog closes through the store alone:
 * Radix's own dismissal is off because its root has no `onOpenChange`, and its scroll lock because there is no
 * `Dialog.Overlay`.
 */
export const DialogLayer = ({
  store,
  entry,
  isTop,
  hasScrim,
  leaveTime,
  prefersSafeButton = false,
  className,
  children,
}: DialogLayerProps) => {
  const { id, openers } = entry;
  const isLeaving = entry.phase === 'leaving';
  // State, not a ref: the effects that need the element run once it is in the document.
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null);
  const [themeRegion] = useState(() => themeRegionOf(openers));
  const dismissByKey = () => store.dismiss(id, 'escape');
  const heldKeyHandlers = useHeldKeyGuard();
  const overlayHandlers = useOverlayPress(overlay, () => store.dismiss(id, 'mask'));

  useEffect(() => store.markShown(id), [store, id]);
  useScrollLock(hasScrim);
  useTouchScrollGuard(overlay);
  useInertBackground(overlay, isTop);
  useFocusAboveModals();
  useEscapeKey(isTop, dismissByKey);
  useBackGesture(isTop, dismissByKey);
  useExitAnimation(overlay, isLeaving, leaveTime, () => store.remove(id));

  return (
    <Dialog.Root open={!isLeaving}>
      <Dialog.Portal forceMount container={document.body}>
        <Overlay
          ref={setOverlay}
          className={className}
          style={{ '--modal-leave': `${leaveTime}ms` } as CSSProperties}
          data-leaving={isLeaving || undefined}
          {...overlayHandlers}
        >
          {hasScrim && <Scrim />}
          <Dialog.Content
            asChild
            aria-modal
            data-pv-dialog=""
            {...themeRegion}
            {...heldKeyHandlers}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const panel = event.currentTarget as HTMLElement;
              // A long text is shown from its beginning, although the focused button is at its end.
              initialFocus(panel, prefersSafeButton).focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(openers);
            }}
          >
            {children}
          </Dialog.Content>
        </Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
