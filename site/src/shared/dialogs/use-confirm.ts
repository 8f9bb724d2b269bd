import { type ConfirmOptions, modal } from '@pavilion/ui';
import { useEffect, useRef } from 'react';

/**
 * A signal of the component, aborted when it unmounts. A dialog that it opens ends with it: after a step back, the question of
 * the page that was left would otherwise stand over another page, and confirming it would act for a page that is gone.
 */
export const useUnmountSignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return () => controller.current?.signal;
};

/** `modal.confirm` for a question of a page or of a part of it; `false` if the part is left before the answer. */
export const useConfirm = (): ((options: ConfirmOptions) => Promise<boolean>) => {
  const signal = useUnmountSignal();
  return (options) => modal.confirm({ ...options, signal: signal() });
};
