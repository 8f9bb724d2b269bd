import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { instant, renderTestPage } from './test-page';

renderTestPage({
  Root: ({ children }) => (
    <MantineProvider>
      <ModalsProvider>{children}</ModalsProvider>
    </MantineProvider>
  ),
  useOpenDialog:
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
