import { type Member, storageKeys } from '@pavilion/contract';
import { modal } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useUnmountSignal } from '../../../shared/dialogs/use-confirm';

/** Identifies a session: the warning shows again after a login, not after a reload or in another tab. */
const sessionOf = ({ id, lastLoginAt }: Member) => `${id} ${lastLoginAt}`;

/** Whether this session was warned before. Without local storage the warning is shown each time. */
const wasWarned = (session: string): boolean => {
  try {
    return localStorage.getItem(storageKeys.fraudWarning) === session;
  } catch {
    return false;
  }
};

const rememberWarning = (session: string) => {
  try {
    localStorage.setItem(storageKeys.fraudWarning, session);
  } catch {
    // Denied or full.
  }
};

/** Shows the anti-fraud warning when a member opens the deposit page for the first time in a session (DLG-9). */
export const useAntiFraudOnEntry = (member: Member | undefined) => {
  const session = member && sessionOf(member);
  useEffect(() => {
    if (session === undefined || wasWarned(session)) return;
    const left = new AbortController();
    modal.antiFraud({
      signal: left.signal,
      // Not before: the dialog may not load, or the page be left.
      ref: (panel) => {
        if (panel) rememberWarning(session);
      },
    });
    return () => left.abort();
  }, [session]);
};

/**
 * Shows the anti-fraud warning before a submission. Resolves to whether the member confirmed it: not if the page was left
 * meanwhile. Ignores repeated presses.
 */
export const useFraudWarning = (): (() => Promise<boolean>) => {
  const isOpen = useRef(false);
  const signal = useUnmountSignal();
  return async () => {
    if (isOpen.current) return false;
    isOpen.current = true;
    let understood = false;
    await modal.antiFraud({
      signal: signal(),
      onOk: () => {
        understood = true;
      },
    });
    isOpen.current = false;
    return understood;
  };
};
