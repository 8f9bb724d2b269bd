import type { BetRecord } from '@pavilion/contract';
import { useWords } from '../hooks/use-words';
import { sheetMoment } from '../model/calendar';
import { slotRound } from '../model/slot-round';
import { Detail } from './detail';
import { Facts } from './facts';
import { SlotRoundView } from './slot-round-view';

/** What is known of a bet beyond its row: its number, its times, and the round if its venue keeps one we can draw. */
export const BetDetail = ({ bet }: { bet: BetRecord }) => {
  const { t } = useWords();
  const round = slotRound(bet.detail);
  return (
    <Detail>
      {round ? <SlotRoundView round={round} /> : <p>{t('noRound')}</p>}
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
