import { Button, Empty } from '@pavilion/ui';
import { Link } from '../../../shared/navigation/link';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { RecordTable } from '../model/record-table';
import type { Choices } from '../model/selection';

interface NoRecordsProps<Row, Totals, C extends Choices> {
  readonly empty: RecordTable<Row, Totals, C>['empty'];
  /** Whether the selection is not the default one; a reset may then show records. */
  readonly isChosen: boolean;
  readonly onReset: () => void;
}

/** Shown when the selection is empty, with a reset or a link. */
export const NoRecords = <Row, Totals, C extends Choices>({
  empty,
  isChosen,
  onReset,
}: NoRecordsProps<Row, Totals, C>) => {
  const { t } = useRecordTexts();
  const closure = useProtection().protection?.closure;
  return (
    <Empty
      picture={<SceneImage name="records" />}
      title={t(empty.title)}
      description={isChosen ? t('emptyNarrow') : closure ? undefined : t(empty.text)}
      action={
        isChosen ? (
          <Button onClick={onReset}>{t('showAll')}</Button>
        ) : closure ? undefined : (
          <Button as={Link} to={empty.to} variant="primary">
            {t(empty.action)}
          </Button>
        )
      }
    />
  );
};
