import type { ReactNode } from 'react';
import { createToastStore, type ToastOptions, type ToastStore } from './toast-store';

/** Short messages by tone, on a store of one's own. */
export const createToast = (store: ToastStore) => ({
  info: (message: ReactNode, options?: ToastOptions) => store.show('info', message, options),
  success: (message: ReactNode, options?: ToastOptions) => store.show('success', message, options),
  warning: (message: ReactNode, options?: ToastOptions) => store.show('warning', message, options),
  error: (message: ReactNode, options?: ToastOptions) => store.show('error', message, options),
  /** Takes every message away. */
  clear: store.clear,
});

/** The page's messages; `ToastHost` draws them. Only events call for them, so a server never holds any. */
export const pageToasts: ToastStore = /* @__PURE__ */ createToastStore();

/**
 * A short message over the page that leaves by itself. Each call gives a function that takes it away.
 *
 * @example
 * toast.success('已复制');
 */
export const toast = /* @__PURE__ */ createToast(pageToasts);
