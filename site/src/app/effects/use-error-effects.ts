import type { ErrorEffectEvent } from '@pavilion/sdk';
import { modal } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { loadErrorToast } from '../../shared/errors/use-error-toast';
import { firstInteraction } from '../../shared/lazy/lazy';
import { type Locale, type Translate, useLocale, useMessages } from '../../shared/messages';
import { keepParameters } from '../../shared/navigation/kept-parameters';
import { useClient } from '../../shared/session/session-context';
import { appMessages } from '../app-messages';
import { usePreInfo } from '../site-config';

interface EffectContext {
  readonly navigate: NavigateFunction;
  readonly t: Translate<(typeof appMessages)['zh-CN']>;
  readonly locale: Locale;
  readonly isMaintenance: boolean;
  readonly reload: () => void;
  readonly closeLive: () => void;
  readonly setAlerting: (isAlerting: boolean) => void;
}

type EffectKind = ErrorEffectEvent['kind'];
type EffectHandlers = {
  readonly [K in EffectKind]: (
    effect: Extract<ErrorEffectEvent, { kind: K }>,
    context: EffectContext,
  ) => void;
};

const destinations = {
  login: paths.user.login,
  restriction: paths.other.restrictedIp,
  maintenance: paths.other.maintenance,
} as const;

/**
 * One handler for each kind of error effect (ERR-4 to ERR-7).
 */
const effectHandlers: EffectHandlers = {
  // The SDK has already ended the session, which makes the guard redirect.
  'clear-session': () => {},
  alert: ({ message, confirm }, { navigate, t, closeLive, setAlerting }) => {
    setAlerting(true);
    modal
      .open({
        title: t('noticeTitle'),
        message,
        direction: 'center',
        maskClosable: false,
        hideCloseIcon: true,
        footer: [{}],
      })
      .closed.then((reason) => {
        setAlerting(false);
        if (reason !== 'confirm') return;
        if (confirm.closesLive) closeLive();
        navigate(destinations[confirm.to]);
      });
  },
  redirect: (effect, { navigate, isMaintenance }) => {
    if (effect.scope === 'venue') return; // Maintenance of one venue: its own page shows that.
    // The download page for phones stays available during maintenance.
    if (effect.to === 'maintenance' && location.pathname === paths.downloadOnPhone) return;
    if (effect.unless === 'maintenance' && isMaintenance) return;
    // The chat with support answers restricted visitors, although other calls of its page are refused.
    if (effect.to === 'restriction' && location.pathname === paths.customer.main) return;
    const search = effect.name ? `?${new URLSearchParams({ name: effect.name })}` : '';
    navigate(keepParameters(destinations[effect.to] + search, location.search));
  },
  'show-message': ({ code, message, data }, { locale }) => {
    loadErrorToast().then(
      ({ showErrorToast }) => showErrorToast({ kind: 'business', code, message, data }, locale),
      // Without the chunk the message cannot be shown; the login offer still opens.
      () => {},
    );
  },
  'offer-reload': ({ message }, { t, reload }) => {
    modal
      .confirm({
        title: t('reloadTitle'),
        message,
        confirmText: t('reloadConfirm'),
        cancelText: t('reloadCancel'),
      })
      .then((confirmed) => confirmed && reload());
  },
};

const handleEffect = <K extends EffectKind>(
  effect: Extract<ErrorEffectEvent, { kind: K }>,
  context: EffectContext,
) => effectHandlers[effect.kind as K](effect, context);

/**
 * Handles the error effects of the SDK.
 * @returns whether an alert is open; other dialogs should wait until it is closed
 */
export const useErrorEffects = (): boolean => {
  const [isAlerting, setAlerting] = useState(false);
  const client = useClient();
  const navigate = useNavigate();
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const { data } = usePreInfo();

  const onEffect = useEffectEvent((effect: ErrorEffectEvent) =>
    handleEffect(effect, {
      navigate,
      t,
      locale,
      isMaintenance: data?.maintainConfig.status === 0,
      reload: () => location.reload(),
      closeLive: client.live.close,
      setAlerting,
    }),
  );

  // An action fails after an interaction, perhaps because the network is gone, and the chunk could not be loaded then.
  useEffect(() => {
    firstInteraction()
      .then(loadErrorToast)
      .catch(() => {});
  }, []);
  useEffect(() => client.effects.subscribe((effect) => onEffect(effect)), [client]);
  return isAlerting;
};
