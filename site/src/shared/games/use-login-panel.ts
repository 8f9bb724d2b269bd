import { modal } from '@pavilion/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useMessages } from '../messages';
import { withIntended } from '../navigation/intended-path';
import { gamesMessages } from './games-messages';

export interface LoginPanel {
  /** Why a login is required. */
  readonly message: string;
  /** The path to open after the login. */
  readonly intended: string;
}

/** Offers login and registration to a visitor. Resolves to whether one of them was chosen. */
export const useLoginPanel = (): ((panel: LoginPanel) => Promise<boolean>) => {
  const t = useMessages(gamesMessages);
  const navigate = useNavigate();
  return useCallback(
    async ({ message, intended }) => {
      const reason = await modal.open({
        title: t('loginTitle'),
        message,
        direction: 'center',
        footer: [{ title: t('register'), type: 'cancel' }, { title: t('login') }],
      }).closed;
      const target = { confirm: paths.user.login, cancel: paths.user.register }[reason as string];
      if (target) navigate(withIntended(target, intended));
      return target !== undefined;
    },
    [t, navigate],
  );
};
