import { Button, Empty } from '@pavilion/ui';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useWords } from '../hooks/use-words';
import type { RecordTable } from '../model/record-table';
import type { Choices } from '../model/selection';

interface NoRecordsProps<Row, Totals, C extends Choices> {
  readonly empty: RecordTable<Row, Totals, C>['empty'];
  /** Whether the person chose this selection; if so, a wider one may hold something. */
  readonly isChosen: boolean;
  readonly onReset: () => void;
}

/** Nothing in this selection, and the way on. */
export const NoRecords = <Row, Totals, C extends Choices>({
  empty,
  isChosen,
  onReset,
}: NoRecordsProps<Row, Totals, C>) => {
  const { t } = useWords();
  return (
    <Empty
      picture={<SceneImage name="records" />}
      title={t(empty.title)}
      description={t(isChosen ? 'emptyNarrow' : empty.text)}
      action={
        isChosen ? (
          <Button onClick={onReset}>{t('showAll')}</Button>
        ) : (
          <Button as={Link} to={empty.to} variant="primary">
            {t(empty.action)}
          </Button>
        )
      }
    />
  );
};
