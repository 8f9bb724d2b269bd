import { useRecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel } from '../messages/records-messages';
import { Detail } from './detail';
import { Facts } from './facts';

interface RecordIdProps {
  readonly label: RecordsLabel;
  readonly copy: RecordsLabel;
  readonly id: string;
}

/** The id of a record, for support. */
export const RecordId = ({ label, copy, id }: RecordIdProps) => {
  const { t } = useRecordTexts();
  return (
    <Detail>
      <Facts facts={[{ label: t(label), value: id, copy: { text: id, label: t(copy) } }]} />
    </Detail>
  );
};
