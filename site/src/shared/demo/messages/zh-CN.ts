/** Texts of demos outside their page. */
export const demo = {
  playing: '试玩中',
  register: '免费注册',
  endFailed: '暂时无法结束试玩，请重试',
} as const;
