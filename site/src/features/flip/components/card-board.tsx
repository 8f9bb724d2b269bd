import type { FlipRound } from '@pavilion/contract';
import { breakpoint, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { flipMessages } from '../messages/flip-messages';

const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  /* The third row stays in view. */
  @media (min-width: ${breakpoint.desktop}px) { width: clamp(360px, 75vh - 240px, 520px); }
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; max-width: 328px; }
  perspective: 900px;
`;

const Card = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 3 / 4;
  border-radius: ${token.radius.lg};
  transform-style: preserve-3d;
  transition: transform 500ms ${token.motion.out};
  &[aria-disabled='false']:hover { transform: translateY(-4px); }
  &[aria-disabled='true'] { cursor: default; }
  &[data-open] { transform: rotateY(180deg); }
  > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    overflow: hidden;
    border: 1px solid ${token.color.hairline};
    border-radius: inherit;
    backface-visibility: hidden;
    box-shadow: ${token.shadow[1]};
  }
  /* On the face: opacity on the card itself would flatten it and show its back. */
  &[data-missed] > span { opacity: 0.62; }
  @media (prefers-reduced-motion: reduce) { transition: none; &[aria-disabled='false']:hover { transform: none; } }
`;

const glint = keyframes`
  from { transform: translateX(-130%) skewX(-18deg); }
  to { transform: translateX(130%) skewX(-18deg); }
`;

/** Once after it appears, light passes over a closed card: over the whole board in less than five seconds (WCAG 2.2.2). */
const Back = styled.span`
  background: ${token.gradient.hero};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, rgb(255 255 255 / 0.34), transparent);
    transform: translateX(-130%);
    animation: ${glint} 700ms calc(600ms + var(--place) * 400ms) ${token.motion.inOut} 1;
  }
  @media (prefers-reduced-motion: reduce) { &::after { animation: none; } }
`;

const Front = styled.span`
  transform: rotateY(180deg);
  padding: ${token.space[2]};
  background: ${token.color.surface};
  color: ${token.color.value};
  font-weight: ${token.weight.bold};
  font-size: clamp(${token.text.sm}, 3.4vw, ${token.text.h3});
  text-align: center;
  &[data-blank] { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
`;

interface CardBoardProps {
  readonly round: FlipRound | undefined;
  readonly prizes: readonly string[];
  /** The card that is being flipped. */
  readonly pending: number | undefined;
  readonly onFlip: ((card: number) => void) | undefined;
}

/** The nine cards. After a round those that were not chosen are shown too. */
export const CardBoard = ({ round, prizes, pending, onFlip }: CardBoardProps) => {
  const t = useMessages(flipMessages);
  const moneyText = useMoneyText();
  const prizeText = (prize: string) => (prize === '0.00' ? t('noPrize') : moneyText(prize));
  return (
    <Board aria-label={t('boardLabel')}>
      {prizes.map((_, card) => {
        const flipped = round?.cards.find((each) => each.card === card)?.prize;
        const place = round?.revealed?.board[card];
        const prize = flipped ?? (place === undefined ? undefined : prizes[place]);
        const number = card + 1;
        const canFlip = onFlip !== undefined && prize === undefined && pending === undefined;
        const label =
          prize === undefined
            ? t('cardClosed', { number })
            : t(flipped === undefined ? 'cardShown' : 'cardOpen', { number, prize: prizeText(prize) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <li key={card}>
            <Card
              type="button"
              aria-label={label}
              aria-busy={pending === card}
              // Not `disabled`, which would take the focus from the card that the keyboard has just flipped.
              aria-disabled={!canFlip}
              data-open={prize === undefined ? undefined : ''}
              data-missed={prize !== undefined && flipped === undefined ? '' : undefined}
              onClick={() => canFlip && onFlip(card)}
            >
              <Back aria-hidden="true" style={{ '--place': card } as CSSProperties}>
                <SceneImage name="cardBack" />
              </Back>
              <Front aria-hidden="true" className="pv-num" data-blank={prize === '0.00' ? '' : undefined}>
                {prize !== undefined && prizeText(prize)}
              </Front>
            </Card>
          </li>
        );
      })}
    </Board>
  );
};
