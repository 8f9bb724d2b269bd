const two = (number: number) => String(number).padStart(2, '0');

/** Formats ms as `mm:ss`, from one hour on as `h:mm:ss`. */
export const elapsedText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes % 60)}:${two(seconds % 60)}`;
};
