import { useEffect, useEffectEvent, useState } from 'react';
import { defaultModalStore as store } from './modal';
import type { CloseReason, ModalOptions } from './modal-options';
import { type ModalEntry, topEntry } from './modal-state';
import type { ModalHandle } from './modal-store';
import { useModalState } from './use-modal-state';

interface InPlace {
  readonly entry: ModalEntry;
  readonly isTop: boolean;
}

/**
 * A place in the one stack of modals for something that its owner opens and closes. Undefined while it is neither
 * open nor leaving.
 */
export const useInPlace = (
  open: boolean,
  onOpenChange: ((open: boolean, reason: CloseReason) => void) | undefined,
  options: ModalOptions,
): InPlace | undefined => {
  const state = useModalState(store);
  const [handle, setHandle] = useState<ModalHandle>();
  const entry = state.entries.find(({ id }) => id === handle?.id);

  const enter = useEffectEvent(() => store.open(options, { onDismiss: (reason) => tell(reason) }));
  const tell = useEffectEvent((reason: CloseReason) => onOpenChange?.(false, reason));

  useEffect(() => {
    if (!open) return;
    const opened = enter();
    setHandle(opened);
    return opened.close;
  }, [open]);

  // Leaving plays on after `open` became false, but not after the component itself has gone.
  useEffect(() => {
    if (handle) return () => store.remove(handle.id);
  }, [handle]);

  const follow = useEffectEvent(() => handle?.update(options));
  const values = optionKeys.map((key) => options[key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values, in fixed order, are the dependencies.
  useEffect(() => follow(), values);

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
