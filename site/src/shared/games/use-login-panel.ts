import { modal } from '@pavilion/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useBrand } from '../brand/brand-context';
import { offersAddress } from '../brand/offers';
import { useMessages } from '../messages';
import { withIntended } from '../navigation/intended-path';
import { gamesMessages } from './games-messages';

export interface LoginPanel {
  /** Why a login is required. */
  readonly message: string;
  /** The path to open after the login. */
  readonly intended: string;
}

/** Opens a dialog that offers login, registration and, where the brand has it, a demo. Resolves to whether the visitor chose one. */
export const useLoginPanel = (): ((panel: LoginPanel) => Promise<boolean>) => {
  const t = useMessages(gamesMessages);
  const navigate = useNavigate();
  const hasDemo = offersAddress(useBrand(), paths.demo);
  return useCallback(
    async ({ message, intended }) => {
      let target: string | undefined;
      const action = (title: string, path: string) => ({
        title,
        onClick: () => {
          target = path;
        },
      });
      await modal.open({
        title: t('loginTitle'),
        message,
        direction: 'center',
        footer: [
          { ...action(t('register'), paths.user.register), type: 'cancel' },
          ...(hasDemo ? [{ ...action(t('demo'), paths.demo), type: 'cancel' as const }] : []),
          action(t('login'), paths.user.login),
        ],
      }).closed;
      if (target) navigate(withIntended(target, intended));
      return target !== undefined;
    },
    [t, navigate, hasDemo],
  );
};
