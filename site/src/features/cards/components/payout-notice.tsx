import type { FormField, PayoutKind } from '@pavilion/contract';
import { Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  list-style: disc;
  li::marker { color: ${token.color.value}; }
`;

interface PayoutNoticeProps {
  readonly kind: PayoutKind;
  readonly limit: number;
  readonly fields: readonly FormField[];
}

/** What one should know before an account is bound. */
export const PayoutNotice = ({ kind, limit, fields }: PayoutNoticeProps) => {
  const t = useMessages(cardsMessages);
  const hasOwner = fields.some(({ control }) => control === 'fixed');
  return (
    <Card title={t('noticeTitle')}>
      <List>
        {hasOwner && <li>{t('noticeOwner')}</li>}
        {kind === 'coin' && <li>{t('noticeNetwork')}</li>}
        <li>{t('noticeCooling')}</li>
        <li>{t('noticeLimit', { limit })}</li>
        <li>{t('noticeFraud')}</li>
      </List>
    </Card>
  );
};
