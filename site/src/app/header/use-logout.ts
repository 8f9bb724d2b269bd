import { useLogoutMutation } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';

/** Ends the session. Navigates to Home first, because the guard of a member page would offer the login again. */
export const useLogout = () => {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();

  const logOut = async () => {
    await navigate(paths.home);
    try {
      await logout({}).unwrap();
      toast.success(t('loggedOut'));
    } catch {
      toast.error(t('logoutFailed'));
    }
  };
  return { logOut, isLoggingOut: isLoading };
};
