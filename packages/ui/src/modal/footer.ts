import type { CloseReason, ModalButton, ModalButtonType } from './modal-options';

/** A footer button with its type decided. */
export type TypedButton = ModalButton & { readonly type: ModalButtonType };

/** DLG-7: with two or more buttons the first is `hoverCancel`, the rest (and a single one) `confirm`. */
export const typedFooter = (footer: readonly ModalButton[] = []): readonly TypedButton[] =>
  footer.map((button, index) => ({
    ...button,
    type: button.type ?? (footer.length > 1 && index === 0 ? 'hoverCancel' : 'confirm'),
  }));

export const isCancel = (type: ModalButtonType): boolean => type === 'cancel' || type === 'hoverCancel';

export const reasonOf = (type: ModalButtonType): CloseReason => (isCancel(type) ? 'cancel' : 'confirm');

/**
 * Whole seconds until a countdown button may be pressed; 0 for other buttons. Counted from a deadline, so a tab that
 * slept is right when it wakes.
 */
export const remainingSeconds = (button: ModalButton, shownAt: number | undefined, now: number): number => {
  if (!button.isCountdown || !button.countdownSeconds) return 0;
  const passed = shownAt === undefined ? 0 : now - shownAt;
  return Math.max(0, Math.ceil(button.countdownSeconds - passed / 1000));
};
