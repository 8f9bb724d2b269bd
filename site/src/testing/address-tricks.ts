/**
 * Addresses that imitate a venue's address, from known attacks on URL parsers. Every one must be rejected.
 *
 * @param venue an origin that may be framed
 * @param site the site's own origin (RTE-3).
 */
export const addressTricks = (venue: string, site: string): readonly string[] => {
  const { protocol, host, hostname } = new URL(venue);
  const evil = 'evil.example';
  const otherProtocol = protocol === 'https:' ? 'http:' : 'https:';

  const schemes = [
    'javascript',
    'JaVaScRiPt',
    'data',
    'vbscript',
    'blob',
    'file',
    'ftp',
    'filesystem',
    'about',
  ];
  const schemeTails = [
    ':alert(1)',
    `:alert(1)//${host}`,
    `://${host}/%0aalert(1)`,
    `:${venue}`,
    ':text/html,<script>alert(1)</script>',
    `:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#${venue}`,
  ];
  const hidden = ['\t', '\n', '\r', '\u0000', '\u0001', ' ', '\u00a0', '\u200b', '\ufeff', '\u2028'];

  const hosts = [
    evil,
    `${host}.${evil}`,
    `${evil}.${hostname}.${evil}`,
    `x${host}`,
    `${hostname}x`,
    `${hostname}-${evil}`,
    `${host}@${evil}`,
    `${host}%40${evil}`,
    `${host}%2f@${evil}`,
    `${host}%23@${evil}`,
    `${host}%00.${evil}`,
    `${host}%2e${evil}`,
    `${host}\u3002${evil}`,
    `${host}\uff0e${evil}`,
    `user@${host}`,
    `user:secret@${host}`,
    `:secret@${host}`,
    `${evil}@${host}`,
    `${hostname}:1`,
    `${hostname}:65535`,
    `${hostname}:99999`,
    `${evil}:80#${host}`,
    `${evil}#@${host}`,
    `${evil}?@${host}`,
    `${evil}/@${host}`,
    `${evil}\\@${host}`,
    `${evil}\\.${host}`,
    `${evil};${host}`,
    `${evil},${host}`,
    `${evil}&${host}`,
    `[${host}]`,
    '[::1]',
    '[::ffff:7f00:1]',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0',
    '169.254.169.254',
    'xn--80ak6aa92e.com',
    'ⓔⓥⓘⓛ.ⓔⓧⓐⓜⓟⓛⓔ',
  ];
  const prefixes = ['https://', 'http://', '//', '\\\\', '/\\', '\\/', '///'];

  return [
    '',
    ' ',
    '/',
    '#',
    '?',
    '.',
    '..',
    'null',
    'undefined',
    host,
    `${host}/`,
    `/${host}`,
    `./${host}`,
    `${otherProtocol}//${host}/`,
    `${protocol}/${evil}/${host}`,
    `${protocol}${evil}/${host}`,
    site,
    `${site}/`,
    `${site}/mine/finance/withdrawal`,
    `${site}/?${venue}`,
    `view-source:${venue}`,
    `jar:${venue}!/`,
    `url=${venue}`,
    `"${venue}"`,
    `<${venue}>`,
    ...schemes.flatMap((scheme) => schemeTails.map((tail) => scheme + tail)),
    ...hidden.flatMap((mark) => [
      `java${mark}script:alert(1)//${host}`,
      `${mark}javascript:alert(1)`,
      `https://${evil}${mark}@${host}.${evil}/`,
    ]),
    ...prefixes
      .flatMap((prefix) => hosts.map((name) => `${prefix}${name}/`))
      .filter((trick) => !venue.startsWith(trick)),
  ];
};
