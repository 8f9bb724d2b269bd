'use client';
import { maskName, maskPhone } from '@pavilion/format';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../icons/member-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { maskedMessages } from './masked-messages';

export interface MaskedProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full text; it stays in the page’s memory. */
  readonly text: string;
  /** The masking rule. Default `name`. */
  readonly kind?: 'name' | 'phone';
  /** Shows a button that reveals the full text. */
  readonly revealable?: boolean;
}

const masks = { name: maskName, phone: maskPhone } as const;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  font-variant-numeric: tabular-nums;
`;

const Toggle = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;

  &:hover {
    color: ${token.color.ink};
  }
`;

/**
 * A masked name, account or phone number.
 *
 * Requirements MSK-1, MSK-2.
 */
export const Masked = ({ text, kind = 'name', revealable = false, ...rest }: MaskedProps) => {
  const messages = useMessages(maskedMessages);
  const [shown, setShown] = useState(false);
  return (
    <Root {...rest}>
      <bdi>{shown ? text : masks[kind](text)}</bdi>
      {revealable && (
        <Toggle aria-label={shown ? messages.conceal : messages.reveal} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
        </Toggle>
      )}
    </Root>
  );
};
