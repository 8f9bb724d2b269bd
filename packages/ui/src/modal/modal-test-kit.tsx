import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider';
import type { UiProviderProps } from '../provider/ui-root';
import { resetModals } from './modal';

/** An application with a focused button. */
export const renderApp = (children?: ReactNode, props?: Omit<UiProviderProps, 'children'>) => {
  const app = (locale = props?.locale) => (
    <UiProvider {...props} locale={locale}>
      <button type="button">打开</button>
      {children}
    </UiProvider>
  );
  const view = render(app());
  screen.getByRole('button', { name: '打开', hidden: true }).focus();
  return { ...view, changeLocale: (locale: 'en' | 'zh-CN') => view.rerender(app(locale)) };
};

/** Opens a dialog and waits until it is rendered. */
export const show = async <T,>(open: () => T): Promise<T> => {
  const before = document.querySelectorAll('[role=dialog],[role=alertdialog]').length;
  let result!: T;
  await act(async () => {
    result = open();
  });
  for (let turn = 0; turn < 20; turn += 1) {
    if (document.querySelectorAll('[role=dialog],[role=alertdialog]').length > before) break;
    await act(async () => {
      await import('./modal-dialog');
    });
  }
  return result;
};

/** Waits for the leave animation and the returned focus. Needs fake timers. */
export const letLeave = (ms = 310) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

export const cleanUp = () => act(async () => resetModals());

/** Whether a promise is still pending, and else its value. */
export const stateOf = async <T,>(promise: Promise<T>): Promise<T | 'pending'> =>
  Promise.race([promise, Promise.resolve('pending' as const)]);
