import { modal, UiProvider } from '@pavilion/ui';
import { getOpenModals, resetModals } from '@pavilion/ui/testing';
import { renderTestPage } from './test-page';

renderTestPage({
  Root: ({ children }) => (
    <UiProvider theme="default" locale="en">
      {children}
    </UiProvider>
  ),
  useOpenDialog:
    () =>
    ({ title, content, okText, cancelText, onOk, countdown }) =>
      countdown
        ? modal.open({
            title,
            children: content,
            footer: [
              { title: cancelText },
              { title: okText, onClick: onOk, isCountdown: true, countdownSeconds: countdown },
            ],
          }).closed
        : modal.confirm({
            title,
            children: content,
            confirmText: okText,
            cancelText,
            danger: true,
            onConfirm: onOk,
          }),
  closeAll: () => modal.closeAll(),
  helpers: { count: () => getOpenModals().length, reset: resetModals },
});
