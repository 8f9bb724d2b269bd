import { EyeIcon, EyeOffIcon, token } from '@pavilion/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { useBalanceHiding } from './balance-hiding';
import { balanceMessages } from './balance-messages';
import { Money } from './money';

/** The money in a wallet of the member, which `BalanceEye` hides everywhere at once. Other amounts are `Money`. */
export const Balance = (props: Omit<ComponentProps<typeof Money>, 'masked'>) => (
  <Money {...props} masked={useBalanceHiding().isHidden} />
);

const Eye = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -4px; } }
  &:hover { background: ${token.color.sunken}; }
`;

/** Hides the balances on this device, or shows them. */
export const BalanceEye = () => {
  const t = useMessages(balanceMessages);
  const { isHidden, setHidden } = useBalanceHiding();
  const Icon = isHidden ? EyeOffIcon : EyeIcon;
  return (
    <Eye aria-label={t(isHidden ? 'show' : 'hide')} onClick={() => setHidden(!isHidden)}>
      <Icon size={18} />
    </Eye>
  );
};
