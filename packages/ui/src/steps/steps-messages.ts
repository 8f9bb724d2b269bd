export const stepsMessages = {
  'zh-CN': {
    done: '已完成',
  },
  en: {
    done: 'Done',
  },
};
