import { useEffect, useEffectEvent, useState } from 'react';
import { defaultModalStore as store } from './modal';
import type { CloseReason, ModalOptions } from './modal-options';
import { type ModalEntry, topEntry } from './modal-state';
import type { ModalHandle } from './modal-store';
import { useModalState } from './use-modal-state';

interface ControlledEntry {
  readonly entry: ModalEntry;
  readonly isTop: boolean;
}

/** An entry in the stack of modals that follows the `open` prop of its owner. Undefined while closed. */
export const useControlledEntry = (
  open: boolean,
  onOpenChange: ((open: boolean, reason: CloseReason) => void) | undefined,
  options: ModalOptions,
): ControlledEntry | undefined => {
  const state = useModalState(store);
  const [handle, setHandle] = useState<ModalHandle>();
  const entry = state.entries.find(({ id }) => id === handle?.id);

  const handleCloseRequest = useEffectEvent((reason: CloseReason) => onOpenChange?.(false, reason));
  const openEntry = useEffectEvent(() =>
    store.open(options, { onCloseRequest: (reason) => handleCloseRequest(reason) }),
  );

  useEffect(() => {
    if (!open) return;
    const opened = openEntry();
    setHandle(opened);
    return opened.close;
  }, [open]);

  // The leave animation plays after `open` became false, but not after the owner has unmounted.
  useEffect(() => {
    if (handle) return () => store.remove(handle.id);
  }, [handle]);

  const updateEntry = useEffectEvent(() => handle?.update(options));
  const values = optionKeys.map((key) => options[key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values, in fixed order, are the dependencies.
  useEffect(() => updateEntry(), values);

  return entry && { entry: { ...entry, options }, isTop: entry.id === topEntry(state)?.id };
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
