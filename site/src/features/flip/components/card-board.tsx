import type { FlipRound } from '@pavilion/contract';
import { breakpoint, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { flipMessages } from '../messages/flip-messages';
import { felt } from './felt';
import { PrizePicture, rankOf } from './prize-picture';

const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  /* The third row stays in view. */
  @media (min-width: ${breakpoint.desktop}px) { max-width: clamp(360px, 75vh - 240px, 520px); }
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

const burst = keyframes`
  from { opacity: 0; transform: scale(0.3) rotate(-40deg); }
  to { opacity: 1; transform: none; }
`;

/** Framed twice, as the back is. */
const Front = styled.span`
  ${felt}
  --prize: 96px;
  transform: rotateY(180deg);
  align-content: center;
  gap: ${token.space[1]};
  padding: ${token.space[2]};
  background: radial-gradient(90% 80% at 50% 42%, var(--felt), var(--felt-edge));
  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid color-mix(in srgb, var(--felt-line) 55%, transparent);
    border-radius: calc(${token.radius.lg} - 4px);
  }
  > b { position: relative; color: var(--felt-gold); font-weight: ${token.weight.heavy}; font-size: ${token.text.h3}; line-height: ${token.leading.tight}; }
  /* Hangs from the edge, in one line, so that it covers nothing of the prize. */
  > i { position: absolute; top: -1px; left: 50%; translate: -50%; padding: 0 ${token.space[2]}; border-radius: 0 0 ${token.radius.md} ${token.radius.md}; background: ${token.gradient.value}; color: ${token.color.onValue}; font-size: ${token.text.xs}; font-style: normal; font-weight: ${token.weight.bold}; line-height: 18px; white-space: nowrap; }
  > i::before { content: attr(data-text); }
  &[data-blank] > b { color: var(--felt-ink); font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  &[data-own] {
    border: 2px solid ${token.color.valueSolid};
    box-shadow: ${token.shadow[1]}, inset 0 0 24px color-mix(in srgb, ${token.color.valueSolid} 42%, transparent);
  }
  /* Of a card that was not chosen the picture steps back; the amount stays legible. */
  [data-missed] > & > b { color: var(--felt-ink); font-weight: ${token.weight.medium}; }
  [data-missed] > & > span { filter: grayscale(1); opacity: 0.55; }
  /* Rays behind the two highest prizes. */
  &[data-best]::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -30%;
    background: repeating-conic-gradient(color-mix(in srgb, var(--felt-gold) 26%, transparent) 0 9deg, transparent 9deg 22.5deg);
    mask-image: radial-gradient(closest-side, black 20%, transparent 80%);
    animation: ${burst} 900ms 250ms ${token.motion.out} backwards;
  }
  @media (max-width: ${breakpoint.phone}px) {
    --prize: 64px;
    > b { font-size: ${token.text.lg}; }
    &[data-blank] > b { font-size: ${token.text.sm}; }
  }
  @media (prefers-reduced-motion: reduce) { &[data-best]::after { animation: none; } }
`;

interface CardBoardProps {
  readonly round: FlipRound | undefined;
  /** Those of the round, or of the next one. */
  readonly prizes: readonly string[];
  /** The card that is being flipped. */
  readonly pending: number | undefined;
  readonly onFlip: ((card: number) => void) | undefined;
}

/** The cards of a round. After a round those that were not chosen are shown too. */
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
        const rank = prize === undefined ? undefined : rankOf(prize, prizes);
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
              <Front
                aria-hidden="true"
                className="pv-num"
                data-blank={prize === '0.00' ? '' : undefined}
                data-own={flipped === undefined ? undefined : ''}
                data-best={flipped !== undefined && rank !== undefined && rank < 2 ? '' : undefined}
              >
                {prize !== undefined && (
                  <>
                    {/* As a mark in the style sheet: the name of the button says it in its own words. */}
                    {flipped !== undefined && round?.revealed && <i data-text={t('ownCard')} />}
                    <PrizePicture rank={rank} />
                    <b>{prizeText(prize)}</b>
                  </>
                )}
              </Front>
            </Card>
          </li>
        );
      })}
    </Board>
  );
};
