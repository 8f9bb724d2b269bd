import { createJsonCache } from '@pavilion/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Form } from '../../../shared/forms/use-form';
import { useClient } from '../../../shared/session/session-context';
import { draftOf, isBlank, knownDraft, type NewTicket } from '../model/new-ticket';

const name = 'ticket-draft';

/** Only the session that wrote a draft can read it: after a logout, the next user of a shared computer does not see it. */
const options = { ofSession: true };

/** The pause in typing after which the draft is stored, ms. */
const storeDelay = 1_000;

/**
 * Keeps the draft of a ticket at the gateway for an hour, encrypted (REQ-7). Unlike the input that the tab stores it outlives the
 * tab. What an address filled in does not count as input, and wins over the draft.
 */
export const useTicketDraft = (
  { values, setValues }: Pick<Form<NewTicket>, 'values' | 'setValues'>,
  filledIn: Partial<NewTicket> | undefined,
) => {
  const client = useClient();
  const [cache] = useState(() => {
    const { siteId, environment } = client.cacheScope;
    return createJsonCache(client, { siteType: siteId, environment });
  });
  const hasEntry = useRef(false);
  const [isStored, setStored] = useState(false);
  const draft = draftOf(values);
  const content = JSON.stringify(draft);

  const restore = useEffectEvent((stored: Partial<NewTicket>) => {
    const known = knownDraft(stored);
    if (!isBlank(draft, filledIn) || isBlank(known)) return;
    hasEntry.current = true;
    setValues({ ...known, ...filledIn });
  });
  useEffect(() => {
    let isLeft = false;
    cache.read(name, options).then((stored) => isLeft || restore(stored));
    return () => {
      isLeft = true;
    };
  }, [cache]);

  const store = useEffectEvent(() => {
    hasEntry.current = true;
    cache.write(name, isBlank(draft) ? {} : draft, options).then(
      () => setStored(!isBlank(draft)),
      // The tab still has the input.
      () => setStored(false),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the input restarts the delay
  useEffect(() => {
    if (isBlank(draft, filledIn) && !hasEntry.current) return;
    const timer = setTimeout(() => store(), storeDelay);
    return () => clearTimeout(timer);
  }, [content]);

  return {
    /** Whether the gateway has stored a draft. */
    isStored,
    /** Forgets the draft, when it was sent. */
    forget: () => {
      if (hasEntry.current) cache.write(name, {}, options).catch(() => {});
    },
  };
};
