import { useEffect } from 'react';
import { lazyModule, useLazyModule } from '../lazy-module/lazy-module';
import { ignoreKeyRepeats } from './held-keys';

/** The dialog is a separate chunk: a page loads it when it is idle or opens its first modal. */
export const lazyModalDialog = /* @__PURE__ */ lazyModule(() => import('./modal-dialog'));

/** The component that renders a modal; undefined until it is needed and its chunk has arrived. */
export const useModalDialog = (isNeeded: boolean) => {
  const ModalDialog = useLazyModule(lazyModalDialog, isNeeded)?.ModalDialog;
  const isLoading = isNeeded && !ModalDialog;
  useEffect(() => {
    // Meanwhile the trigger has the focus, and each repeat of a held key would open one more modal.
    if (isLoading) return ignoreKeyRepeats();
  }, [isLoading]);
  return ModalDialog;
};
