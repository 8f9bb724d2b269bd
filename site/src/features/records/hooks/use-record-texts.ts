import type { LocalText } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { use, useMemo } from 'react';
import { useBrand } from '../../../shared/brand/brand-context';
import { isoTime } from '../../../shared/calendar/iso-time';
import { ShownTimeZone, type TimeText, useTimeText } from '../../../shared/calendar/time-zone';
import { zoneNames } from '../../../shared/calendar/zone-name';
import {
  type Catalogue,
  type Locale,
  localText,
  type Translate,
  translate,
  useLocale,
} from '../../../shared/messages';
import { recordsMessages } from '../messages/records-messages';

/** The texts that the columns and filters of a record table need, in the current language. */
export interface RecordTexts {
  readonly locale: Locale;
  readonly t: Translate<(typeof recordsMessages)['zh-CN']>;
  /** The texts of a catalogue that only some tables need. */
  readonly textsOf: <Zh extends Catalogue['zh-CN']>(catalogue: Catalogue<Zh>) => Translate<Zh>;
  readonly text: (text: LocalText) => string;
  readonly timeText: TimeText;
  /** `2026-02-01 20:15:09`, the same in every language. */
  readonly isoTime: (moment: string) => string;
  /** `2026-02-01`, by which rows are grouped. */
  readonly isoDay: (moment: string | number) => string;
  /** The name of the time zone of these times. */
  readonly zone: string;
}

export const useRecordTexts = (): RecordTexts => {
  const { locale } = useLocale();
  const brand = useBrand();
  const timeText = useTimeText();
  const timeZone = use(ShownTimeZone);
  return useMemo(
    () => ({
      locale,
      t: translate(recordsMessages, locale, brand),
      textsOf: (catalogue) => translate(catalogue, locale, brand),
      text: (text) => localText(text, locale, brand),
      timeText,
      isoTime: (moment) => isoTime(moment, timeZone),
      isoDay: (moment) => isoTime(moment, timeZone).slice(0, 10),
      zone: inLanguage(zoneNames[timeZone], locale),
    }),
    [locale, brand, timeText, timeZone],
  );
};
