import { type FestivalSkin, festivalSkins, type LocalText, type SpeechRules } from '@pavilion/contract';
import { text } from '../../texts';

/** A venue under maintenance (6014). */
export interface ClosedVenue {
  /** Its code. */
  venue: string;
  name: LocalText;
  /** When operators expect its end, ISO; null: not known. Only an operator ends it. */
  until: string | null;
}

/** Settings of the whole site that change at run time, stored by name. */
export interface SiteSettings {
  maintenance: boolean;
  /** The venues that take no launch, stake or bet. */
  closedVenues: ClosedVenue[];
  stopLogin: boolean;
  /** Whether logins by a code to a phone are stopped; those by a password go on. */
  stopCodeLogin: boolean;
  stopRegister: boolean;
  /** On how many devices a member can be logged in; a further login ends the one seen longest ago (6001). Null: any number. */
  maxDevices: number | null;
  /** Phones that may not register: whole numbers or prefixes. */
  disablePhones: string[];
  /** A row of `festivalSkins`; any other text is no skin. Read it by `festivalSkinOf`. */
  festivalSkin: string;
  /** Rules of speech in live rooms. */
  speech: SpeechRules;
  /** Whether the sandbox reviews and answers by itself; otherwise operators do. */
  automaticReviews: boolean;
  /** By how much the clock of the tables is ahead, ms; a sandbox moves it. */
  tableClockAhead: number;
}

interface SettingRow<Value> {
  /** The value while no row of `site_settings` has another. */
  readonly initial: Value;
  readonly name: LocalText;
  /**
   * The act of operators, or the control of the sandbox, that changes it. A setting without either changes by its row of the
   * table `site_settings` alone.
   */
  readonly changedBy?: { readonly act: string } | { readonly control: string };
}

/**
 * Every setting, one row each; `docs/capabilities.md` lists them.
 *
 * Proved by `npm run test:unit -- capabilities`.
 */
export const settingRows: { readonly [Key in keyof SiteSettings]: SettingRow<SiteSettings[Key]> } = {
  maintenance: {
    initial: false,
    name: text('系统维护', 'Maintenance'),
    changedBy: { act: 'maintenanceSet' },
  },
  closedVenues: {
    initial: [],
    name: text('维护中的场馆', 'Venues under maintenance'),
    changedBy: { act: 'venueSet' },
  },
  stopLogin: {
    initial: false,
    name: text('关闭登录', 'No logins'),
    changedBy: { act: 'siteSwitch' },
  },
  stopCodeLogin: {
    initial: false,
    name: text('关闭验证码登录', 'No logins by a code'),
    changedBy: { act: 'siteSwitch' },
  },
  stopRegister: {
    initial: false,
    name: text('关闭注册', 'No registrations'),
    changedBy: { act: 'siteSwitch' },
  },
  maxDevices: {
    initial: null,
    name: text('每位会员可同时登录的设备数', 'Devices on which a member can be logged in'),
    changedBy: { act: 'maxDevicesSet' },
  },
  disablePhones: {
    initial: ['170', '171'],
    name: text('不可注册的手机号', 'Phones that cannot register'),
    changedBy: { act: 'phoneRefuse' },
  },
  festivalSkin: {
    initial: '',
    name: text('节日皮肤', 'Festival skin'),
    changedBy: { act: 'festivalSkinSet' },
  },
  speech: {
    initial: { speechStatus: 0, vipMax: 0, vipMin: 0 },
    name: text('直播间发言规则', 'Who speaks in live rooms'),
    changedBy: { act: 'speechSet' },
  },
  automaticReviews: {
    initial: true,
    name: text('沙盒自动审核和答复', 'The sandbox reviews and answers by itself'),
    changedBy: { act: 'reviewsAutomatic' },
  },
  tableClockAhead: {
    initial: 0,
    name: text('牌桌时钟提前的毫秒数', 'By how many ms the clock of the tables is ahead'),
    changedBy: { control: 'end-table-phase' },
  },
};

/** The values of a gateway whose settings nobody has changed. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settingRows).map(([key, { initial }]) => [key, initial]),
) as unknown as SiteSettings;

/** The skin of the site; null for none, and for a stored name that no row of `festivalSkins` has. */
export const festivalSkinOf = ({ festivalSkin }: Pick<SiteSettings, 'festivalSkin'>): FestivalSkin | null =>
  Object.hasOwn(festivalSkins, festivalSkin) ? (festivalSkin as FestivalSkin) : null;
