/** Texts of fields that every form shares. `{label}` names the field; lengths are text units, unless a text says characters. */
export const forms = {
  optional: '选填',
  choose: '请选择',
  errorCount: '还有 {count} 处需要修改，您填写的内容都已保留。',
  inputKept: '您填写的内容都已保留，可以修改后重新提交。',

  required: '请填写{label}',
  tooShort: '{label}至少 {limit} 位（一个汉字算 2 位），请检查是否漏填',
  tooLong: '{label}最多 {limit} 位（一个汉字算 2 位），请缩短一些',
  tooFewCharacters: '{label}至少 {limit} 个字，请检查是否漏填',
  tooManyCharacters: '{label}最多 {limit} 个字，请缩短一些',
  format: '{label}的格式不正确，请检查后重新填写',
  weak: '{label}太简单，请换一个',
  underAge: '须年满 {limit} 周岁，请核对{label}',
  taken: '{label}已被使用，请换一个',
  mustAccept: '请先勾选：{label}',
  unknown: '{label}不正确，请核对',
  blocked: '{label}不能使用，请换一个',
  other: '{label}没有通过检查，请修改后重试',

  passwordRules: '密码要求',
  ruleLength: '{min}–{max} 位',
  ruleLetter: '含字母',
  ruleDigit: '含数字',
  rulePlain: '不含空格和中文',
  ruleMet: '已满足',
  ruleUnmet: '未满足',
} as const;
