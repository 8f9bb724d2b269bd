import { styled } from 'styled-components';
import { token } from '../themes/tokens';

interface RowProps {
  readonly $cardWidth: string;
}

export const PlainRow = styled.div<RowProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
`;

export const CardRow = styled.div<RowProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $cardWidth }) => $cardWidth}), 1fr));
  grid-auto-rows: 1fr;
  /* Between two rows, the mark of one card and the badge of the next below it. */
  gap: ${token.space[4]} ${token.space[3]};
`;

export const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 50%;
  background: ${token.color.raised};
  cursor: inherit;
  transition:
    border-width ${token.motion.fast} ${token.motion.out},
    border-color ${token.motion.fast} ${token.motion.out};

  &:checked {
    border: 6px solid ${token.color.selected};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  &:disabled:checked {
    border-color: ${token.color.lineStrong};
  }
`;

export const PlainOption = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 32px;
  color: ${token.color.ink};
  cursor: pointer;

  &:hover input:not(:disabled, :checked) {
    border-color: ${token.color.accentText};
  }
  &:active input:not(:disabled, :checked) {
    background: ${token.color.accentSoft};
  }
  &:has(:disabled) {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  [data-part='text'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token.space[2]};
  }
  [data-part='description'] {
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
  [data-part='badge'] {
    padding: 0 ${token.space[2]};
    border-radius: ${token.radius.sm};
    background: ${token.color.valueSoft};
    color: ${token.color.value};
    font-size: ${token.text.xs};
    line-height: 20px;
  }
  &:has(:disabled) [data-part] {
    background: none;
    color: inherit;
  }
`;

export const CardOption = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  min-height: 64px;
  padding: ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  color: ${token.color.ink};
  cursor: pointer;
  transition:
    border-color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out},
    box-shadow ${token.motion.fast} ${token.motion.out};

  &:hover:not(:has(:disabled)) {
    border-color: ${token.color.accentText};
  }
  &:has(:checked) {
    border-color: ${token.color.accentText};
    background: linear-gradient(
      165deg,
      color-mix(in srgb, ${token.color.selected} 16%, ${token.color.accentSoft}),
      ${token.color.accentSoft}
    );
    box-shadow:
      inset 0 0 0 1px ${token.color.accentText},
      0 2px 18px color-mix(in srgb, ${token.color.selected} 30%, transparent);
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  &:has(:disabled:checked) {
    border-color: ${token.color.lineStrong};
    box-shadow: inset 0 0 0 1px ${token.color.lineStrong};
  }
  /* The whole card is the label; the radio button on its corner shows the choice without colour, and covers no text. */
  input {
    position: absolute;
    inset-inline-end: -6px;
    bottom: -6px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
  }
  && input {
    border: 0;
    background: none;
  }
  && input:checked {
    background: ${token.color.selected};
    box-shadow: 0 0 0 2px ${token.color.surface};
  }
  && input:disabled:checked {
    background: ${token.color.lineStrong};
  }
  input:checked::before {
    content: '';
    width: 9px;
    height: 5px;
    border: solid ${token.color.onSelected};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  input:disabled:checked::before {
    border-color: ${token.color.sunken};
  }
  input:focus-visible {
    outline: 0;
  }
  [data-part='icon'] {
    flex: none;
    display: grid;
    place-items: center;
    min-width: 32px;
    height: 36px;
  }
  [data-part='text'] {
    display: grid;
    min-width: 0;
  }
  [data-part='label'] {
    font-weight: ${token.weight.bold};
    line-height: ${token.leading.snug};
    /* 钱包 stays together where the card is narrow. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  [data-part='description'] {
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
  }
  [data-part='badge'] {
    position: absolute;
    /* On the edge of the card, where it takes no room from the text. */
    top: -9px;
    inset-inline-end: ${token.space[3]};
    padding: 0 6px;
    border-radius: ${token.radius.sm};
    background: ${token.gradient.value};
    color: ${token.color.onValue};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.bold};
    line-height: 18px;
  }
  &:has(:disabled) [data-part='badge'] {
    background: linear-gradient(${token.color.line}, ${token.color.line}) ${token.color.raised};
    color: ${token.color.inkMuted};
  }
  &:has(:disabled) [data-part='description'] {
    color: inherit;
  }
`;
