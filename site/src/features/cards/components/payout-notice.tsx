import type { PayoutForm } from '@pavilion/contract';
import { Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
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

/** Notice that is shown before an account is bound. */
export const PayoutNotice = ({ form: { limit, fields, notes } }: { form: PayoutForm }) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const hasOwner = fields.some(({ control }) => control === 'fixed');
  return (
    <Card title={t('noticeTitle')}>
      <List>
        {hasOwner && <li>{t('noticeOwner')}</li>}
        {notes.map((note) => (
          <li key={text(note)}>{text(note)}</li>
        ))}
        <li>{t('noticeCooling')}</li>
        <li>{t('noticeLimit', { limit })}</li>
        <li>{t('noticeFraud')}</li>
      </List>
    </Card>
  );
};
