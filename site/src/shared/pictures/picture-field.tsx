import { limits, type PictureType, pictureTypes } from '@pavilion/contract';
import { Field, FileUpload, type UploadFunction } from '@pavilion/ui';
import { useRef } from 'react';
import { useErrorText } from '../errors/use-error-text';
import { useMessages } from '../messages';
import { useClient } from '../session/session-context';
import { type PictureSource, pictureSources } from './picture-sources';
import { picturesMessages } from './pictures-messages';
import { shrinkPicture } from './shrink-picture';

/** The gateway accepts pictures of every kind up to the same size. */
const { bytes } = limits.picture;

const formatNames: Record<PictureType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};
const formats = pictureTypes.map((type) => formatNames[type]).join(' / ');

interface PictureFieldProps {
  readonly source: PictureSource;
  readonly label: string;
  readonly required?: boolean;
  /** After the label. */
  readonly extra?: string;
  readonly error: string | undefined;
  /** The ids of the uploaded pictures, in the order of their upload. */
  readonly onPictures: (ids: readonly string[]) => void;
  /** Called when an upload begins or ends, with whether any is running. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** Pictures that a member adds to a request. Each is uploaded as soon as it is chosen. */
export const PictureField = ({
  source,
  label,
  required = false,
  extra,
  error,
  onPictures,
  onUploading,
}: PictureFieldProps) => {
  const { most, upload: call } = pictureSources[source];
  const t = useMessages(picturesMessages);
  const errorText = useErrorText();
  const client = useClient();
  const uploaded = useRef(new Map<File, string>());
  const running = useRef(0);
  const notify = () => onPictures([...uploaded.current.values()]);

  const sendPicture: UploadFunction = async (file, { signal }) => {
    const data = await shrinkPicture(file, bytes).catch(() => {
      throw new Error(t('unreadable'));
    });
    // A picture of a slow connection needs more than the 20 s of an interactive call (REQ-3).
    const options = { signal, timeout: limits.timeouts.wrapper.browser };
    const { id } = await client.request(call, { data }, options).catch((thrown) => {
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
    <Field
      label={label}
      hint={t('hint', { formats, count: most })}
      extra={extra}
      error={error}
      required={required}
    >
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
