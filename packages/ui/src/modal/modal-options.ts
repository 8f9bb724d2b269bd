import type { CSSProperties, ReactNode, Ref } from 'react';

/** Why a modal closed. `close` is the close icon or the handle's `close()`. */
export type CloseReason = 'confirm' | 'cancel' | 'mask' | 'escape' | 'close' | 'closeAll' | 'unmount';

/** Position of the panel; with `scroll` a long panel scrolls as a whole within the window. */
export type ModalDirection = 'top' | 'center' | 'scroll';

/** Animation by which a dialog appears or leaves. */
export type ModalAnimation = 'drop' | 'zoom' | 'rise' | 'fade' | 'none';

/** The look of a footer button, and whether it confirms or cancels. Requirement DLG-2. */
export type ModalButtonType = 'confirm' | 'cancel' | 'danger' | 'hoverCancel';

/** A footer button. Requirements DLG-2, DLG-4, DLG-6, DLG-7. */
export interface ModalButton {
  /** Default: the kit's text for the type. */
  title?: ReactNode;
  /** Default: `hoverCancel` for the first of several, else `confirm`. */
  type?: ModalButtonType;
  loading?: boolean;
  disabled?: boolean;
  /** The modal stays open after the click. */
  noClose?: boolean;
  /**
   * Runs before the modal closes. A promise shows loading and keeps the modal open until it is fulfilled; a
   * rejection (or a throw) keeps the modal open and shows the error's message in it. While the promise is pending the
   * modal can be left after 20 s, or at once if the function takes the signal, which is aborted then.
   */
  onClick?: (signal: AbortSignal) => unknown;
  /** Disabled, with the remaining seconds after the title, until `countdownSeconds` have passed. */
  isCountdown?: boolean;
  /** Seconds from the moment the modal is shown. */
  countdownSeconds?: number;
  style?: CSSProperties;
  className?: string;
}

/** Content, look and closing rules of a modal. Requirement DLG-1. */
export interface ModalOptions {
  /** Heading, and the name for screen readers. */
  title?: ReactNode;
  /** Text, and the description for screen readers. */
  message?: ReactNode;
  /** Content under the message. */
  children?: ReactNode;
  /** The buttons, in reading order. */
  footer?: readonly ModalButton[];
  /** Default `top`. */
  direction?: ModalDirection;
  /** No close icon, and a title for screen readers only. */
  hideHeader?: boolean;
  /** No close icon; Escape and the mask still obey `maskClosable`. */
  hideCloseIcon?: boolean;
  /** Whether a click on the mask, and Escape, close it. Default `true`. */
  maskClosable?: boolean;
  /** Whether the page behind is dimmed. Default `true`. */
  isVisibleBg?: boolean;
  /**
   * Closes the modal with the reason `close` when it is aborted, for example when the component that asks has unmounted; not
   * while a button is busy, whose result closes the modal or is shown in it.
   */
  signal?: AbortSignal;
  /** Default: depends on the direction. */
  enterAnimate?: ModalAnimation;
  /** Default `fade`; `none` removes the modal immediately. */
  leaveAnimate?: ModalAnimation;
  /** Maximum duration of the leave animation, in ms. Default 300. */
  leaveAnimateTime?: number;
  /** For the panel. */
  className?: string;
  /** For the panel. */
  style?: CSSProperties;
  /** Ref of the panel. */
  ref?: Ref<HTMLDivElement>;
  /** For the panel. */
  [data: `data-${string}`]: unknown;
  /** The festive look for promotions and news: a coloured header with a serif title. */
  isNew?: boolean;
}

export type ModalVariant = 'plain' | 'alert' | 'info' | 'confirm' | 'antiFraud';

/** Default of `leaveAnimateTime`, in ms. */
export const defaultLeaveTime = 300;

/** The width of the anti-fraud dialog, and the height of the window below which its own height is automatic, in px (DLG-9). */
export const antiFraudSize = { width: 440, autoHeightBelow: 900 } as const;
