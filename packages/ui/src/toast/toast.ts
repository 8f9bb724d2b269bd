import type { ReactNode } from 'react';
import { createToastStore, type ToastOptions, type ToastStore } from './toast-store';

/** The toast API of a store. */
export const createToast = (store: ToastStore) => ({
  info: (message: ReactNode, options?: ToastOptions) => store.show('info', message, options),
  success: (message: ReactNode, options?: ToastOptions) => store.show('success', message, options),
  warning: (message: ReactNode, options?: ToastOptions) => store.show('warning', message, options),
  error: (message: ReactNode, options?: ToastOptions) => store.show('error', message, options),
  /** Dismisses every toast. */
  clear: store.clear,
});

/** The page's toasts, rendered by `ToastHost`. Only events open toasts, so a server never has any. */
export const pageToasts: ToastStore = /* @__PURE__ */ createToastStore();

/**
 * A short message over the page that disappears by itself. Each call returns a function that dismisses it.
 *
 * @example
 * toast.success('已复制');
 */
export const toast = /* @__PURE__ */ createToast(pageToasts);
