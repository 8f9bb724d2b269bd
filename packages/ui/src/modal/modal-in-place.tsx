'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defaultModalStore as store } from './modal';
import type { CloseReason, ModalOptions } from './modal-options';
import { topEntry } from './modal-state';
import type { ModalHandle } from './modal-store';
import { useDrawing } from './use-drawing';
import { useModalState } from './use-modal-state';

export interface ModalProps extends ModalOptions {
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
  const state = useModalState(store);
  const [handle, setHandle] = useState<ModalHandle>();
  const entry = state.entries.find(({ id }) => id === handle?.id);
  const why = useRef<CloseReason>('close');

  const enter = useEffectEvent(() =>
    store.open(options, {
      onDismiss: (reason) => {
        why.current = reason;
        tell(reason);
      },
    }),
  );
  const tell = useEffectEvent((reason: CloseReason) => onOpenChange?.(false, reason));

  useEffect(() => {
    if (!open) return;
    why.current = 'close';
    const opened = enter();
    setHandle(opened);
    return () => store.close(opened.id, why.current);
  }, [open]);

  // Leaving plays on after `open` became false, but not after the component itself has gone.
  useEffect(() => {
    if (handle) return () => store.remove(handle.id);
  }, [handle]);

  const follow = useEffectEvent(() => handle?.update(options));
  const values = optionKeys.map((key) => options[key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values, in fixed order, are the dependencies.
  useEffect(() => follow(), values);

  const Drawing = useDrawing(entry !== undefined);
  if (!Drawing || !entry) return null;
  return <Drawing store={store} entry={{ ...entry, options }} isTop={entry.id === topEntry(state)?.id} />;
};

const optionKeys = [
  'title',
  'message',
  'children',
  'footer',
  'direction',
  'hideHeader',
  'hideCloseIcon',
  'maskClosable',
  'isVisibleBg',
  'enterAnimate',
  'leaveAnimate',
  'leaveAnimateTime',
  'className',
  'style',
  'isNew',
] as const satisfies readonly (keyof ModalOptions)[];
