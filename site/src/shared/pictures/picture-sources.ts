import { limits } from '@pavilion/contract';
import { moneyWire } from '@pavilion/contract/wire';
import { useEvidencePictureQuery, useSupportPictureQuery } from '@pavilion/sdk/react/money';

/** What pictures are uploaded for: how many, and the calls that upload and load one. */
export const pictureSources = {
  evidence: {
    most: limits.evidence.pictures,
    upload: moneyWire.evidenceAdd,
    usePicture: useEvidencePictureQuery,
  },
  support: {
    most: limits.support.pictures,
    upload: moneyWire.supportPictureAdd,
    usePicture: useSupportPictureQuery,
  },
} as const;

export type PictureSource = keyof typeof pictureSources;
