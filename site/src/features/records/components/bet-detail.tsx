import type { BetRecord } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { paths } from '../../../routes/paths';
import { playAddress } from '../../../shared/games/play-address';
import { isUnfinished } from '../../../shared/games/unfinished';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { helpAddress } from '../../../shared/support/help-address';
import { useRecordTexts } from '../hooks/use-record-texts';
import { dayAndTime } from '../model/calendar';
import { Action, Detail, RoundDetail, RoundFacts } from './detail';
import { type FactRow, Facts } from './facts';
import { type RoundViews, roundViews } from './round-views';
import { ActionSlot } from './rounds/action-slot';

interface BetDetailProps {
  readonly bet: BetRecord;
  /** Replaces the registry in tests. */
  readonly views?: RoundViews;
}

/** The details of a bet: the round by the view of its kind, or stake and payout without one; number and times, and a link that asks support about it. */
export const BetDetail = ({ bet, views = roundViews }: BetDetailProps) => {
  const texts = useRecordTexts();
  const { t } = texts;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { kind } = bet.detail;
  const round = Object.hasOwn(views, kind) ? views[kind]?.(bet.detail, bet) : undefined;
  const commonFacts: readonly FactRow[] = [
    { label: t('stake'), value: <Money value={bet.stake} /> },
    ...(bet.state === 'open' || bet.state === 'pending'
      ? []
      : [
          { label: t('payout'), value: <Money value={bet.payout} /> },
          { label: t('result'), value: <Money value={bet.net} tone="change" /> },
        ]),
  ];
  const facts = (
    <Facts
      facts={[
        ...(round ? [] : commonFacts),
        { label: t('betId'), value: bet.id, copy: { text: bet.id, label: t('copyBetId') } },
        { label: t('placedAt'), value: dayAndTime(bet.placedAt, texts) },
        {
          label: t('settledAt'),
          value: bet.settledAt ? dayAndTime(bet.settledAt, texts) : t('notSettled'),
        },
      ]}
    />
  );
  const Root = round ? RoundDetail : Detail;
  return (
    <Root>
      <ActionSlot value={slot}>{round}</ActionSlot>
      {round ? <RoundFacts>{facts}</RoundFacts> : facts}
      <Action>
        <span ref={setSlot} style={{ display: 'contents' }} />
        {bet.detail.kind === 'sport' && (
          <Button as={Link} size="sm" to={bet.category === 'gaming' ? paths.game.gaming : paths.game.sport}>
            {t(bet.category === 'gaming' ? 'toEsports' : 'toSports')}
          </Button>
        )}
        {isUnfinished(bet) && (
          <Button
            as={Link}
            to={playAddress({ category: bet.category, code: bet.gameCode })}
            variant="primary"
          >
            {t('resumeRound')}
          </Button>
        )}
        <Button as={Link} size="sm" to={helpAddress('game', bet.id)}>
          {t('getHelp')}
        </Button>
      </Action>
    </Root>
  );
};
