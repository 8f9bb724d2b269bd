import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment } from 'react';
import { instant, renderTestPage } from './test-page';

renderTestPage({
  Root: Fragment,
  ConfirmDialog: ({ open, onClose, options: { title, content, okText, cancelText, onOk } }) => (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby="title"
      {...(instant ? { transitionDuration: 0 } : {})}
    >
      <DialogTitle id="title">{title}</DialogTitle>
      <DialogContent>{content}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancelText}</Button>
        <Button
          color="error"
          onClick={async () => {
            await onOk();
            onClose();
          }}
        >
          {okText}
        </Button>
      </DialogActions>
    </Dialog>
  ),
});
