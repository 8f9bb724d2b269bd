import { useEffect, useEffectEvent } from 'react';

/** Tells what another tab stored under a key. Source: requirement SES-4. */
export const useOtherTabs = (key: string, onChange: (value: string | null) => void) => {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) tell(event.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);
};
