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
  /** For what cannot be undone: a red button, and the first focus is on the safe one. */
  danger?: boolean;
  /** As a button's `onClick`: may be asynchronous, and a rejection keeps the modal open. */
  onConfirm?: (signal: AbortSignal) => unknown;
}

/** Opens dialogs from anywhere. Requirements DLG-8 to DLG-10. */
export interface ModalApi {
  open(options: ModalOptions): ModalHandle;
  /** A text with one button, titled 友情提示. Fulfilled when it is closed, whatever the reason. */
  alert(message: ReactNode | NoticeOptions): Promise<void>;
  /** Information with one button. */
  info(message: ReactNode | NoticeOptions): Promise<void>;
  /** `true` when the visitor confirmed; `false` for cancel, mask, Escape and every other reason. */
  confirm(message: ReactNode | ConfirmOptions): Promise<boolean>;
  /** The anti-fraud warning, in the exact words of the specification. */
  antiFraud(options?: Omit<NoticeOptions, 'title' | 'message'>): Promise<void>;
  closeAll(): void;
}

/** A text alone is short for `{ message: text }`. */
const toOptions = <T extends ModalOptions>(input: ReactNode | T): T =>
  typeof input === 'object' && input !== null && !('$$typeof' in input) && !(Symbol.iterator in input)
    ? (input as T)
    : ({ message: input } as T);

/** The imperative API of a modal store. */
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
    alert: (input) => notice('alert')(toOptions<NoticeOptions>(input)),
    info: (input) => notice('info')(toOptions<NoticeOptions>(input)),
    confirm: (input) => confirm(toOptions<ConfirmOptions>(input)),
    antiFraud: (options = {}) => notice('antiFraud')({ direction: 'center', ...options }),
    closeAll: () => store.closeAll(),
  };
};
