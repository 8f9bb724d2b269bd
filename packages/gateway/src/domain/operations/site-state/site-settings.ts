import type { SpeechRules } from '@pavilion/contract';

/** What an operator switches while the site runs. */
export interface SiteSettings {
  maintenance: boolean;
  stopLogin: boolean;
  stopRegister: boolean;
  /** A login ends the member's sessions on other devices with 6001. */
  singleSession: boolean;
  /** Phones that may not register: whole numbers, or how numbers begin. */
  disablePhones: string[];
  festivalSkin: string;
  /** Who may speak in live rooms. */
  speech: SpeechRules;
}

/** Until the operator says otherwise. */
export const defaultSettings: SiteSettings = {
  maintenance: false,
  stopLogin: false,
  stopRegister: false,
  singleSession: false,
  disablePhones: ['170', '171'],
  festivalSkin: '',
  speech: { speechStatus: 0, vipMax: 0, vipMin: 0 },
};
