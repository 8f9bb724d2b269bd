import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { pieceColours } from '../../../../shared/rounds/piece-colours';
import { rankOf, type Suit, suitOf } from './cards';
import { roundMessages } from './messages/round-messages';
import { Piece } from './replay';

const shapes: Readonly<Record<Suit, string>> = {
  spade: 'M0 -12C10 -2 14 3 14 8C14 15 5 16 2 11L5 18H-5L-2 11C-5 16 -14 15 -14 8C-14 3 -10 -2 0 -12Z',
  heart: 'M0 16C-12 6 -15 1 -15 -5C-15 -13 -4 -14 0 -6C4 -14 15 -13 15 -5C15 1 12 6 0 16Z',
  diamond: 'M0 -17L12 0L0 17L-12 0Z',
  club: 'M-4 18L-1.5 8A8 8 0 1 1 -5 -5A8 8 0 1 1 5 -5A8 8 0 1 1 1.5 8L4 18Z',
};

const Face = styled.svg`
  display: block;
  flex: none;
  width: 44px;
  height: 62px;
`;

/** A playing card, face up. */
const PlayingCard = ({ card }: { readonly card: number }) => {
  const t = useMessages(roundMessages);
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const colour = suit === 'heart' || suit === 'diamond' ? pieceColours.red : pieceColours.ink;
  return (
    <Face viewBox="0 0 76 108" role="img" aria-label={t('card', { suit: t(suit), rank })}>
      <rect
        x="1.5"
        y="1.5"
        width="73"
        height="105"
        rx="9"
        fill={pieceColours.face}
        stroke={pieceColours.edge}
        strokeWidth="3"
      />
      <g fill={colour}>
        <text
          x="21"
          y="38"
          textAnchor="middle"
          fontSize="34"
          fontWeight="800"
          letterSpacing={rank === '10' ? -3 : 0}
        >
          {rank}
        </text>
        <path d={shapes[suit]} transform="translate(45 76) scale(1.35)" />
      </g>
    </Face>
  );
};

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;

interface CardsProps {
  /** In the order in which they were dealt. */
  readonly cards: readonly number[];
  /** The step of the replay at which each is dealt; by default one after another from 0. */
  readonly steps?: readonly number[] | undefined;
  /** The step at which each is turned over; by default at once. */
  readonly turns?: readonly number[] | undefined;
}

export const Cards = ({ cards, steps, turns }: CardsProps) => (
  <Row>
    {cards.map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: decks repeat cards, and a round that is over never changes
      <Piece key={index} at={steps?.[index] ?? index} turnsAt={turns?.[index]} entrance="deal">
        <PlayingCard card={card} />
      </Piece>
    ))}
  </Row>
);
