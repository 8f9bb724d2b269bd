import type { Rounds, TableRoundKind } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { type RoundText, roundMessages } from '../../messages/records-messages';
import { baccaratPoints, compareThreeCards, niuniuRank, threeCardHand } from '../../model/cards';
import { ballTone, pocketTone, signOf, sumOf, type Tone } from '../../model/draws';
import { carColours, toneColours } from './piece-colours';
import { Ball, Captioned, Die, Pieces, Side, Verdict } from './pieces';
import { Cards } from './playing-card';

/** The outcome of a round that is drawn. */
type Outcome<Kind extends TableRoundKind> = NonNullable<Rounds[Kind]['outcome']>;
type OutcomeView<Kind extends TableRoundKind> = ComponentType<{ readonly outcome: Outcome<Kind> }>;

/** The text of the better side. */
const winner = (difference: number, [first, second, tie]: readonly [RoundText, RoundText, RoundText]) => {
  if (difference === 0) return tie;
  return difference > 0 ? first : second;
};

const Baccarat: OutcomeView<'baccarat'> = ({ outcome: { player, banker } }) => {
  const t = useMessages(roundMessages);
  const [ofPlayer, ofBanker] = [baccaratPoints(player), baccaratPoints(banker)];
  return (
    <>
      <Side>
        <b>
          {t('player')} <small>{t('points', { count: ofPlayer })}</small>
        </b>
        <Cards cards={player} />
      </Side>
      <Side>
        <b>
          {t('banker')} <small>{t('points', { count: ofBanker })}</small>
        </b>
        <Cards cards={banker} />
      </Side>
      <Verdict>{t(winner(ofPlayer - ofBanker, ['playerWins', 'bankerWins', 'tie']))}</Verdict>
    </>
  );
};

const DragonTiger: OutcomeView<'dragon-tiger'> = ({ outcome: { dragon, tiger } }) => {
  const t = useMessages(roundMessages);
  return (
    <>
      <Pieces>
        <Captioned>
          <Cards cards={[dragon]} />
          {t('dragon')}
        </Captioned>
        <Captioned>
          <Cards cards={[tiger]} />
          {t('tiger')}
        </Captioned>
      </Pieces>
      <Verdict>{t(winner((dragon % 13) - (tiger % 13), ['dragonWins', 'tigerWins', 'tie']))}</Verdict>
    </>
  );
};

const Dice = ({ dice, isTripleApart }: { dice: readonly number[]; isTripleApart: boolean }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(dice);
  const isTriple = new Set(dice).size === 1;
  const parts = [
    t('sum', { sum }),
    ...(isTriple ? [t(isTripleApart ? 'sameDice' : 'triple')] : []),
    ...(isTriple && isTripleApart ? [] : [t(sum > 10 ? 'big' : 'small'), t(sum % 2 ? 'odd' : 'even')]),
  ];
  return (
    <>
      <Pieces>
        {dice.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
          <Die key={index} value={value} />
        ))}
      </Pieces>
      <Verdict>{parts.join(' · ')}</Verdict>
    </>
  );
};

/** Big and small lose on a triple. */
const SicBo: OutcomeView<'sic-bo'> = ({ outcome }) => <Dice dice={outcome.dice} isTripleApart />;
const Kuai3: OutcomeView<'kuai3'> = ({ outcome }) => <Dice dice={outcome.dice} isTripleApart={false} />;

const toneNames = { red: 'red', black: 'black', green: 'zero' } as const;

const Roulette: OutcomeView<'roulette'> = ({ outcome: { pocket } }) => {
  const t = useMessages(roundMessages);
  const tone = pocketTone(pocket) as keyof typeof toneNames;
  const parts = [
    t(toneNames[tone]),
    ...(pocket === 0 ? [] : [t(pocket % 2 ? 'odd' : 'even'), t(pocket > 18 ? 'high18' : 'low18')]),
  ];
  return (
    <>
      <Pieces>
        <Ball value={pocket} tone={tone} isSquare />
      </Pieces>
      <Verdict>{parts.join(' · ')}</Verdict>
    </>
  );
};

const Bead = styled.circle<{ $rests: boolean }>`
  fill: ${({ $rests }) => ($rests ? token.color.value : token.color.surface)};
  stroke: ${({ $rests }) => ($rests ? token.color.value : token.color.lineStrong)};
`;

const Pile = styled.svg`
  display: block;
  max-width: 100%;
`;

