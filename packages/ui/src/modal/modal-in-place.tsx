'use client';
import { defaultModalStore as store } from './modal';
import type { CloseReason, ModalOptions } from './modal-options';
import { useDrawing } from './use-drawing';
import { useInPlace } from './use-in-place';

export interface ModalProps extends ModalOptions {
  /** Whether it is shown; the owner keeps it. */
  open: boolean;
  /** A person wants it closed, or `closeAll` did; it closes when `open` becomes `false`. */
  onOpenChange?: (open: boolean, reason: CloseReason) => void;
}

/**
 * A modal that its owner opens and closes. It shares one stack with the imperative ones, and its content stays where
 * it stands in the tree.
 *
 * Source: "the specification", section 2 (generic dialogs); requirement DLG-10.
 */
export const Modal = ({ open, onOpenChange, ...options }: ModalProps) => {
  const place = useInPlace(open, onOpenChange, options);
  const Drawing = useDrawing(place !== undefined);
  return Drawing && place ? <Drawing store={store} entry={place.entry} isTop={place.isTop} /> : null;
};
