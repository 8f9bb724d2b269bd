// @ts-check

/**
 * The origin of the page that frames this one, if it is one of the sites that may.
 *
 * @param {{ sites: string[], referrer: string, ancestors: ArrayLike<string> | undefined }} facts
 * @returns {string | undefined}
 */
export const siteOrigin = ({ sites, referrer, ancestors }) => {
  const claimed = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  return claimed !== undefined && sites.includes(claimed) ? claimed : undefined;
};

/**
 * Messages to and from the site that frames the game (`packages/contract/src/game-messages.ts`). Without a known site
 * nothing is sent.
 *
 * @param {Window} window
 */
export const createParentWindow = (window) => {
  const origin = siteOrigin({
    sites: (document.documentElement.dataset.sites ?? '').split(' ').filter(Boolean),
    referrer: document.referrer,
    ancestors: window.location.ancestorOrigins,
  });
  const isFramed = window.parent !== window && origin !== undefined;
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const channel = fragment.get('channel') ?? '';
  /** @param {import('@pavilion/contract').GameMessage} message */
  const send = (message) => {
    if (isFramed && origin) window.parent.postMessage({ ...message, channel }, origin);
  };
  /**
   * @template {import('@pavilion/contract').SiteMessage['type']} Type
   * @param {Type} type
   * @param {(message: Partial<Extract<import('@pavilion/contract').SiteMessage, { type: Type }>>) => void} listener
   */
  const listen = (type, listener) => {
    window.addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const message = event.data;
      if (message?.type === type) listener(message);
    });
  };
  return {
    isFramed,
    /** Whether the member hid balances when the page was opened. */
    hidesBalance: fragment.get('balance') === 'hidden',
    /** The page shows its game, or why it can not. */
    reportReady: () => send({ type: 'pavilion:ready' }),
    /** @param {string} balance decimal text */
    sendBalance: (balance) => send({ type: 'pavilion:balance', balance }),
    requestDeposit: () => send({ type: 'pavilion:deposit' }),
    requestTransfer: () => send({ type: 'pavilion:transfer' }),
    requestRealityCheck: () => send({ type: 'pavilion:reality-check' }),
    requestProtection: () => send({ type: 'pavilion:protection' }),
    /** The launch token has expired: the site launches the page again. */
    reportExpired: () => send({ type: 'pavilion:expired' }),
    /** @param {() => void} listener */
    onRefresh: (listener) => listen('pavilion:refresh', () => listener()),
    /** @param {() => void} listener */
    onResume: (listener) => listen('pavilion:resume', () => listener()),
    /** @param {(isHidden: boolean) => void} listener */
    onBalanceHiding: (listener) =>
      listen('pavilion:balance-hiding', ({ isHidden }) => listener(isHidden === true)),
  };
};
