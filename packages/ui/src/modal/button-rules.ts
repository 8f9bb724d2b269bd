import type { CloseReason, ModalButton, ModalButtonType } from './modal-options';
import type { ModalEntry } from './modal-state';

/** A footer button whose type has been resolved. */
export type TypedButton = ModalButton & { readonly type: ModalButtonType };

/** DLG-7: the first of two or more buttons defaults to `hoverCancel`, every other one to `confirm`. */
export const withButtonTypes = (footer: readonly ModalButton[] = []): readonly TypedButton[] =>
  footer.map((button, index) => ({
    ...button,
    type: button.type ?? (footer.length > 1 && index === 0 ? 'hoverCancel' : 'confirm'),
  }));

export const isCancelType = (type: ModalButtonType): boolean => type === 'cancel' || type === 'hoverCancel';

/** Whether a button waits for one that is busy. A cancel button need not wait once the modal can be left. */
export const isHeldBusy = (
  { busyButton, canLeave }: Pick<ModalEntry, 'busyButton' | 'canLeave'>,
  { type }: TypedButton,
): boolean => busyButton !== undefined && !(canLeave && isCancelType(type));

export const closeReasonOf = (type: ModalButtonType): CloseReason =>
  isCancelType(type) ? 'cancel' : 'confirm';

/**
 * Whole seconds until a countdown button is enabled; 0 for other buttons. Derived from the time the modal was shown,
 * so the value is right after a tab was suspended.
 */
export const remainingSeconds = (button: ModalButton, shownAt: number | undefined, now: number): number => {
  if (!button.isCountdown || !button.countdownSeconds) return 0;
  const elapsed = shownAt === undefined ? 0 : now - shownAt;
  return Math.max(0, Math.ceil(button.countdownSeconds - elapsed / 1000));
};
