/** Hands a text to the browser as a file to keep; `type` is its media type. In a browser only. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this turn; the address may go once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
