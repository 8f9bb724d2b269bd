import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';

/** The statement that all amounts are play money; part of every layout. */
export const PlayMoney = () => {
  const t = useMessages(appMessages);
  return <p>{t('footerPlayMoney')}</p>;
};
