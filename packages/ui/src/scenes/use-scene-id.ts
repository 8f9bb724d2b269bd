import { useId } from 'react';

/** A prefix for a scene's own gradients, the same on server and client. */
export const useSceneId = (): string => `s${useId().replace(/\W/g, '')}`;
