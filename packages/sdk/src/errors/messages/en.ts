import type { errorTexts as chinese } from './zh-CN';

export const errorTexts: Readonly<Record<keyof typeof chinese, string>> = {
  timeout: 'The connection timed out. Please try again.',
  cancelled: 'The request was cancelled. Please try again.',
  abnormal: 'The network is not working as it should. Please try again.',
  empty: 'Something went wrong on our side. Try again, or contact support.',
  offline: 'You are offline. Please check your connection.',
  closed: 'The connection was closed. Please check it.',
  unknown: 'Unknown connection error',
  unknownBusiness: 'Unknown error',
};
