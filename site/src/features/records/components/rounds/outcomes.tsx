import {
  type DrawnKind,
  type DrawnPiece,
  isDrawnKind,
  type Rounds,
  type TableRoundKind,
  tableDrawOf,
} from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { ballTone, pocketTone, sumOf, type Tone } from '../../../../shared/rounds/draws';
import { carColours, toneColours } from '../../../../shared/rounds/piece-colours';
import { dealInTurn } from '../../model/replay';
import { baccaratPoints, compareThreeCards, niuniuRank, threeCardHand } from './cards';
import { type RoundText, roundMessages } from './messages/round-messages';
import { Ball, Captioned, Die, Pieces, Side, Verdict } from './pieces';
import { Cards } from './playing-card';
import { Piece, Reel } from './replay';
import { signOf } from './signs';

/** The outcome of a round that is drawn. */
type Outcome<Kind extends TableRoundKind> = NonNullable<Rounds[Kind]['outcome']>;
type OutcomeView<Kind extends TableRoundKind> = ComponentType<{ readonly outcome: Outcome<Kind> }>;

/** The text of the better side. */
const winner = (difference: number, [first, second, tie]: readonly [RoundText, RoundText, RoundText]) => {
  if (difference === 0) return tie;
  return difference > 0 ? first : second;
};

interface SideOfProps {
  /** Of the side that has won; false for the other. */
  readonly verdict: string | false;
  readonly children: ReactNode;
}

/** One of two sides, the winner with its verdict. */
const SideOf = ({ verdict, children }: SideOfProps) => (
  <Side data-won={verdict === false ? undefined : ''}>
    {children}
    {verdict !== false && <Verdict>{verdict}</Verdict>}
  </Side>
);

const Baccarat: OutcomeView<'baccarat'> = ({ outcome: { player, banker } }) => {
  const t = useMessages(roundMessages);
  const [ofPlayer, ofBanker] = [baccaratPoints(player), baccaratPoints(banker)];
  const result = ofPlayer - ofBanker;
  const [playerSteps, bankerSteps] = dealInTurn([player.length, banker.length]);
  return (
    <>
      <SideOf verdict={result > 0 && t('playerWins')}>
        <b>
          {t('player')} <small>{t('points', { count: ofPlayer })}</small>
        </b>
        <Cards cards={player} steps={playerSteps} />
      </SideOf>
      <SideOf verdict={result < 0 && t('bankerWins')}>
        <b>
          {t('banker')} <small>{t('points', { count: ofBanker })}</small>
        </b>
        <Cards cards={banker} steps={bankerSteps} />
      </SideOf>
      {result === 0 && <Verdict>{t('tie')}</Verdict>}
    </>
  );
};

interface DrawnPiecesProps {
  readonly piece: DrawnPiece;
  readonly numbers: readonly number[];
  /** Of balls. */
  readonly tone?: Tone;
  /** The step of the replay at which the first of them appears. */
  readonly from?: number;
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: a round that is over never changes */
/** How the numbers of each piece are drawn; a piece without a row does not compile. */
const drawings: Readonly<
  Record<DrawnPiece, (numbers: readonly number[], from: number, tone: Tone) => ReactNode>
> = {
  card: (numbers, from) => <Cards cards={numbers} steps={numbers.map((_, index) => from + index)} />,
  die: (numbers, from) => (
    <Pieces as="span">
      {numbers.map((value, index) => (
        <Piece key={index} at={from + index} entrance="roll">
          <Die value={value} />
        </Piece>
      ))}
    </Pieces>
  ),
  ball: (numbers, from, tone) => (
    <Pieces as="span">
      {numbers.map((value, index) => (
        <Piece key={index} at={from + index} entrance="drop">
          <Ball value={value} tone={tone} />
        </Piece>
      ))}
    </Pieces>
  ),
};
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */

const DrawnPieces = ({ piece, numbers, tone = 'red', from = 0 }: DrawnPiecesProps) =>
  drawings[piece](numbers, from, tone);

/** The drawn numbers, each field of the outcome with its name. */
export const DrawnNumbers = ({ kind, outcome }: { readonly kind: DrawnKind; readonly outcome: object }) => {
  const text = useLocalText();
  const { piece, fields } = tableDrawOf(kind);
  const numbers = outcome as Readonly<Record<string, number | readonly number[]>>;
  let drawn = 0;
  return (
    <Pieces>
      {Object.entries(fields).map(([field, { label }]) => {
        const values = [numbers[field] ?? []].flat();
        const from = drawn;
        drawn += values.length;
        return (
          <Captioned key={field}>
            <DrawnPieces piece={piece} numbers={values} from={from} />
            {text(label)}
          </Captioned>
        );
      })}
    </Pieces>
  );
};

const DragonTiger: OutcomeView<'dragon-tiger'> = ({ outcome }) => {
  const t = useMessages(roundMessages);
  const { dragon, tiger } = outcome;
  return (
    <>
      <DrawnNumbers kind="dragon-tiger" outcome={outcome} />
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
      <DrawnPieces piece="die" numbers={dice} />
      <Verdict>{parts.join(' · ')}</Verdict>
    </>
  );
};

/** Big and small lose on a triple. */
const SicBo: OutcomeView<'sic-bo'> = ({ outcome }) => <Dice dice={outcome.dice} isTripleApart />;
const Kuai3: OutcomeView<'kuai3'> = ({ outcome }) => <Dice dice={outcome.dice} isTripleApart={false} />;

const toneNames = { red: 'red', black: 'black', green: 'zero' } as const;

/** Pockets in the order of the wheel, which run past in the replay. */
const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
/** How many steps the wheel of a replay turns. */
const wheelSteps = 5;

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
        <Reel
          at={wheelSteps}
          strip={wheel.map((each) => <Ball key={each} value={each} tone={pocketTone(each)} isSquare />)}
        >
          <Ball value={pocket} tone={tone} isSquare />
        </Reel>
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
        {Array.from({ length: Math.ceil(beads / 4) }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
          <Piece key={column} as="g" at={column} entrance="pull">
            {Array.from({ length: Math.min(4, beads - column * 4) }, (_, row) => (
              <Bead
                // biome-ignore lint/suspicious/noArrayIndexKey: beads are identical
                key={row}
                cx={7 + column * 14}
                cy={7 + row * 14}
                r="5"
                $rests={column * 4 + row >= beads - rest}
              />
            ))}
          </Piece>
        ))}
      </Pile>
      <Verdict>{t('remainder', { beads, rest })}</Verdict>
    </>
  );
};

