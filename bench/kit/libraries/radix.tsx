import * as Dialog from '@radix-ui/react-dialog';
import { Fragment } from 'react';
import { renderTestPage } from './test-page';

renderTestPage({
  Root: Fragment,
  ConfirmDialog: ({ open, onClose, options: { title, content, okText, cancelText, onOk } }) => (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <Dialog.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', top: 100, left: 300, padding: 24, background: '#fff' }}
        >
          <Dialog.Title>{title}</Dialog.Title>
          {content}
          <button type="button" onClick={onClose}>
            {cancelText}
          </button>
          <button
            type="button"
            onClick={async () => {
              await onOk();
              onClose();
            }}
          >
            {okText}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
});
