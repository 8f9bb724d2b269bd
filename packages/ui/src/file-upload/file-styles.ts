import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

/** A label, so that a click anywhere in it opens the file chooser; the keyboard reaches the input inside. */
export const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[6]} ${token.space[4]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  text-align: center;
  cursor: pointer;
  transition: border-color ${token.motion.fast} ${token.motion.out}, background-color ${token.motion.fast} ${token.motion.out};

  & > svg { color: ${token.color.accentText}; }
  &:hover, &[data-over] { border-color: ${token.color.accentText}; background: ${token.color.accentSoft}; }
  &:focus-within { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  &[data-invalid] { border-color: ${token.color.danger}; }
  &[data-disabled] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  &[data-disabled] * { color: inherit; }
  &:active:not([data-disabled]) { border-style: solid; }
`;

export const Hint = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

export const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: ${token.radius.sm};
  background: ${token.color.sunken};
  color: ${token.color.inkMuted};

  img { width: 100%; height: 100%; object-fit: cover; }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Bar = styled.span`
  display: block;
  height: 4px;
  margin-top: ${token.space[1]};
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.sunken};

  & > span {
    display: block;
    height: 100%;
    background: ${token.color.selected};
    transform-origin: left;
    &:dir(rtl) { transform-origin: right; }
    transition: transform ${token.motion.fast} ${token.motion.out};
  }
`;

export const Percent = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
`;

export const State = styled.span<{ $failed: boolean }>`
  display: block;
  color: ${({ $failed }) => ($failed ? token.color.danger : token.color.inkMuted)};
  font-size: ${token.text.sm};
`;
