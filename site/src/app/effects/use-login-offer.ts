import { modal } from '@pavilion/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchRow } from '../../routes/match-row';
import { paths } from '../../routes/paths';
import { titles } from '../../routes/titles';
import { useBrand } from '../../shared/brand/brand-context';
import { useMessages } from '../../shared/messages';
import { intendedPath, withIntended } from '../../shared/navigation/intended-path';
import { useIsMember } from '../../shared/session/session-context';
import { appMessages } from '../app-messages';

/**
 * Opens the login offer for a visitor whom the guard redirected from a member page. The address of that page is in the
 * query parameter `next`; a member is redirected to it immediately (RTE-2).
 *
 * @param isBlocked whether another dialog is open; the offer waits until it is closed
 */
export const useLoginOffer = (isBlocked: boolean) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMember = useIsMember();
  const t = useMessages(appMessages);
  const title = useMessages(titles);
  const brand = useBrand();
  const intended = pathname === paths.home ? intendedPath(search) : undefined;
  const row = intended === undefined ? undefined : matchRow(intended.split(/[?#]/)[0]!, brand);

  useEffect(() => {
    if (!intended || !row) return;
    if (isMember) {
      navigate(intended, { replace: true });
      return;
    }
    if (isBlocked) return;
    let isStale = false;
    const offer = modal.open({
      title: t('loginOfferTitle'),
      message: t('loginOfferText', { page: title(row.id) }),
      direction: 'center',
      footer: [{ title: t('loginOfferCancel') }, { title: t('loginOfferConfirm') }],
    });
    offer.closed.then((reason) => {
      if (isStale) return;
      navigate(reason === 'confirm' ? withIntended(paths.user.login, intended) : paths.home, {
        replace: true,
      });
    });
    return () => {
      isStale = true;
      offer.close();
    };
  }, [intended, row, isMember, isBlocked, navigate, t, title]);
};
