import type { RoomMatch } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { useCallback } from 'react';
import { useMessages } from '../../../shared/messages';
import { usePeriodText } from '../../../shared/sports/leg-text';
import { roomsMessages } from '../messages/rooms-messages';

type TimedMatch = Pick<RoomMatch, 'sport' | 'status' | 'clock'>;

const minutesAndSeconds = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The period of a match and the time in it: 上半场 32′, 第 3 节 04:12, 完场. */
export const useMatchTime = (): ((match: TimedMatch) => string) => {
  const t = useMessages(roomsMessages);
  const periodText = usePeriodText();
  return useCallback(
    ({ sport, status, clock: { phase, shown } }) => {
      if (status === 'scheduled' || phase === 'before') return t('phaseBefore');
      if (status === 'ended' || status === 'settled' || phase === 'ended') return t('phaseEnded');
      if (status === 'interrupted') return t('interrupted');
      if (status !== 'live') return t('cancelled');
      const { halfMinutes } = sportDefinitions[sport];
      if (phase === 'break') return t(halfMinutes ? 'phaseBreak' : 'phasePause');
      const period = phase.startsWith('ot') ? t('overtime', { number: phase.slice(2) }) : periodText(phase);
      if (shown === undefined) return period;
      if (!halfMinutes) return `${period} ${minutesAndSeconds(shown)}`;
      const minute = Math.floor(shown / 60) + 1;
      const last = (['h1', 'h2'].indexOf(phase) + 1) * halfMinutes;
      const time =
        last > 0 && minute > last
          ? t('addedMinute', { minute: last, added: minute - last })
          : t('minute', { minute });
      return `${period} ${time}`;
    },
    [t, periodText],
  );
};
