import type { Member } from '@pavilion/contract';
import { modal } from '@pavilion/ui';
import { useEffect, useRef } from 'react';

const shelfName = 'pavilion.anti-fraud';

/** One session of one member: a new login is warned anew, a reload is not. */
const sessionOf = ({ id, lastLoginAt }: Member) => `${id} ${lastLoginAt}`;

/** Notes that this session is warned; says whether it was before. Who can not be remembered is warned each time. */
const wasWarned = (session: string): boolean => {
  try {
    if (sessionStorage.getItem(shelfName) === session) return true;
    sessionStorage.setItem(shelfName, session);
  } catch {
    // Denied or full.
  }
  return false;
};

/** Warns of fraud when a member comes to the deposit for the first time in a session. Source: requirement DLG-9. */
export const useAntiFraudOnEntry = (member: Member | undefined) => {
  const session = member && sessionOf(member);
  useEffect(() => {
    if (session === undefined || wasWarned(session)) return;
    modal.antiFraud();
  }, [session]);
};

/**
 * Warns before money is sent to an account by hand. Tells whether the person said that they understood; whoever presses
 * twice is warned once.
 */
export const useFraudWarning = (): (() => Promise<boolean>) => {
  const isOpen = useRef(false);
  return async () => {
    if (isOpen.current) return false;
    isOpen.current = true;
    let understood = false;
    await modal.antiFraud({
      onOk: () => {
        understood = true;
      },
    });
    isOpen.current = false;
    return understood;
  };
};
