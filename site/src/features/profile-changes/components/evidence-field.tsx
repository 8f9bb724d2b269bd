import { limits, pictureTypes } from '@pavilion/contract';
import { useEvidenceAddMutation } from '@pavilion/sdk/react/money';
import { Field, FileUpload } from '@pavilion/ui';
import { useRef } from 'react';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { profileChangesMessages } from '../messages/profile-changes-messages';
import { shrinkPicture } from '../model/shrink-picture';

const { pictures: most, bytes } = limits.evidence;

interface EvidenceFieldProps {
  readonly error: string | undefined;
  /** The ids of the uploaded pictures, in the order of their upload. */
  readonly onPictures: (ids: readonly string[]) => void;
}

/** Pictures as evidence for a change. Each is uploaded as soon as it is chosen. */
export const EvidenceField = ({ error, onPictures }: EvidenceFieldProps) => {
  const t = useMessages(profileChangesMessages);
  const errorText = useErrorText();
  const [add] = useEvidenceAddMutation();
  const uploaded = useRef(new Map<File, string>());
  const notify = () => onPictures([...uploaded.current.values()]);

  const send = async (file: File) => {
    const data = await shrinkPicture(file, bytes).catch(() => {
      throw new Error(t('pictureUnreadable'));
    });
    const answer = await add({ data })
      .unwrap()
      .catch((thrown) => {
        throw new Error(errorText(thrown));
      });
    return answer.id;
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
