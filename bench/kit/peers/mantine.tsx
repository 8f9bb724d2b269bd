import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { instant, startLab } from './lab';

startLab({
  Root: ({ children }) => (
    <MantineProvider>
      <ModalsProvider>{children}</ModalsProvider>
    </MantineProvider>
  ),
  useAsk:
    () =>
    ({ title, content, okText, cancelText, onOk }) =>
      modals.openConfirmModal({
        title,
        children: content,
        labels: { confirm: okText, cancel: cancelText },
        onConfirm: () => void onOk(),
        ...(instant ? { transitionProps: { duration: 0 } } : {}),
      }),
  closeAll: () => modals.closeAll(),
});
