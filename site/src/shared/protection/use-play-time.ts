import { useMessages } from '../messages';
import { hoursOf } from './play-model';
import { protectionTexts } from './protection-texts';

/** Formats minutes of play in words: `1 小时 20 分钟`. */
export const usePlayTime = (): ((minutes: number) => string) => {
  const t = useMessages(protectionTexts);
  return (minutes) => {
    const time = hoursOf(minutes);
    return time.hours > 0 ? t('hours', time) : t('minutes', { minutes: time.minutes });
  };
};
