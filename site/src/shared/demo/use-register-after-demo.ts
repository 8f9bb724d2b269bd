import { useLogoutMutation } from '@pavilion/sdk/react';
import { toast } from '@pavilion/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useMessages } from '../messages';
import { demoMessages } from './demo-messages';

/**
 * Ends the demo and opens the registration, which members do not see. The demo can be continued on this device until its
 * day ends.
 */
export const useRegisterAfterDemo = () => {
  const t = useMessages(demoMessages);
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();

  const register = async () => {
    // The guard of a member page would offer the login.
    await navigate(paths.demo);
    try {
      await logout({}).unwrap();
      await navigate(paths.user.register);
    } catch {
      toast.error(t('endFailed'));
    }
  };
  return { register, isEnding: isLoading };
};
