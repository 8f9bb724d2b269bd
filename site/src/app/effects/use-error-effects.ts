import type { ErrorEffectEvent } from '@pavilion/sdk';
import { modal } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { maintenanceFrom } from '../../routes/guard';
import { paths } from '../../routes/paths';
import { loadErrorToast } from '../../shared/errors/use-error-toast';
import { firstInteraction } from '../../shared/lazy/lazy';
import { type Locale, type Translate, useLocale, useMessages } from '../../shared/messages';
import { intendedPath, withIntended } from '../../shared/navigation/intended-path';
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
  /**
   * Whether the code of this effect was not shown before, in this session or since the page was loaded. Every call of a blocked
   * device or of an outdated page is refused, and pages poll, so the same dialog would otherwise open again and again.
   */
  readonly isFirst: (scope: 'session' | 'document') => boolean;
  /** Takes that back for a dialog that was not shown. */
  readonly forget: () => void;
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

/** Loads the message of an effect in the language of the page, and the link to support if its code has one. */
const textsOf = async (effect: ErrorEffectEvent, locale: Locale, close: () => void) => {
  try {
    const { translatedMessage, supportLinkOf } = await loadErrorToast();
    return { message: await translatedMessage(effect, locale), link: await supportLinkOf(effect, close) };
  } catch {
    // Without the chunk, as the gateway sent it.
    return { message: effect.message, link: undefined };
  }
};

/**
 * One handler for each kind of error effect (ERR-4 to ERR-7).
 */
const effectHandlers: EffectHandlers = {
  // The SDK has already ended the session, which makes the guard redirect.
  'clear-session': () => {},
  alert: async (effect, { navigate, t, locale, closeLive, isFirst, forget, setAlerting }) => {
    if (!isFirst('session')) return;
    setAlerting(true);
    const left = new AbortController();
    const { message, link } = await textsOf(effect, locale, () => left.abort());
    // The chat answers whom the code sends to support.
    const isThere = link !== undefined && location.pathname === paths.customer.main;
    const reason = isThere
      ? 'close'
      : await modal.open({
          title: t('noticeTitle'),
          message,
          children: link,
          direction: 'center',
          maskClosable: false,
          hideCloseIcon: true,
          footer: [{}],
          signal: left.signal,
        }).closed;
    setAlerting(false);
    if (isThere || reason === 'unmount') forget();
    if (reason !== 'confirm') return;
    const { to, closesLive } = effect.confirm;
    if (closesLive) closeLive();
    // The guard has put the member's page into the address when the session ended (RTE-2).
    navigate(withIntended(destinations[to], intendedPath(location.search)));
  },
  redirect: (effect, { navigate, isMaintenance }) => {
    if (effect.scope === 'venue') return; // Maintenance of one venue: its own page shows that.
    // The download page for phones stays available during maintenance.
    if (effect.to === 'maintenance' && location.pathname === paths.downloadOnPhone) return;
    if (effect.unless === 'maintenance' && isMaintenance) return;
    // The chat with support answers restricted visitors, although other calls of its page are refused.
    if (effect.to === 'restriction' && location.pathname === paths.customer.main) return;
    const here = location.pathname + location.search;
    if (effect.to === 'maintenance') return navigate(keepParameters(maintenanceFrom(here), here));
    const search = effect.name ? `?${new URLSearchParams({ name: effect.name })}` : '';
    const to = keepParameters(destinations[effect.to] + search, location.search);
    // Calls and socket repeat the refusal while the page explains it.
    if (to !== here) navigate(to);
  },
  'show-message': ({ code, message, data }, { locale }) => {
    loadErrorToast().then(
      ({ showErrorToast }) => showErrorToast({ kind: 'business', code, message, data }, locale),
      // Without the chunk the message cannot be shown; the login offer still opens.
      () => {},
    );
  },
  'offer-reload': async (effect, { t, locale, isFirst, reload }) => {
    if (!isFirst('document')) return;
    const { message } = await textsOf(effect, locale, () => {});
    const isConfirmed = await modal.confirm({
      title: t('reloadTitle'),
      message,
      confirmText: t('reloadConfirm'),
      cancelText: t('reloadCancel'),
    });
    if (isConfirmed) reload();
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

  /** The codes that were shown, each with the epoch of the session at that time. */
  const shown = useRef(new Map<number, number>());
  const isFirst = (code: number, scope: 'session' | 'document') => {
    const { epoch } = client.session;
    const before = shown.current.get(code);
    shown.current.set(code, epoch());
    return before === undefined || (scope === 'session' && before !== epoch());
  };

  const onEffect = useEffectEvent((effect: ErrorEffectEvent) =>
    handleEffect(effect, {
      navigate,
      t,
      locale,
      isMaintenance: data?.maintainConfig.status === 0,
      reload: () => location.reload(),
      closeLive: client.live.close,
      isFirst: (scope) => isFirst(effect.code, scope),
      forget: () => void shown.current.delete(effect.code),
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
