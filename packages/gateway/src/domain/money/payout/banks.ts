import type { FormOption } from '@pavilion/contract';

const bank = (value: string, chinese: string, english: string, ...prefixes: string[]): FormOption => ({
  value,
  label: { 'zh-CN': chinese, en: english },
  prefixes,
});

/** Banks, each with the prefixes of its card numbers. */
export const banks: readonly FormOption[] = [
  bank('icbc', '中国工商银行', 'ICBC', '622202', '622208', '621226', '621288', '622200', '955880'),
  bank('abc', '中国农业银行', 'Agricultural Bank of China', '622848', '622845', '623052', '621282', '955959'),
  bank('boc', '中国银行', 'Bank of China', '621661', '621660', '621785', '456351', '621790'),
  bank('ccb', '中国建设银行', 'China Construction Bank', '621700', '622700', '436742', '621081', '623668'),
  bank('comm', '交通银行', 'Bank of Communications', '622260', '622262', '621002', '622258'),
  bank('cmb', '招商银行', 'China Merchants Bank', '621483', '622580', '622588', '621485', '410062'),
  bank('psbc', '中国邮政储蓄银行', 'Postal Savings Bank', '621799', '622188', '621098', '621096'),
  bank('citic', '中信银行', 'China CITIC Bank', '621771', '622690', '622696', '433666'),
  bank('ceb', '中国光大银行', 'China Everbright Bank', '622660', '622662', '621492', '622650'),
  bank('cmbc', '中国民生银行', 'China Minsheng Bank', '621691', '622615', '622622', '415599'),
  bank('cib', '兴业银行', 'Industrial Bank', '622908', '622909', '438588', '622902'),
  bank('spdb', '上海浦东发展银行', 'SPD Bank', '622516', '622521', '621793', '622518'),
  bank('pab', '平安银行', 'Ping An Bank', '621626', '622298', '622986', '623058'),
  bank('gdb', '广发银行', 'China Guangfa Bank', '622568', '621462', '622555'),
  bank('hxb', '华夏银行', 'Hua Xia Bank', '622630', '622632', '621222'),
  bank('other', '其他银行', 'Another bank'),
];