/** The beads in columns of four; the last column is the remainder. */
const FanTan: OutcomeView<'fan-tan'> = ({ outcome: { beads } }) => {
  const t = useMessages(roundMessages);
  const rest = ((beads - 1) % 4) + 1;
  const width = Math.ceil(beads / 4) * 14;
  return (
    <>
      <Pile
        width={width}
        height={56}
        viewBox={`0 0 ${width} 56`}
        role="img"
        aria-label={t('beads', { beads })}
      >
        {Array.from({ length: beads }, (_, index) => (
          <Bead
            // biome-ignore lint/suspicious/noArrayIndexKey: beads are identical
            key={index}
            cx={7 + Math.floor(index / 4) * 14}
            cy={7 + (index % 4) * 14}
            r="5"
            $rests={index >= beads - rest}
          />
        ))}
      </Pile>
      <Verdict>{t('remainder', { beads, rest })}</Verdict>
    </>
  );
};

const doors = ['banker', 'heaven', 'earth', 'dark', 'yellow'] as const;

const HundredNiuniu: OutcomeView<'hundred-niuniu'> = ({ outcome: { hands } }) => {
  const t = useMessages(roundMessages);
  return hands.map((cards, index) => {
    const door = doors[index] ?? 'banker';
    return (
      <Side key={door}>
        <b>
          {t(door)} <small>{t(niuniuRank(cards))}</small>
        </b>
        <Cards cards={cards} />
      </Side>
    );
  });
};

const RedBlack: OutcomeView<'red-black'> = ({ outcome: { red, black } }) => {
  const t = useMessages(roundMessages);
  return (
    <>
      <Side>
        <b>
          {t('red')} <small>{t(threeCardHand(red).rank)}</small>
        </b>
        <Cards cards={red} />
      </Side>
      <Side>
        <b>
          {t('black')} <small>{t(threeCardHand(black).rank)}</small>
        </b>
        <Cards cards={black} />
      </Side>
      <Verdict>{t(winner(compareThreeCards(red, black), ['redWins', 'blackWins', 'tie']))}</Verdict>
    </>
  );
};

const Digits = ({ digits, tone }: { readonly digits: readonly number[]; readonly tone: Tone }) => (
  <Pieces>
    {digits.map((digit, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
      <Ball key={index} value={digit} tone={tone} />
    ))}
  </Pieces>
);

const Ssc: OutcomeView<'ssc'> = ({ outcome: { digits } }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(digits);
  const duel = winner((digits[0] ?? 0) - (digits[4] ?? 0), ['dragon', 'tiger', 'tie']);
  return (
    <>
      <Digits digits={digits} tone="red" />
      <Verdict>
        {[t('total', { sum }), t(sum > 22 ? 'big' : 'small'), t(sum % 2 ? 'odd' : 'even'), t(duel)].join(
          ' · ',
        )}
      </Verdict>
    </>
  );
};

const Pk10: OutcomeView<'pk10'> = ({ outcome: { order } }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(order.slice(0, 2));
  return (
    <>
      <Pieces as="ol" aria-label={t('order')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {order.map((car) => (
          <li key={car}>
            <Ball value={car} tone={carColours[car - 1] ?? toneColours.black} isSquare />
          </li>
        ))}
      </Pieces>
      <Verdict>
        {[t('topTwo', { sum }), t(sum > 11 ? 'big' : 'small'), t(sum % 2 ? 'odd' : 'even')].join(' · ')}
      </Verdict>
    </>
  );
};

const MarkSix: OutcomeView<'mark-six'> = ({ outcome: { numbers, special, year } }) => {
  const t = useMessages(roundMessages);
  const ball = (value: number) => (
    <Captioned key={value}>
      <Ball value={value} tone={ballTone(value)} />
      {t(signOf(value, year))}
    </Captioned>
  );
  return (
    <Pieces>
      {numbers.map(ball)}
      <span aria-hidden="true">+</span>
      <span className="pv-sr-only">{t('special')}</span>
      {ball(special)}
    </Pieces>
  );
};

const Pc28: OutcomeView<'pc28'> = ({ outcome: { digits } }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(digits);
  return (
    <>
      <Pieces>
        <Digits digits={digits} tone="blue" />
        <span aria-hidden="true">=</span>
        <Ball value={sum} tone="gold" />
      </Pieces>
      <Verdict>
        {[t('sum', { sum }), t(sum > 13 ? 'big' : 'small'), t(sum % 2 ? 'odd' : 'even')].join(' · ')}
      </Verdict>
    </>
  );
};

/** The outcome of each kind of table, drawn. */
export const outcomeViews: { readonly [Kind in TableRoundKind]: OutcomeView<Kind> } = {
  baccarat: Baccarat,
  'dragon-tiger': DragonTiger,
  'sic-bo': SicBo,
  roulette: Roulette,
  'fan-tan': FanTan,
  'hundred-niuniu': HundredNiuniu,
  'red-black': RedBlack,
  kuai3: Kuai3,
  ssc: Ssc,
  pk10: Pk10,
  'mark-six': MarkSix,
  pc28: Pc28,
};
