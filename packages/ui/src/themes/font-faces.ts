/** Fonts that operating systems include; nothing is downloaded. */
export const sansFaces =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Headings of promotions and of VIP only. */
export const serifFaces =
  '"Songti SC", "STSong", "Noto Serif SC", "Noto Serif CJK SC", "SimSun", Georgia, serif';
