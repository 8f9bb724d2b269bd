import { QrCode, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token.space[2]};
  width: 184px;
  svg { border: 1px solid ${token.color.line}; }
  figcaption { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-align: center; }
`;

/** The payee's account or address as a QR code. The list beside it has the same text. */
export const PayeeCode = ({ value }: { value: string }) => {
  const t = useMessages(cashierMessages);
  return (
    <Figure>
      <QrCode value={value} label={t('codeLabel', { value })} size={176} />
      <figcaption>{t('codeCaption')}</figcaption>
    </Figure>
  );
};
