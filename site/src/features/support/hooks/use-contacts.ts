import type { Support } from '@pavilion/contract';
import { readSupport } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useClient } from '../../../shared/session/session-context';

/** The contacts of support that the gateway has (REQ-8); none while loading, and when they cannot be read. */
export const useContacts = (): Support['contacts'] => {
  const client = useClient();
  const [contacts, setContacts] = useState<Support['contacts']>([]);
  useEffect(() => {
    let isUnmounted = false;
    readSupport(client).then(
      (support) => isUnmounted || setContacts(support.contacts),
      // The page has the chat and links of its own.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [client]);
  return contacts;
};
