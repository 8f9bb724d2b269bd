import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Fragment } from 'react';
import { renderTestPage } from './test-page';

renderTestPage({
  Root: Fragment,
  ConfirmDialog: ({ open, onClose, options: { title, content, okText, cancelText, onOk } }) => (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <AlertDialog.Popup
          style={{ position: 'fixed', top: 100, left: 300, padding: 24, background: '#fff' }}
        >
          <AlertDialog.Title>{title}</AlertDialog.Title>
          {content}
          <AlertDialog.Close>{cancelText}</AlertDialog.Close>
          <button
            type="button"
            onClick={async () => {
              await onOk();
              onClose();
            }}
          >
            {okText}
          </button>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  ),
});
