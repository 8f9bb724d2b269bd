import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** Says plainly that no real money is meant. */
export const PlayMoneyNote = () => {
  const t = useMessages(cashierMessages);
  return (
    <Line>
      <Badge tone="info">{t('playMoney')}</Badge>
      {t('playMoneyText')}
    </Line>
  );
};
