import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';

/** What this site is, in one sentence that no page leaves out. */
export const PlayMoney = () => {
  const t = useMessages(appMessages);
  return <p>{t('footerPlayMoney')}</p>;
};
