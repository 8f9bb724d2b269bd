import type { Rounds } from '@pavilion/contract';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { threeCardHand } from './cards';
import { Lines, RoundRoot, Sheet, Stack } from './layout';
import { roundMessages } from './messages/round-messages';
import { Side, Verdict } from './pieces';
import { Cards } from './playing-card';

/** The dealer's cards are dealt face down after those of the member. */
const [dealerSteps, dealerTurns] = [
  [3, 4, 5],
  [6, 7, 8],
];

/** A round of three cards: both hands, and the parts of the stake. */
export const ThreeCardsView = ({ round }: { readonly round: Rounds['three-cards'] }) => {
  const t = useMessages(roundMessages);
  const { player, dealer, ante, play, pairPlus, folded } = round;
  const stakes = [
    ['ante', ante],
    ['play', play],
    ['pairPlus', pairPlus],
  ] as const;
  return (
    <RoundRoot>
      <Stack>
        <h3>{t('result')}</h3>
        <Side>
          <b>
            {t('dealer')} {dealer && <small>{t(threeCardHand(dealer).rank)}</small>}
          </b>
          {dealer ? (
            <Cards cards={dealer} steps={dealerSteps} turns={dealerTurns} />
          ) : (
            <small>{t('notShown')}</small>
          )}
        </Side>
        <Side>
          <b>
            {t('me')} <small>{t(threeCardHand(player).rank)}</small>
          </b>
          <Cards cards={player} />
        </Side>
        {folded && <Verdict>{t('folded')}</Verdict>}
      </Stack>
      <Lines>
        <h3>{t('slip')}</h3>
        <Sheet
          label={t('slip')}
          head={[t('line'), t('lineStake')]}
          rows={stakes.flatMap(([name, amount]) =>
            amount === null ? [] : [{ key: name, cells: [t(name), <Money key={name} value={amount} />] }],
          )}
        />
      </Lines>
    </RoundRoot>
  );
};
