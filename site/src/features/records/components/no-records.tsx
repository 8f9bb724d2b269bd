import { Button, Empty } from '@pavilion/ui';
import { Link } from '../../../shared/navigation/link';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { Filters } from '../model/filter';
import type { RecordTable } from '../model/record-table';

interface NoRecordsProps<Row, Totals, F extends Filters> {
  readonly empty: RecordTable<Row, Totals, F>['empty'];
  /** Whether the selection is not the default one; a reset may then show records. */
  readonly isChosen: boolean;
  readonly onReset: () => void;
}

/** Shown when the selection is empty, with a reset or a link. */
export const NoRecords = <Row, Totals, F extends Filters>({
  empty,
  isChosen,
  onReset,
}: NoRecordsProps<Row, Totals, F>) => {
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
