import type { Rounds } from '@pavilion/contract';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { dealBlackjack } from '../../model/replay';
import { blackjackTotal } from './cards';
import { RoundRoot, Stack } from './layout';
import { roundMessages } from './messages/round-messages';
import { Side } from './pieces';
import { Cards } from './playing-card';

type Hand = Rounds['blackjack']['hands'][number];

const useTotalText = () => {
  const t = useMessages(roundMessages);
  return (cards: readonly number[], isNatural: boolean) => {
    const { total, isSoft } = blackjackTotal(cards);
    if (isNatural && total === 21) return t('blackjack');
    if (total > 21) return t('bust', { count: total });
    return t(isSoft ? 'softPoints' : 'points', { count: total });
  };
};

const Stakes = ({ hand: { stake, payout, doubled } }: { readonly hand: Hand }) => {
  const t = useMessages(roundMessages);
  return (
    <small>
      {doubled ? t('doubledStake') : t('lineStake')} <Money value={stake} /> · {t('linePayout')}{' '}
      {payout === null ? '–' : <Money value={payout} />}
    </small>
  );
};

/** A round of blackjack: the hands of the member, one more after a split, and that of the dealer. */
export const BlackjackView = ({ round: { hands, dealer } }: { readonly round: Rounds['blackjack'] }) => {
  const t = useMessages(roundMessages);
  const totalText = useTotalText();
  const isSplit = hands.length > 1;
  const steps = dealBlackjack(
    hands.map(({ cards }) => cards.length),
    dealer.length,
  );
  return (
    <RoundRoot>
      <Stack>
        <h3>{t('result')}</h3>
        <Side>
          <b>
            {t('dealer')} <small>{totalText(dealer, dealer.length === 2)}</small>
          </b>
          <Cards cards={dealer} steps={steps.dealer} turns={steps.dealerTurns} />
        </Side>
        {hands.map((hand, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
          <Side key={index}>
            <b>
              {isSplit ? t('handNumber', { number: index + 1 }) : t('me')}{' '}
              <small>{totalText(hand.cards, hand.cards.length === 2 && !isSplit)}</small>
            </b>
            <div>
              <Cards cards={hand.cards} steps={steps.hands[index]} />
              <div>
                <Stakes hand={hand} />
              </div>
            </div>
          </Side>
        ))}
      </Stack>
    </RoundRoot>
  );
};
