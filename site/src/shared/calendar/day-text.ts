/** Month and day of a day (`2026-01-31` gives `1/31`), for a chart's axis. */
export const shortDay = (day: string): string => day.slice(5).replace(/^0/, '').replace(/-0?/, '/');
