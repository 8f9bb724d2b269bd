import type { ReactNode } from 'react';
import type { CloseReason, ModalOptions } from './modal-options';
import type { ModalHandle, ModalStore } from './modal-store';

/** Options of `modal.alert` and `modal.info`. */
export interface NoticeOptions extends Omit<ModalOptions, 'footer'> {
  /** Default 确定. */
  okText?: ReactNode;
  /** As a button's `onClick`: may be asynchronous, and a rejection keeps the modal open. */
  onOk?: () => unknown;
}

/** Options of `modal.confirm`. */
export interface ConfirmOptions extends Omit<ModalOptions, 'footer'> {
  /** Default 确定. */
  confirmText?: ReactNode;
  /** Default 取消. */
  cancelText?: ReactNode;
  /** What is confirmed can not be undone: a red button, and the first focus is on the safe one. */
  danger?: boolean;
  /** As a button's `onClick`: may be asynchronous, and a rejection keeps the modal open. */
  onConfirm?: () => unknown;
}

/** Opens dialogs from anywhere. Source: section 5 of the specification (DLG-8 to DLG-10). */
export interface ModalApi {
  open(options: ModalOptions): ModalHandle;
  /** A text with one button, titled 友情提示. Fulfilled when it is closed, by whatever. */
  alert(message: ReactNode | NoticeOptions): Promise<void>;
  /** Neutral news with one button. */
  info(message: ReactNode | NoticeOptions): Promise<void>;
  /** `true` when the person confirmed; `false` for cancel, mask, Escape and every other way out. */
  confirm(message: ReactNode | ConfirmOptions): Promise<boolean>;
  /** The anti-fraud warning, in the exact words of the specification. */
  antiFraud(options?: Omit<NoticeOptions, 'title' | 'message'>): Promise<void>;
  closeAll(): void;
}

/** A text alone is short for `{ message: text }`. */
const asOptions = <T extends ModalOptions>(given: ReactNode | T): T =>
  typeof given === 'object' && given !== null && !('$$typeof' in given) && !(Symbol.iterator in given)
    ? (given as T)
    : ({ message: given } as T);

/**
 * The imperative side of a modal store.
 *
 * Source: "the specification", section 1 (dialogs) and section 2 (generic dialogs); requirements DLG-8..10.
 */
export const createModal = (store: ModalStore): ModalApi => {
  const notice = (variant: 'alert' | 'info' | 'antiFraud') => {
    return async ({ okText, onOk, ...options }: NoticeOptions): Promise<void> => {
      await store.open({ ...options, footer: [{ title: okText, onClick: onOk }] }, { variant }).closed;
    };
  };

  const confirm = async ({
    confirmText,
    cancelText,
    danger,
    onConfirm,
    ...options
  }: ConfirmOptions): Promise<boolean> => {
    const reason: CloseReason = await store.open(
      {
        ...options,
        footer: [
          { title: cancelText, type: 'hoverCancel' },
          { title: confirmText, type: danger ? 'danger' : 'confirm', onClick: onConfirm },
        ],
      },
      { variant: 'confirm' },
    ).closed;
    return reason === 'confirm';
  };

  return {
    open: (options) => store.open(options),
    alert: (given) => notice('alert')(asOptions<NoticeOptions>(given)),
    info: (given) => notice('info')(asOptions<NoticeOptions>(given)),
    confirm: (given) => confirm(asOptions<ConfirmOptions>(given)),
    antiFraud: (options = {}) => notice('antiFraud')({ direction: 'center', ...options }),
    closeAll: () => store.closeAll(),
  };
};
