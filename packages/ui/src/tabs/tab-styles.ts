import { css, styled } from 'styled-components';
import { fadingStrip } from '../strip/strip-styles';
import { token } from '../themes/tokens';

export type TabsVariant = 'line' | 'pill' | 'segment';

const lists = {
  /* The buttons have room for the focus ring; text and line stay aligned with the page. */
  line: css`
    gap: ${token.space[2]};
    margin-inline: calc(-1 * ${token.space[2]});
    background: linear-gradient(${token.color.line} 0 0) bottom / calc(100% - 2 * ${token.space[2]}) 1px no-repeat;
  `,
  pill: css`
    gap: ${token.space[2]};
  `,
  segment: css`
    gap: ${token.space[1]};
    padding: ${token.space[1]};
    border-radius: ${token.radius.lg};
    background: ${token.color.sunken};
    box-shadow: inset 0 0 0 1px ${token.color.line};
  `,
} as const;

export const TabList = styled.div<{ $variant: TabsVariant }>`
  display: flex;
  ${fadingStrip}
  ${({ $variant }) => lists[$variant]}
`;

const buttons = {
  line: css`
    position: relative;
    height: 48px;
    padding: 0 ${token.space[2]};
    border-radius: ${token.radius.sm};
    font-size: ${token.text.lg};

    &::after {
      content: '';
      position: absolute;
      inset-inline: ${token.space[2]};
      bottom: 0;
      height: 3px;
      border-radius: ${token.radius.full};
      background: ${token.gradient.selected};
      opacity: 0;
      transform: scaleX(0.4);
      transition:
        opacity ${token.motion.base} ${token.motion.out},
        transform ${token.motion.base} ${token.motion.out};
    }
    &[aria-selected='true']::after {
      opacity: 1;
      transform: none;
    }
  `,
  pill: css`
    height: 36px;
    padding: 0 ${token.space[4]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};

    &[aria-selected='true'] {
      border-color: ${token.color.accentText};
      background: ${token.color.accentSoft};
    }
  `,
  segment: css`
    flex: 1;
    height: 40px;
    padding: 0 ${token.space[4]};
    border-radius: ${token.radius.md};

    &[aria-selected='true'] {
      background: ${token.color.raised};
      box-shadow: ${token.shadow[1]};
    }
  `,
} as const;

export const TabButton = styled.button.attrs({ type: 'button' })<{ $variant: TabsVariant }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  white-space: nowrap;
  cursor: pointer;
  transition:
    color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out},
    border-color ${token.motion.fast} ${token.motion.out};
  ${({ $variant }) => buttons[$variant]}

  &:hover:not(:disabled, [aria-selected='true']) {
    border-color: ${token.color.lineStrong};
    color: ${token.color.ink};
  }
  &:active:not(:disabled, [aria-selected='true']) {
    color: ${token.color.accentText};
  }
  &[aria-selected='true'] {
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &:disabled {
    color: ${token.color.inkFaint};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

export const TabPanel = styled.div`
  padding-top: ${token.space[5]};

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
    border-radius: ${token.radius.sm};
  }
`;
