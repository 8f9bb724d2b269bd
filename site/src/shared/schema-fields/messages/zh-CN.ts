/** Texts of the fields of forms that are described as data. */
export const schemaFields = {
  detected: '已自动识别',
  errorChoose: '请选择{label}',
  errorShortDigits: '{label}至少 {limit} 位，请检查是否漏填',
  errorLongDigits: '{label}最多 {limit} 位，请检查是否多填',
  errorDigits: '{label}只能是数字，请去掉其他字符',
  errorFormat: '{label}的格式不正确，请对照下方说明检查',
  errorLuhn: '卡号校验未通过，有数字填错了，请对照卡面逐位核对',
  errorCoinAddress: '地址校验未通过，有字符填错了，请重新复制完整地址',
  errorOtherNetwork: '这个地址不属于所选网络，请更换网络或地址',
  errorPaymentDetails: '为了您的资金安全，{label}不能是完整的银行卡号或收款地址',
  errorTaken: '{label}已被其他账号绑定；如果是您本人的，请联系客服',
} as const;
