/** In English text the face of the Latin quotation marks, which Chinese fonts draw as wide as a character; else nothing. */
const latinMarks = 'var(--pv-latin-marks,)';

/** Fonts that operating systems include; nothing is downloaded. */
export const sansFaces = `${latinMarks} "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

/** Headings of promotions and of VIP only. */
export const serifFaces = `${latinMarks} "Songti SC", "STSong", "Noto Serif SC", "Noto Serif CJK SC", "SimSun", Georgia, serif`;
