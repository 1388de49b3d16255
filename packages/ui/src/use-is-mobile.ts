import { useMedia } from './use-media.ts';

/** Whether the page is narrower than the breakpoint. */
export const useIsMobile = () => useMedia('mobile');
