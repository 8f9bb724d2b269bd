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
 * Words with the site that frames the game. Out: `pavilion:balance` after each round, `pavilion:deposit` when the person
 * asks to deposit. In: `pavilion:refresh`, when the balance changed elsewhere. Without a known site nothing is said.
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
  /** @param {object} message */
  const send = (message) => {
    if (isFramed && origin) window.parent.postMessage(message, origin);
  };
  return {
    isFramed,
    /** @param {string} balance decimal text */
    tellBalance: (balance) => send({ type: 'pavilion:balance', balance }),
    askDeposit: () => send({ type: 'pavilion:deposit' }),
    /** @param {() => void} listener */
    onRefresh: (listener) => {
      window.addEventListener('message', (event) => {
        if (
          event.origin === origin &&
          event.source === window.parent &&
          event.data?.type === 'pavilion:refresh'
        ) {
          listener();
        }
      });
    },
  };
};
