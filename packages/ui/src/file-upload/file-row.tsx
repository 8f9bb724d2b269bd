import { useEffect, useRef, useState } from 'react';
import { ControlAction } from '../control-frame/control-frame';
import { RecordIcon } from '../icons/cashier-icons';
import { CloseIcon, RefreshIcon } from '../icons/navigation-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { formatBytes } from './check-file';
import { Bar, Name, Percent, Picture, Row, State } from './file-styles';
import { uploadMessages } from './upload-messages';
import type { Upload } from './use-uploads';

/** An object URL of an image file, revoked when it is no longer shown. */
const usePreview = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/') || typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

interface FileRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file: preview, progress and actions. */
export const FileRow = ({
  upload: { file, state, progress, message },
  onCancel,
  onRetry,
  onRemove,
}: FileRowProps) => {
  const messages = useMessages(uploadMessages);
  const preview = usePreview(file);
  const [isUnreadable, setUnreadable] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const { name } = file;
  const uploading = state === 'uploading';
  const statusTexts = {
    uploading: '',
    done: messages.uploadDone,
    failed: message || messages.uploadFailed,
    cancelled: messages.uploadCancelled,
  };
  const percent = Math.round(progress * 100);
  return (
    <Row data-state={state}>
      <Picture aria-hidden="true">
        {preview && !isUnreadable ? (
          <img src={preview} alt="" onError={() => setUnreadable(true)} />
        ) : (
          <RecordIcon />
        )}
      </Picture>
      <span style={{ minWidth: 0 }}>
        <Name as="span" title={name} style={{ display: 'block' }}>
          {name}
        </Name>
        {uploading ? (
          <Bar
            role="progressbar"
            aria-label={formatMessage(messages.uploadProgress, { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ transform: `scaleX(${progress})` }} />
          </Bar>
        ) : (
          <State $failed={state === 'failed'}>
            <bdi>{formatBytes(file.size)}</bdi> · {statusTexts[state]}
          </State>
        )}
      </span>
      {state === 'failed' || state === 'cancelled' ? (
        <ControlAction
          aria-label={formatMessage(messages.uploadRetry, { name })}
          onClick={() => {
            // This button unmounts, so the focus moves first.
            removeButton.current?.focus();
            onRetry();
          }}
        >
          <RefreshIcon size={18} />
        </ControlAction>
      ) : (
        <Percent aria-hidden="true">{uploading && `${percent}%`}</Percent>
      )}
      <ControlAction
        ref={removeButton}
        aria-label={formatMessage(uploading ? messages.uploadCancel : messages.uploadRemove, { name })}
        onClick={uploading ? onCancel : onRemove}
      >
        <CloseIcon size={18} />
      </ControlAction>
    </Row>
  );
};
