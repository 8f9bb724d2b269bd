import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMoneyText } from '../../../shared/money/money';
import { PrizePicture, rankOf } from './prize-picture';

/** Beside the board; above or below it there is no room, and the cards themselves say it. */
const Slots = styled.ol`
  display: none;
  @media (min-width: ${breakpoint.desktop}px) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 60px;
    gap: ${token.space[2]};
    margin-block-end: ${token.space[3]};
  }
  li {
    --prize: 36px;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    height: 80px;
    border: 1px dashed color-mix(in srgb, var(--felt-line) 70%, transparent);
    border-radius: ${token.radius.md};
    color: color-mix(in srgb, var(--felt-ink) 80%, transparent);
    font-size: ${token.text.sm};
  }
  li[data-open] { border: 1px solid var(--felt-line); background: color-mix(in srgb, var(--felt) 60%, transparent); color: var(--felt-gold); font-weight: ${token.weight.bold}; }
`;

interface RoundSlotsProps {
  /** Of the flipped cards, in their order. */
  readonly won: readonly string[];
  /** Flips of a round. */
  readonly count: number;
  /** Of the nine cards. */
  readonly prizes: readonly string[];
}

/** The flips of the round: those that were made with their prizes, and those that are left. */
export const RoundSlots = ({ won, count, prizes }: RoundSlotsProps) => {
  const moneyText = useMoneyText();
  return (
    <Slots aria-hidden="true" className="pv-num">
      {Array.from({ length: count }, (_, index) => {
        const prize = won[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slots are fixed
          <li key={index} data-open={prize === undefined ? undefined : ''}>
            {prize === undefined ? (
              index + 1
            ) : (
              <>
                <PrizePicture rank={rankOf(prize, prizes)} />
                {prize === '0.00' ? '–' : moneyText(prize)}
              </>
            )}
          </li>
        );
      })}
    </Slots>
  );
};
