import type { ErrorEffectEvent } from '@pavilion/sdk';
import { modal } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { type Locale, type Translate, useLocale, useMessages } from '../../shared/messages';
import { useClient } from '../../shared/session/session-context';
import { appMessages } from '../app-messages';
import { usePreInfo } from '../site-config';

interface Surroundings {
  readonly navigate: NavigateFunction;
  readonly t: Translate<(typeof appMessages)['zh-CN']>;
  readonly locale: Locale;
  readonly isMaintenance: boolean;
  readonly reload: () => void;
  readonly closeLive: () => void;
  readonly setAlerting: (isAlerting: boolean) => void;
}

type EffectKind = ErrorEffectEvent['kind'];
type Carry = {
  readonly [K in EffectKind]: (effect: Extract<ErrorEffectEvent, { kind: K }>, around: Surroundings) => void;
};

const destinations = {
  login: paths.user.login,
  restriction: paths.other.restrictedIp,
  maintenance: paths.other.maintenance,
} as const;

/**
 * What the site does about each kind of effect. A kind without an entry does not compile.
 *
 * Source: section 8 of the specification; requirements ERR-4 to ERR-7.
 */
const carryOut: Carry = {
  // The SDK has ended the session; the guards see that and send the member home.
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
    if (effect.scope === 'venue') return; // One venue rests; its own page says so.
    // The phone's page is for those who are on their way; they need not be told that the site rests.
    if (effect.to === 'maintenance' && location.pathname === paths.downloadOnPhone) return;
    if (effect.unless === 'maintenance' && isMaintenance) return;
    navigate({
      pathname: destinations[effect.to],
      search: effect.name ? `?${new URLSearchParams({ name: effect.name })}` : '',
    });
  },
  'show-message': ({ code, message }, { locale }) => {
    import('../../shared/errors/error-toast').then(
      ({ showErrorToast }) => showErrorToast({ kind: 'business', code, message }, locale),
      // Its words are in the same file; the login that is offered says what is left to do.
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

const carry = <K extends EffectKind>(effect: Extract<ErrorEffectEvent, { kind: K }>, around: Surroundings) =>
  carryOut[effect.kind as K](effect, around);

/**
 * Carries out what the SDK's errors ask for.
 * @returns whether one of them is being told in an alert that leads on: nothing else should ask for an answer meanwhile
 */
export const useErrorEffects = (): boolean => {
  const [isAlerting, setAlerting] = useState(false);
  const client = useClient();
  const navigate = useNavigate();
  const t = useMessages(appMessages);
  const { locale } = useLocale();
  const { data } = usePreInfo();

  const onEffect = useEffectEvent((effect: ErrorEffectEvent) =>
    carry(effect, {
      navigate,
      t,
      locale,
      isMaintenance: data?.maintainConfig.status === 0,
      reload: () => location.reload(),
      closeLive: client.live.close,
      setAlerting,
    }),
  );

  useEffect(() => client.effects.subscribe((effect) => onEffect(effect)), [client]);
  return isAlerting;
};
