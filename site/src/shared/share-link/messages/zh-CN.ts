/** Texts of a member's own link. */
export const shareLink = {
  yourLink: '您的专属链接',
  copyLink: '复制链接',
  copyCode: '复制推广码',
  code: '推广码 {code}',
  qrLabel: '专属链接二维码：{address}',
  scan: '好友扫一扫即可打开',
} as const;
