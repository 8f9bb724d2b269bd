import type { BetRecord } from '@pavilion/contract';
import { useRecordTexts } from '../hooks/use-record-texts';
import { sheetMoment } from '../model/calendar';
import { Detail } from './detail';
import { Facts } from './facts';
import { type RoundViews, roundViews } from './round-views';

interface BetDetailProps {
  readonly bet: BetRecord;
  /** Replaces the registry in tests. */
  readonly views?: RoundViews;
}

/** The details of a bet: number, times, and the round if its kind has a view. */
export const BetDetail = ({ bet, views = roundViews }: BetDetailProps) => {
  const { t } = useRecordTexts();
  const { kind } = bet.detail;
  const round = Object.hasOwn(views, kind) ? views[kind]?.(bet.detail) : undefined;
  return (
    <Detail>
      {round ?? <p>{t('noRound')}</p>}
      <Facts
        facts={[
          { label: t('betId'), value: bet.id, copy: { text: bet.id, label: t('copyBetId') } },
          { label: t('placedAt'), value: sheetMoment(bet.placedAt) },
          { label: t('settledAt'), value: bet.settledAt ? sheetMoment(bet.settledAt) : t('notSettled') },
        ]}
      />
    </Detail>
  );
};
