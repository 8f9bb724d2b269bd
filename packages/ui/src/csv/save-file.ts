/** Downloads a text as a file; `type` is its media type. Browser only. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
