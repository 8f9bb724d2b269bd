import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { DieFace } from '../../../../shared/rounds/die-face';
import type { Tone } from '../../../../shared/rounds/draws';
import { toneColours } from '../../../../shared/rounds/piece-colours';
import { roundMessages } from './messages/round-messages';

const Face = styled(DieFace)`
  display: block;
  width: 40px;
  height: 40px;
`;

/** A die; one and four are red, as on Chinese dice. */
export const Die = ({ value }: { readonly value: number }) => {
  const t = useMessages(roundMessages);
  return <Face role="img" aria-label={t('die', { value })} value={value} />;
};

const Round = styled.span<{ $colours: readonly [string, string]; $isSquare: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${({ $isSquare }) => ($isSquare ? token.radius.sm : '50%')};
  background: ${({ $colours }) => $colours[0]};
  box-shadow: inset 0 -3px 5px rgb(0 0 0 / 0.22), inset 0 2px 3px rgb(255 255 255 / 0.4);
  color: ${({ $colours }) => $colours[1]};
  font-size: ${token.text.md};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
`;

interface BallProps {
  readonly value: number;
  /** A tone, or the colours themselves. */
  readonly tone: Tone | readonly [ground: string, ink: string];
  /** Drawn as a plate, as cars and pockets are. */
  readonly isSquare?: boolean;
}

/** A ball, plate or pocket with its number. */
export const Ball = ({ value, tone, isSquare = false }: BallProps) => (
  <Round $colours={typeof tone === 'string' ? toneColours[tone] : tone} $isSquare={isSquare}>
    {value}
  </Round>
);

/** Pieces side by side. */
export const Pieces = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

/** Pieces of one side with its name; `data-won` marks the winner, whose verdict is its third column. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: 64px auto;
  grid-auto-columns: auto;
  grid-auto-flow: column;
  align-items: center;
  justify-content: start;
  gap: ${token.space[3]};
  font-size: ${token.text.sm};
  > b { display: grid; font-weight: ${token.weight.bold}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.regular}; }
  [data-replaying] & small { visibility: hidden; }
  /* A chip names the winner too. */
  &[data-won] { margin: calc(-1 * ${token.space[1]}) calc(-1 * ${token.space[3]}); padding: ${token.space[1]} ${token.space[3]}; border-radius: ${token.radius.md}; background: ${token.color.valueSoft}; }
  [data-replaying] &[data-won] { background: none; }
`;

/** A piece with words below it. */
export const Captioned = styled.span`
  display: inline-grid;
  justify-items: center;
  gap: 2px;
  font-size: ${token.text.xs};
  color: ${token.color.inkMuted};
`;

/** What the result means, in words. */
export const Verdict = styled.p`
  width: fit-content;
  margin: 0;
  padding: 2px ${token.space[3]};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  [data-replaying] & { visibility: hidden; }
  [data-won] > & { background: ${token.gradient.value}; color: ${token.color.onValue}; }
  color: ${token.color.value};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.bold};
`;
