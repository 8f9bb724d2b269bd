/** Texts of the check of an agent's code. */
export const agentCheck = {
  verifyNone: '没有代理使用这个推广码，请向对方核对。',
  verifyActive: '{name} 是本站的正式代理',
  verifySuspended: '{name} 的代理资格已停用',
  verifyClosed: '{name} 已不再是本站代理，推广码不会绑定会员',
  verifySince: '推广码 {code}，{date} 起',
} as const;
