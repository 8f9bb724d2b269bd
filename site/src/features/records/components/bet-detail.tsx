import type { BetRecord } from '@pavilion/contract';
import { Amount, Button } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { playAddress } from '../../../shared/games/play-address';
import { isUnfinished } from '../../../shared/games/unfinished';
import { Link } from '../../../shared/navigation/link';
import { useRecordTexts } from '../hooks/use-record-texts';
import { sheetMoment } from '../model/calendar';
import { Detail } from './detail';
import { type FactRow, Facts } from './facts';
import { type RoundViews, roundViews } from './round-views';

interface BetDetailProps {
  readonly bet: BetRecord;
  /** Replaces the registry in tests. */
  readonly views?: RoundViews;
}

/** The details of a bet: the round by the view of its kind, or stake and payout without one; number and times. */
export const BetDetail = ({ bet, views = roundViews }: BetDetailProps) => {
  const { t } = useRecordTexts();
  const { kind } = bet.detail;
  const round = Object.hasOwn(views, kind) ? views[kind]?.(bet.detail, bet) : undefined;
  const commonFacts: readonly FactRow[] = [
    { label: t('stake'), value: <Amount value={bet.stake} /> },
    ...(bet.state === 'open' || bet.state === 'pending'
      ? []
      : [
          { label: t('payout'), value: <Amount value={bet.payout} /> },
          { label: t('result'), value: <Amount value={bet.net} tone="change" /> },
        ]),
  ];
  return (
    <Detail>
      {round}
      <Facts
        facts={[
          ...(round ? [] : commonFacts),
          { label: t('betId'), value: bet.id, copy: { text: bet.id, label: t('copyBetId') } },
          { label: t('placedAt'), value: sheetMoment(bet.placedAt) },
          { label: t('settledAt'), value: bet.settledAt ? sheetMoment(bet.settledAt) : t('notSettled') },
        ]}
      />
      {bet.detail.kind === 'sport' && (
        <div>
          <Button as={Link} to={bet.category === 'gaming' ? paths.game.gaming : paths.game.sport}>
            {t(bet.category === 'gaming' ? 'toEsports' : 'toSports')}
          </Button>
        </div>
      )}
      {isUnfinished(bet) && (
        <div>
          <Button
            as={Link}
            to={playAddress({ category: bet.category, code: bet.gameCode })}
            variant="primary"
          >
            {t('resumeRound')}
          </Button>
        </div>
      )}
    </Detail>
  );
};
