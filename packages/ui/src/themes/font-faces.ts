import { inAlphabet } from './in-alphabet';

/** In the text of an alphabet the face of the Latin quotation marks; else nothing. */
const latinMarks = 'var(--pv-latin-marks,)';

/** Chinese fonts draw these marks as wide as a character. The fonts of a theme begin with this face in the text of an alphabet. */
export const latinMarksCss = `@font-face {
  font-family: 'pv-latin-marks';
  src: local('Helvetica Neue'), local('Segoe UI'), local('Roboto'), local('Arial'), local('Liberation Sans');
  unicode-range: U+2018-201D, U+2026;
}
html${inAlphabet} { --pv-latin-marks: 'pv-latin-marks',; }
`;

/** Fonts that operating systems include; nothing is downloaded. */
export const sansFaces = `${latinMarks} "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

/** Headings of promotions and of VIP only. */
export const serifFaces = `${latinMarks} "Songti SC", "STSong", "Noto Serif SC", "Noto Serif CJK SC", "SimSun", Georgia, serif`;
