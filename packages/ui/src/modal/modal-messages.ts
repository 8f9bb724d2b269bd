export const modalMessages = {
  'zh-CN': {
    ok: '确定',
    cancel: '取消',
    close: '关闭',
    understood: '我知道了',
    friendlyReminder: '友情提示',
    notice: '提示',
    confirmTitle: '请确认',
    antiFraudTitle: '防骗提醒',
    /** Exact wording of the specification, half-width commas and full stop included. */
    antiFraudWarning: '若客服主动提供卡号引导您存款,请勿进行任何转账操作,否则资金将会丢失,平台概不负责.',
    /** The part of `antiFraudWarning` that is set in bold. */
    antiFraudEmphasis: '请勿进行任何转账操作',
    actionFailed: '操作失败，请稍后重试',
  },
  en: {
    ok: 'OK',
    cancel: 'Cancel',
    close: 'Close',
    understood: 'I understand',
    friendlyReminder: 'A friendly reminder',
    notice: 'Notice',
    confirmTitle: 'Please confirm',
    antiFraudTitle: 'Beware of fraud',
    antiFraudWarning:
      'If support staff offer you a card number and ask you to deposit to it, do not transfer anything. The money would be lost, and the platform bears no responsibility.',
    antiFraudEmphasis: 'do not transfer anything',
    actionFailed: 'That did not work. Please try again later.',
  },
};
