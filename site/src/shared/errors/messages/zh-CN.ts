import { errorTexts } from '@pavilion/sdk';

/** The SDK words its errors as the specification does: in Chinese. */
export const errors = errorTexts;
