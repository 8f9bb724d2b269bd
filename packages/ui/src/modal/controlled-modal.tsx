'use client';
import { useModalDialog } from './lazy-modal-dialog';
import { defaultModalStore as store } from './modal';
import type { CloseReason, ModalOptions } from './modal-options';
import { useControlledEntry } from './use-controlled-entry';

export interface ModalProps extends ModalOptions {
  /** Whether it is open. */
  open: boolean;
  /** Called when a visitor dismisses it, a button closes it, or `closeAll` does. The dialog stays open until `open` is `false`. */
  onOpenChange?: (open: boolean, reason: CloseReason) => void;
}

/**
 * A modal whose owner opens and closes it. It shares one stack with the modals opened imperatively, and its content
 * keeps its place in the React tree. Requirement DLG-10.
 */
export const Modal = ({ open, onOpenChange, ...options }: ModalProps) => {
  const controlled = useControlledEntry(open, onOpenChange, options);
  const ModalDialog = useModalDialog(controlled !== undefined);
  if (!ModalDialog || !controlled) return null;
  return <ModalDialog store={store} entry={controlled.entry} isTop={controlled.isTop} />;
};
