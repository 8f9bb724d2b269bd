/** What a text that anybody may have written holds as JSON: an object or a list, or undefined. Never throws. */
export const readObject = <Fields extends object>(
  text: string | null | undefined,
): Partial<Fields> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};
