import { useEffect, useRef, useState } from 'react';
import { ControlAction } from '../control-frame/control-frame';
import { RecordIcon } from '../icons/cashier-icons';
import { CloseIcon, RefreshIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { fillWords } from '../words/fill-words';
import { writeBytes } from './check-file';
import { Bar, Name, Percent, Picture, Row, State } from './file-parts';
import { uploadMessages } from './upload-messages';
import type { Upload } from './use-uploads';

/** An address for the picture in a file, taken back when it is no longer shown. */
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

/** One file: its picture, how far it is, and what can be done with it. */
export const FileRow = ({
  upload: { file, state, part, message },
  onCancel,
  onRetry,
  onRemove,
}: FileRowProps) => {
  const messages = useMessages(uploadMessages);
  const preview = usePreview(file);
  const [unreadable, setUnreadable] = useState(false);
  const last = useRef<HTMLButtonElement>(null);
  const { name } = file;
  const uploading = state === 'uploading';
  const words = {
    uploading: '',
    done: messages.uploadDone,
    failed: message || messages.uploadFailed,
    cancelled: messages.uploadCancelled,
  };
  const percent = Math.round(part * 100);
  return (
    <Row data-state={state}>
      <Picture aria-hidden="true">
        {preview && !unreadable ? (
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
            aria-label={fillWords(messages.uploadProgress, { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ transform: `scaleX(${part})` }} />
          </Bar>
        ) : (
          <State $failed={state === 'failed'}>
            <bdi>{writeBytes(file.size)}</bdi> · {words[state]}
          </State>
        )}
      </span>
      {state === 'failed' || state === 'cancelled' ? (
        <ControlAction
          aria-label={fillWords(messages.uploadRetry, { name })}
          onClick={() => {
            // This button goes, and the focus is not to go with it.
            last.current?.focus();
            onRetry();
          }}
        >
          <RefreshIcon size={18} />
        </ControlAction>
      ) : (
        <Percent aria-hidden="true">{uploading && `${percent}%`}</Percent>
      )}
      <ControlAction
        ref={last}
        aria-label={fillWords(uploading ? messages.uploadCancel : messages.uploadRemove, { name })}
        onClick={uploading ? onCancel : onRemove}
      >
        <CloseIcon size={18} />
      </ControlAction>
    </Row>
  );
};
