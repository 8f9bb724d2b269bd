import { useWords } from '../hooks/use-words';
import type { RecordsLabel } from '../messages/records-messages';
import { Detail } from './detail';
import { Facts } from './facts';

interface RecordIdProps {
  readonly label: RecordsLabel;
  readonly copy: RecordsLabel;
  readonly id: string;
}

/** The number by which support finds a record. */
export const RecordId = ({ label, copy, id }: RecordIdProps) => {
  const { t } = useWords();
  return (
    <Detail>
      <Facts facts={[{ label: t(label), value: id, copy: { text: id, label: t(copy) } }]} />
    </Detail>
  );
};
