import { createContext, use } from 'react';
import type { PhoneVisit } from './phone-visit';

const PhoneContext = createContext<PhoneVisit | null>(null);

export const PhoneProvider = PhoneContext.Provider;

/** The state of a visit by phone. */
export const usePhone = (): PhoneVisit => {
  const phone = use(PhoneContext);
  if (!phone) throw new Error('usePhone must be used inside a PhoneProvider');
  return phone;
};
