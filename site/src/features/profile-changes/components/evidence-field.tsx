import { limits, pictureTypes } from '@pavilion/contract';
import { moneyWire } from '@pavilion/contract/wire';
import { Field, FileUpload, type UploadFunction } from '@pavilion/ui';
import { useRef } from 'react';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { profileChangesMessages } from '../messages/profile-changes-messages';
import { shrinkPicture } from '../model/shrink-picture';

const { pictures: most, bytes } = limits.evidence;

interface EvidenceFieldProps {
  readonly error: string | undefined;
  /** The ids of the uploaded pictures, in the order of their upload. */
  readonly onPictures: (ids: readonly string[]) => void;
  /** Called when an upload begins or ends, with whether any is running. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** Pictures as evidence for a change. Each is uploaded as soon as it is chosen. */
export const EvidenceField = ({ error, onPictures, onUploading }: EvidenceFieldProps) => {
  const t = useMessages(profileChangesMessages);
  const errorText = useErrorText();
  const client = useClient();
  const uploaded = useRef(new Map<File, string>());
  const running = useRef(0);
  const notify = () => onPictures([...uploaded.current.values()]);

  const sendPicture: UploadFunction = async (file, { signal }) => {
    const data = await shrinkPicture(file, bytes).catch(() => {
      throw new Error(t('pictureUnreadable'));
    });
    // A picture of a slow connection needs more than the 20 s of an interactive call (REQ-3).
    const options = { signal, timeout: limits.timeouts.wrapper.browser };
    const { id } = await client.request(moneyWire.evidenceAdd, { data }, options).catch((thrown) => {
      throw new Error(errorText(thrown));
    });
    return id;
  };
  const send: UploadFunction = async (...upload) => {
    running.current += 1;
    onUploading(true);
    try {
      return await sendPicture(...upload);
    } finally {
      running.current -= 1;
      onUploading(running.current > 0);
    }
  };

  return (
    <Field label={t('pictures')} hint={t('picturesHint', { count: most })} error={error} required>
      <FileUpload
        name="pictures"
        accept={pictureTypes.join(',')}
        maxFiles={most}
        upload={send}
        onUploaded={(file, id) => {
          uploaded.current.set(file, id as string);
          notify();
        }}
        onRemove={(file) => {
          uploaded.current.delete(file);
          notify();
        }}
      />
    </Field>
  );
};
