import { modal, UiProvider } from '@pavilion/ui';
import { startLab } from './lab';

startLab({
  Root: ({ children }) => (
    <UiProvider theme="default" locale="en">
      {children}
    </UiProvider>
  ),
  useAsk:
    () =>
    ({ title, content, okText, cancelText, onOk }) =>
      modal.confirm({
        title,
        children: content,
        confirmText: okText,
        cancelText,
        danger: true,
        onConfirm: onOk,
      }),
  closeAll: () => modal.closeAll(),
});
