import type { Localized } from '@pavilion/format';
import type { TimeZone } from './time-zone';

/**
 * The names of the zones, which texts have as `{zone}`: texts about times that a page shows that of `ShownTimeZone`, texts about days
 * that filters, limits and rules count that of `brandTimeZone`.
 */
export const zoneNames: Readonly<Record<TimeZone, Localized<string>>> = {
  'Asia/Shanghai': { 'zh-CN': '北京时间', en: 'Beijing time' },
};
