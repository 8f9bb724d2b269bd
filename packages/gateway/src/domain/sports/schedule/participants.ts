import type { Participant, Sport } from '@pavilion/contract/sports';
import { text } from '../../texts';
import { colours } from './names';
import { sportSchedules } from './sport-schedules';

/** Step between the second parts of consecutive names, so that neighbours differ in both parts. */
const step = 7;

/** The participant of a sport with a number. Different numbers have different names. */
export const participantOf = (sport: Sport, number: number): Participant => {
  const { first, second, offset, letters } = sportSchedules[sport].naming;
  const [placeChinese, placeEnglish] = first[number % first.length]!;
  const turn = Math.floor(number / first.length);
  const [chinese, english] = second[(offset + turn + step * (number % first.length)) % second.length]!;
  const main = (3 * number) % colours.length;
  return {
    id: `${letters}${number + 1}`,
    name: text(`${placeChinese}${chinese}`, `${placeEnglish} ${english}`),
    short: text(placeChinese, placeEnglish),
    colours: [colours[main]!, colours[(main + 1 + (number % (colours.length - 1))) % colours.length]!],
  };
};

/** Strength of a participant, from -0.5 to 0.5. */
export const strengthOf = (number: number): number => ((number * 7919 + 37) % 101) / 100 - 0.5;
