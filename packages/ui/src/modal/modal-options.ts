import type { CSSProperties, ReactNode, Ref } from 'react';

/** Why a modal closed. `close` is the close icon or the handle's `close()`. */
export type CloseReason = 'confirm' | 'cancel' | 'mask' | 'escape' | 'close' | 'closeAll' | 'unmount';

/** Where the panel stands; `scroll` lets a long panel scroll within the window as a whole. */
export type ModalDirection = 'top' | 'center' | 'scroll';

/** How a dialog comes and goes. */
export type ModalAnimation = 'drop' | 'zoom' | 'rise' | 'fade' | 'none';

/** What a footer’s button looks like. Source: DLG-2. */
export type ModalButtonType = 'confirm' | 'cancel' | 'danger' | 'hoverCancel';

/**
 * A footer button.
 *
 * Source: "the specification", section 3 (footer button); requirements DLG-2, DLG-4, DLG-6, DLG-7.
 */
export interface ModalButton {
  /** Default: the kit's word for the type. */
  title?: ReactNode;
  /** Default: `hoverCancel` for the first of several, else `confirm`. */
  type?: ModalButtonType;
  loading?: boolean;
  disabled?: boolean;
  /** The modal stays open after the click. */
  noClose?: boolean;
  /**
   * Runs before the modal closes. A promise shows loading and holds the modal open until it is fulfilled; a
   * rejection (or a throw) keeps the modal open and shows the error's message in it.
   */
  onClick?: () => unknown;
  /** Disabled, with the remaining seconds behind the title, until `countdownSeconds` have passed. */
  isCountdown?: boolean;
  /** Seconds from the moment the modal is shown. */
  countdownSeconds?: number;
  style?: CSSProperties;
  className?: string;
}

/**
 * What a modal looks like and how it may be closed.
 *
 * Source: "the specification", section 3 (modal options); requirement DLG-1.
 */
export interface ModalOptions {
  /** Names it. */
  title?: ReactNode;
  /** The text; it is also the description for screen readers. */
  message?: ReactNode;
  /** Content under the message. */
  children?: ReactNode;
  /** The buttons, from the start; with none it has no foot. */
  footer?: readonly ModalButton[];
  /** Default `top`. */
  direction?: ModalDirection;
  /** The title then is for screen readers alone. */
  hideHeader?: boolean;
  /** No cross in the corner; Escape and the mask still do what `maskClosable` says. */
  hideCloseIcon?: boolean;
  /** Whether a click on the mask, and Escape, close it. Default `true`. */
  maskClosable?: boolean;
  /** Whether the page behind is dimmed. Default `true`. */
  isVisibleBg?: boolean;
  /** Default: the one that suits the direction. */
  enterAnimate?: ModalAnimation;
  /** Default `fade`; `none` removes at once. */
  leaveAnimate?: ModalAnimation;
  /** The longest that leaving may take, in ms. Default 300. */
  leaveAnimateTime?: number;
  /** For the panel. */
  className?: string;
  /** For the panel. */
  style?: CSSProperties;
  /** To the panel. */
  ref?: Ref<HTMLDivElement>;
  /** For the panel. */
  [data: `data-${string}`]: unknown;
  /** The festive look: a painted head with a serif title, for promotions and news. */
  isNew?: boolean;
}

export type ModalVariant = 'plain' | 'alert' | 'info' | 'confirm' | 'antiFraud';

/** Time to leave when the options name none, in ms. */
export const defaultLeaveTime = 300;
