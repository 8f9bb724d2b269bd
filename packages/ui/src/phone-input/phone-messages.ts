export const phoneMessages = {
  'zh-CN': {
    phoneCountry: '国家或地区代码',
    phoneNumber: '手机号',
  },
  en: {
    phoneCountry: 'Country or region code',
    phoneNumber: 'Phone number',
  },
};
