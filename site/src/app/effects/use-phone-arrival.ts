import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRow } from '../../routes/match-row';
import { belongsOnPhonePage } from '../../routes/phone';
import { usePhone } from '../../shared/phone/phone-context';

/**
 * Keeps the address from which the guard is about to send a phone on. It stands before the screens, whose redirect
 * would have changed the address already.
 *
 * Source: requirement MOB-1.
 */
export const usePhoneArrival = () => {
  const phone = usePhone();
  const { pathname } = useLocation();
  useEffect(() => {
    if (phone.isPhone() && belongsOnPhonePage(matchRow(pathname))) phone.keepArrival(location.href);
  }, [phone, pathname]);
};
