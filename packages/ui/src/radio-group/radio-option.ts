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
  gap: ${token.space[3]};
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
  min-height: 72px;
  padding: ${token.space[3]} 10px;
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
    background: ${token.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${token.color.accentText};
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
  /* The whole card is the label; the radio button in its corner shows the choice without colour. */
  input {
    position: absolute;
    inset-inline-end: -1px;
    bottom: -1px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 20px;
    border-radius: 0;
    border-start-start-radius: ${token.radius.lg};
    border-end-end-radius: ${token.radius.lg};
  }
  && input {
    border: 0;
    background: none;
  }
  && input:checked {
    background: ${token.color.selected};
  }
  && input:disabled:checked {
    background: ${token.color.lineStrong};
  }
  input:checked::before {
    content: '';
    width: 10px;
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
    width: 32px;
    height: 32px;
  }
  [data-part='text'] {
    display: grid;
    min-width: 0;
  }
  [data-part='label'] {
    font-weight: ${token.weight.bold};
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
    top: -1px;
    inset-inline-end: -1px;
    padding: 0 ${token.space[2]};
    border-start-end-radius: ${token.radius.lg};
    border-end-start-radius: ${token.radius.lg};
    background: ${token.gradient.value};
    color: ${token.color.onValue};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.bold};
    /* It ends above the label of a narrow card. */
    line-height: 18px;
  }
  &:has(:disabled) [data-part='badge'] {
    background: ${token.color.line};
    color: ${token.color.inkMuted};
  }
  &:has(:disabled) [data-part='description'] {
    color: inherit;
  }
`;
