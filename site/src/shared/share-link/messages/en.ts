/** Texts of a member's own link. */
export const shareLink = {
  yourLink: 'Your link',
  copyLink: 'Copy the link',
  copyCode: 'Copy the code',
  code: 'Code {code}',
  qrLabel: 'QR code of your link: {address}',
  scan: 'Friends scan it to open your link',
} as const;
