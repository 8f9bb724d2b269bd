import { useMessages } from '../../../../shared/messages';
import { MessageBox } from '../../../../shared/notice/message-box';
import { accountsMessages } from '../messages/accounts-messages';

/** Shown while the gateway has halted the cashier. */
export const HaltedNote = () => {
  const t = useMessages(accountsMessages);
  return <MessageBox tone="info" title={t('haltedTitle')} text={t('haltedText')} />;
};
