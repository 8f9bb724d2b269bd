/** The messages of ERR-2 and ERR-8, verbatim. */
export const errorTexts = {
  timeout: '连接超时,请稍后再试',
  cancelled: '请求已取消,请稍后再试',
  abnormal: '网络异常,请稍后重试',
  empty: '系统异常,请稍后重试或联系客服',
  offline: '网络连接已断开,请检查',
  closed: '连接已终止,请检查',
  unknown: '未知连接错误',
  unknownBusiness: '未知业务异常',
} as const;
