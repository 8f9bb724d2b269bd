import { breakpoint, ShieldIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 40px;
  padding: ${token.space[2]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.warning} 32%, transparent);
  border-radius: ${token.radius.md};
  background: ${token.color.warningSoft};
  font-size: ${token.text.sm};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[1]} ${token.space[3]}; line-height: ${token.leading.snug}; }
  svg { flex: none; color: ${token.color.warning}; }
`;

/** What the anti-fraud dialog warns of, in one line that stays on the page (DLG-9). */
export const FraudStrip = () => {
  const t = useMessages(cashierMessages);
  return (
    <Strip>
      <ShieldIcon size={18} />
      {t('fraudStrip')}
    </Strip>
  );
};
