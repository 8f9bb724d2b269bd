import { useMember } from './use-member';

/** Whether the member of the session is a demo (DEM-1); false for visitors and while loading. */
export const useIsDemo = (): boolean => useMember().member?.isDemo ?? false;
