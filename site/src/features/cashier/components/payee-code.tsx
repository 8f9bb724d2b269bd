import type { DepositOrder } from '@pavilion/contract';
import { QrCode, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { payeeAddress, scanned } from '../model/deposit-kinds';

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token.space[2]};
  width: 184px;
  svg { border: 1px solid ${token.color.line}; }
  figcaption { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; text-align: center; }
`;

/** The payee as a code, for the ways to pay that are scanned. The same text stands in the list beside it. */
export const PayeeCode = ({ order }: { order: DepositOrder }) => {
  const t = useMessages(cashierMessages);
  const value = payeeAddress(order);
  if (!scanned[order.channel.kind] || value === undefined) return null;
  return (
    <Figure>
      <QrCode value={value} label={t('codeLabel', { value })} size={176} />
      <figcaption>{t('codeCaption')}</figcaption>
    </Figure>
  );
};