const doors = ['banker', 'heaven', 'earth', 'dark', 'yellow'] as const;

const HundredNiuniu: OutcomeView<'hundred-niuniu'> = ({ outcome: { hands } }) => {
  const t = useMessages(roundMessages);
  const steps = dealInTurn(hands.map((cards) => cards.length));
  return hands.map((cards, index) => {
    const door = doors[index] ?? 'banker';
    return (
      <Side key={door}>
        <b>
          {t(door)} <small>{t(niuniuRank(cards))}</small>
        </b>
        <Cards cards={cards} steps={steps[index]} />
      </Side>
    );
  });
};

const RedBlack: OutcomeView<'red-black'> = ({ outcome: { red, black } }) => {
  const t = useMessages(roundMessages);
  const result = compareThreeCards(red, black);
  const [redSteps, blackSteps] = dealInTurn([red.length, black.length]);
  return (
    <>
      <SideOf verdict={result > 0 && t('redWins')}>
        <b>
          {t('red')} <small>{t(threeCardHand(red).rank)}</small>
        </b>
        <Cards cards={red} steps={redSteps} />
      </SideOf>
      <SideOf verdict={result < 0 && t('blackWins')}>
        <b>
          {t('black')} <small>{t(threeCardHand(black).rank)}</small>
        </b>
        <Cards cards={black} steps={blackSteps} />
      </SideOf>
      {result === 0 && <Verdict>{t('tie')}</Verdict>}
    </>
  );
};

const Ssc: OutcomeView<'ssc'> = ({ outcome: { digits } }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(digits);
  const duel = winner((digits[0] ?? 0) - (digits[4] ?? 0), ['dragon', 'tiger', 'tie']);
  return (
    <>
      <DrawnPieces piece="ball" numbers={digits} />
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
        {order.map((car, place) => (
          <Piece key={car} as="li" at={place} entrance="drive">
            <Ball value={car} tone={carColours[car - 1] ?? toneColours.black} isSquare />
          </Piece>
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
  const ball = (value: number, place: number) => (
    <Piece key={value} at={place} entrance="drop">
      <Captioned>
        <Ball value={value} tone={ballTone(value)} />
        {t(signOf(value, year))}
      </Captioned>
    </Piece>
  );
  return (
    <Pieces as="span">
      {numbers.map(ball)}
      <span aria-hidden="true">+</span>
      <span className="pv-sr-only">{t('special')}</span>
      {ball(special, numbers.length)}
    </Pieces>
  );
};

const Pc28: OutcomeView<'pc28'> = ({ outcome: { digits } }) => {
  const t = useMessages(roundMessages);
  const sum = sumOf(digits);
  return (
    <>
      <Pieces>
        <DrawnPieces piece="ball" numbers={digits} tone="blue" />
        <span aria-hidden="true">=</span>
        <Piece at={digits.length} entrance="drop">
          <Ball value={sum} tone="gold" />
        </Piece>
      </Pieces>
      <Verdict>
        {[t('sum', { sum }), t(sum > 13 ? 'big' : 'small'), t(sum % 2 ? 'odd' : 'even')].join(' · ')}
      </Verdict>
    </>
  );
};

type OutcomeViews = { readonly [Kind in Exclude<TableRoundKind, DrawnKind>]: OutcomeView<Kind> } & {
  readonly [Kind in DrawnKind]?: OutcomeView<Kind>;
};

/** Views of kinds that show more than their drawn numbers, such as who won. */
export const outcomeViews: OutcomeViews = {
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

/** The outcome of a round, which the parser of its kind has checked. */
export const OutcomeOf = ({ kind, outcome }: { readonly kind: TableRoundKind; readonly outcome: object }) => {
  const View = outcomeViews[kind] as ComponentType<{ outcome: object }> | undefined;
  if (View) return <View outcome={outcome} />;
  return isDrawnKind(kind) && <DrawnNumbers kind={kind} outcome={outcome} />;
};
