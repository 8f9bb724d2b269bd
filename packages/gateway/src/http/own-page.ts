/** The address under which a client reached this server, as far as it is known. */
interface Reached {
  /** Host name and port. */
  readonly host: string | undefined;
  readonly isSecure: boolean;
}

/**
 * Whether the page that sends a request is of this site. Browsers send `Origin` with every request that changes
 * something and with every socket; other clients send none, or any. A page of plain HTTP is foreign to HTTPS: an attacker
 * who changes it in transit would act as the visitor.
 */
export const isOwnPage = (
  origin: string | undefined,
  { host, isSecure }: Reached,
  siteOrigins: readonly string[],
): boolean => {
  if (origin === undefined || siteOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (page.protocol === 'https:' || (page.protocol === 'http:' && !isSecure));
};
