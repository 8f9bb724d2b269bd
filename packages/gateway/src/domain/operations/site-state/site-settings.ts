import type { SpeechRules } from '@pavilion/contract';

/** Settings that an operator changes at run time. */
export interface SiteSettings {
  maintenance: boolean;
  stopLogin: boolean;
  stopRegister: boolean;
  /** On how many devices a member can be logged in; a further login ends the one seen longest ago (6001). Null: any number. */
  maxDevices: number | null;
  /** Phones that may not register: whole numbers or prefixes. */
  disablePhones: string[];
  festivalSkin: string;
  /** Rules of speech in live rooms. */
  speech: SpeechRules;
  /** Whether the sandbox reviews and answers by itself; otherwise operators do. */
  automaticReviews: boolean;
  /** By how much the clock of the tables is ahead, ms; a sandbox moves it. */
  tableClockAhead: number;
}

/** Defaults. */
export const defaultSettings: SiteSettings = {
  maintenance: false,
  stopLogin: false,
  stopRegister: false,
  maxDevices: null,
  disablePhones: ['170', '171'],
  festivalSkin: '',
  speech: { speechStatus: 0, vipMax: 0, vipMin: 0 },
  automaticReviews: true,
  tableClockAhead: 0,
};
