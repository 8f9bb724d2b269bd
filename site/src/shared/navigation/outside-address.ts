/** Validates an address of another site from data: an absolute web address. Other schemes read as undefined. */
export const outsideAddress = (address: string): string | undefined => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { href, username, password } = new URL(address);
  return username || password ? undefined : href;
};
