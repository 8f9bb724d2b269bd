/**
 * Copies text to the clipboard, also where the clipboard API is not available (no https, an old browser).
 *
 * @throws Error when both methods fail.
 */
export const copyText = async (text: string): Promise<void> => {
  if (navigator.clipboard) {
    const written = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (written) return;
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const done = document.execCommand?.('copy') ?? false;
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('The text could not be copied');
};
