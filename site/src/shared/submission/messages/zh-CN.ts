/** Texts of a request whose answer was lost or was an error. */
export const submission = {
  checkingTitle: '正在确认结果',
  checkingText: '没有收到答复，正在用同一笔交易标识再次确认，不会重复办理。',
  unknownTitle: '尚未确认结果',
  unknownText: '您提交的 {currency}{amount} 还没有得到答复。继续确认只会查到同一笔交易，不会重复办理。',
  unknownTextBare: '您提交的操作还没有得到答复。继续确认只会查到同一笔交易，不会重复办理。',
  askAgain: '继续确认',
  giveUp: '返回修改',
  keptText: '您填写的内容已保留，可以直接重新提交。',
} as const;
