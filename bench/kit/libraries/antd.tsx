import { App, ConfigProvider, Modal } from 'antd';
import { instant, renderTestPage } from './test-page';

renderTestPage({
  Root: ({ children }) => (
    <ConfigProvider theme={{ token: { motion: !instant } }}>
      <App>{children}</App>
    </ConfigProvider>
  ),
  useOpenDialog: () => {
    const { modal } = App.useApp();
    return ({ title, content, onOk, okText, cancelText }) =>
      modal.confirm({ title, content, onOk, okText, cancelText, okType: 'danger', maskClosable: true });
  },
  closeAll: () => Modal.destroyAll(),
});
